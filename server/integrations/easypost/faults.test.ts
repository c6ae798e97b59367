import { afterEach, beforeEach, expect, test } from "vitest";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openEasyPost, TEST_KEY } from "@/test/carriers/open-easypost";
import { SHOPPER, shipmentOf } from "@/test/carriers/parcel-scene";
import type { Answer, Heard } from "@/test/carriers/provider-double";
import recordings from "./recorded/easypost-v2.json";

let double: EasyPostDouble;
beforeEach(async () => {
  double = await startEasyPostDouble();
});
afterEach(() => double.close());

const isBuying = ({ url }: Heard): boolean => url.endsWith("/buy");
const isMaking = ({ method, url }: Heard): boolean => method === "POST" && url.endsWith("/shipments");
const error = (status: number, message: string, headers?: Record<string, string>): Answer => ({
  ...{ status, body: { error: { code: "SOME.CODE", message, errors: [] } } },
  ...(headers === undefined ? {} : { headers }),
});

test.each([
  ["401", error(401, "nope"), { kind: "UNAUTHORIZED", attention: "CREDENTIALS_REFUSED" }, /API Keys and reconnect/],
  ["402", error(402, "Insufficient funds."), { kind: "REFUSED" }, /Add funds or a payment method.*Insufficient funds/],
  ["403", error(403, "No."), { kind: "UNAUTHORIZED", attention: "PERMISSIONS_MISSING" }, /doesn't allow/],
  [
    "429 with Retry-After",
    error(429, "", { "retry-after": "17" }),
    { kind: "PAUSED", retryAfterSeconds: 17 },
    /slow down/,
  ],
  ["429", error(429, ""), { kind: "PAUSED", retryAfterSeconds: 10 }, /slow down/],
  ["500", error(500, "Oops."), { kind: "UNAVAILABLE" }, /Oops/],
  ["503 of a proxy", { status: 503, body: "<html>" }, { kind: "UNAVAILABLE" }, /HTTP 503/],
  ["a body that is no JSON", { status: 200, body: "<html>" }, { kind: "UNAVAILABLE" }, /not JSON/],
  ["another JSON", { status: 200, body: [] }, { kind: "UNAVAILABLE" }, /expected form/],
  ["a broken line", null, { kind: "UNAVAILABLE" }, /./],
] as const)("%s: ends with one label and clear messages until then", async (_name, instead, facts, words) => {
  for (const when of ["BEFORE", "AFTER"] as const)
    for (const match of [isMaking, isBuying]) {
      const carrier = openEasyPost(double);
      const idempotencyKey = `${when}:${match.name}`;
      const before = double.books.bought;
      double.meet({ match, when, instead: instead as Answer | null });
      const failure = await carrier.createShipment(shipmentOf({ idempotencyKey })).catch((thrown) => thrown);
      expect(failure).toMatchObject({ name: "PartnerError", ...facts });
      expect(failure.message).toMatch(words);
      const found = await carrier.findShipment(idempotencyKey);
      expect(found === null).toBe(!(when === "AFTER" && match === isBuying));
      const label = await carrier.createShipment(shipmentOf({ idempotencyKey }));
      expect(label).toEqual(await carrier.findShipment(idempotencyKey));
      expect(double.books.bought).toBe(before + 1);
    }
  expect(double.books.shipments.size).toBe(4);
});

test.each(["BEFORE", "AFTER"] as const)("no response in time, %s the effect: ends with one label", async (when) => {
  const carrier = openEasyPost(double);
  double.meet({ match: isBuying, when, instead: "SILENCE" });
  const late = carrier.createShipment(shipmentOf({ signal: AbortSignal.timeout(300) }));
  await expect(late).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await carrier.createShipment(shipmentOf());
  expect(double.books.bought).toBe(1);
});

test("names the field of an address that EasyPost rejects", async () => {
  const recorded = recordings.find(({ name }) => name === "throws-an-error-when-we-cannot-create");
  double.meet({ match: isMaking, when: "BEFORE", instead: { status: 422, body: recorded?.answer } });
  await expect(openEasyPost(double).createShipment(shipmentOf())).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: "EasyPost says: Unable to verify address. Address: Address not found." },
  });
});

test("does not create another shipment after EasyPost adds a state", async () => {
  const carrier = openEasyPost(double);
  const stateless = shipmentOf({ from: { ...SHOPPER, stateProvince: "", stateProvinceCode: "" } });
  double.meet({ match: isBuying, when: "BEFORE", instead: error(422, "No.") });
  await expect(carrier.createShipment(stateless)).rejects.toMatchObject({ kind: "REFUSED" });
  for (const shipment of double.books.shipments.values())
    for (const address of [shipment.from_address, shipment.to_address]) if (address.state === "") address.state = "CA";
  await carrier.createShipment(stateless);
  expect([double.books.shipments.size, double.books.bought]).toEqual([1, 1]);
});

test("gets new rates for a corrected address, and still one label", async () => {
  const carrier = openEasyPost(double);
  double.meet({ match: isBuying, when: "BEFORE", instead: error(422, "Bad street.") });
  await expect(carrier.createShipment(shipmentOf())).rejects.toMatchObject({ kind: "REFUSED" });
  const from = { ...SHOPPER, line1: "417 Montgomery St" };
  const label = await carrier.createShipment(shipmentOf({ from }));
  expect(label.reference).toBe("shp_2");
  // The first result is returned, whatever the other fields are.
  expect((await carrier.createShipment(shipmentOf())).trackingNumber).toBe(label.trackingNumber);
  expect((await carrier.findShipment(shipmentOf().idempotencyKey))?.trackingNumber).toBe(label.trackingNumber);
  expect(double.books.bought).toBe(1);
});

test("makes one label of two attempts at once", async () => {
  const carrier = openEasyPost(double);
  const labels = await Promise.all([carrier.createShipment(shipmentOf()), carrier.createShipment(shipmentOf())]);
  expect(double.books.shipments.size).toBe(2);
  expect(new Set(labels.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
  expect(double.books.bought).toBe(1);
});

test("waits for a label that is still being made and does not buy another", async () => {
  const carrier = openEasyPost(double);
  double.books.label = { label_url: null };
  await expect(carrier.createShipment(shipmentOf())).rejects.toMatchObject({ kind: "BUSY", retryAfterSeconds: 30 });
  await expect(carrier.findShipment(shipmentOf().idempotencyKey)).rejects.toMatchObject({ kind: "BUSY" });
  expect(double.books.bought).toBe(1);
});

test.each([
  ["can't be read", { status: 403, body: "denied" }, "its file can't be read yet: HTTP 403"],
  ["is a page", { status: 200, body: "<html>" }, "neither a PDF nor a picture"],
])("reads a label again whose file %s, and does not buy another", async (_name, file, words) => {
  const carrier = openEasyPost(double);
  const usual = double.books.file;
  double.books.file = file;
  const failure = await carrier.createShipment(shipmentOf()).catch((thrown) => thrown);
  expect(failure).toMatchObject({ kind: "UNAVAILABLE", message: expect.stringContaining(words) });
  double.books.file = usual;
  await carrier.createShipment(shipmentOf());
  expect(double.books.bought).toBe(1);
});

test("keeps the key and personal data out of purposes and URLs, and reads files without the key", async () => {
  const carrier = openEasyPost(double);
  await carrier.createShipment(shipmentOf());
  await carrier.checkAddress?.({ address: SHOPPER });
  const shown = double.calls.map(({ purpose, url, error: words }) => `${purpose} ${url} ${words}`).join("\n");
  for (const secret of [TEST_KEY, Buffer.from(`${TEST_KEY}:`).toString("base64"), "Sparrow", "Townsend", "example.com"])
    expect(shown).not.toContain(secret);
  const files = double.heard.filter(({ url }) => url.includes("easypost-files"));
  expect(files.length).toBe(1);
  expect(files[0]?.headers.authorization).toBeUndefined();
});
