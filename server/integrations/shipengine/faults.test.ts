import { afterEach, beforeEach, expect, test } from "vitest";
import { openShipEngine, SANDBOX_KEY } from "@/test/carriers/open-shipengine";
import { SHOPPER, shipmentOf } from "@/test/carriers/parcel-scene";
import type { Answer, Heard } from "@/test/carriers/provider-double";
import { type ShipEngineDouble, startShipEngineDouble } from "@/test/carriers/shipengine-double";

let double: ShipEngineDouble;
beforeEach(async () => {
  double = await startShipEngineDouble();
});
afterEach(async () => {
  await double.close();
  expect(double.unfit).toEqual([]);
});

const input = (changes = {}) => shipmentOf({ carrier: "stamps_com", ...changes });
const isPricing = ({ url }: Heard): boolean => url.endsWith("/rates");
const isBuying = ({ method, url }: Heard): boolean => method === "POST" && url.endsWith("/labels");
const error = (status: number, error_code: string, message: string, headers = {}): Answer => ({
  ...{ status, headers },
  body: { request_id: "1", errors: [{ error_source: "carrier", error_type: "validation", error_code, message }] },
});

test.each([
  [
    "401",
    error(401, "unauthorized", "nope"),
    { kind: "UNAUTHORIZED", attention: "CREDENTIALS_REFUSED" },
    /API Management/,
  ],
  ["402", error(402, "", "No money."), { kind: "REFUSED" }, /Add funds.*No money/],
  ["400 without funds", error(400, "insufficient_funds", "No money."), { kind: "REFUSED" }, /Add funds/],
  ["403", error(403, "forbidden", "No."), { kind: "UNAUTHORIZED", attention: "PERMISSIONS_MISSING" }, /doesn't allow/],
  [
    "429 with Retry-After",
    error(429, "", "", { "retry-after": "17" }),
    { kind: "PAUSED", retryAfterSeconds: 17 },
    /slow down/,
  ],
  ["429", error(429, "", ""), { kind: "PAUSED", retryAfterSeconds: 10 }, /slow down/],
  ["500", error(500, "unspecified", "Oops."), { kind: "UNAVAILABLE" }, /The carrier says: Oops/],
  ["503 of a proxy", { status: 503, body: "<html>" }, { kind: "UNAVAILABLE" }, /HTTP 503/],
  ["a body that is no JSON", { status: 200, body: "<html>" }, { kind: "UNAVAILABLE" }, /not JSON/],
  ["another JSON", { status: 200, body: [] }, { kind: "UNAVAILABLE" }, /expected form/],
  ["a broken line", null, { kind: "UNAVAILABLE" }, /./],
] as const)("%s: ends with one label and clear messages until then", async (_name, instead, facts, words) => {
  for (const when of ["BEFORE", "AFTER"] as const)
    for (const match of [isPricing, isBuying]) {
      const carrier = openShipEngine(double);
      const idempotencyKey = `${when}:${match.name}`;
      const before = double.books.bought;
      double.meet({ match, when, instead: instead as Answer | null });
      const failure = await carrier.createShipment(input({ idempotencyKey })).catch((thrown) => thrown);
      expect(failure).toMatchObject({ name: "PartnerError", ...facts });
      expect(failure.message).toMatch(words);
      const found = await carrier.findShipment(idempotencyKey);
      expect(found === null).toBe(!(when === "AFTER" && match === isBuying));
      const label = await carrier.createShipment(input({ idempotencyKey }));
      expect(label).toEqual(await carrier.findShipment(idempotencyKey));
      expect(double.books.bought).toBe(before + 1);
    }
});

test.each(["BEFORE", "AFTER"] as const)("no response in time, %s the effect: ends with one label", async (when) => {
  const carrier = openShipEngine(double);
  double.meet({ match: isBuying, when, instead: "SILENCE" });
  const late = carrier.createShipment(input({ signal: AbortSignal.timeout(300) }));
  await expect(late).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await carrier.createShipment(input());
  expect(double.books.bought).toBe(1);
});

test("names a field that ShipEngine rejects as the form does", async () => {
  const fault = {
    error_source: "shipengine",
    error_code: "invalid_field_value",
    message: "Invalid postal code",
    field_name: "shipment.ship_from.postal_code",
  };
  double.meet({
    match: isBuying,
    when: "BEFORE",
    instead: { status: 400, body: { request_id: "1", errors: [fault] } },
  });
  await expect(openShipEngine(double).createShipment(input())).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: "ShipEngine says: Postal code: Invalid postal code." },
  });
});

test("updates and buys a shipment that was created but not bought, instead of creating another", async () => {
  const carrier = openShipEngine(double);
  // The previous attempt's shipment, under the same key, without a label.
  await carrier.createShipment(input());
  const { external_shipment_id } = double.books.labels.pop();
  double.books.shipments.push({ shipment_id: "se-77", external_shipment_id });
  const from = { ...SHOPPER, line1: "417 Montgomery St" };
  const label = await carrier.createShipment(input({ from }));
  expect(label.reference).toBe("se-label-2");
  expect(double.books.shipments).toMatchObject([
    { shipment_id: "se-77", ship_from: { address_line1: "417 Montgomery St" } },
  ]);
});

test("returns the other attempt's label to an attempt that was overtaken", async () => {
  const carrier = openShipEngine(double);
  const labels = await Promise.all([carrier.createShipment(input()), carrier.createShipment(input())]);
  expect(new Set(labels.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
  expect(double.books.bought).toBe(1);
});

test("waits for a label that is still being made, and reports one that failed", async () => {
  const carrier = openShipEngine(double);
  double.books.labelStatus = "processing";
  await expect(carrier.createShipment(input())).rejects.toMatchObject({ kind: "BUSY", retryAfterSeconds: 30 });
  double.books.labels[0].status = "error";
  await expect(carrier.findShipment(input().idempotencyKey)).rejects.toMatchObject({ kind: "REFUSED" });
  double.books.labels[0].status = "completed";
  expect((await carrier.createShipment(input())).reference).toBe("se-label-1");
  expect(double.books.bought).toBe(1);
});

test("keeps the key and personal data out of purposes and URLs, and reads files without the key", async () => {
  const carrier = openShipEngine(double);
  await carrier.createShipment(input());
  await carrier.checkAddress?.({ address: SHOPPER });
  const shown = double.calls.map(({ purpose, url, error: words }) => `${purpose} ${url} ${words}`).join("\n");
  for (const secret of [SANDBOX_KEY, "Sparrow", "Townsend", "example.com"]) expect(shown).not.toContain(secret);
  const files = double.heard.filter(({ url }) => url.includes("/downloads/"));
  expect(files.length).toBe(1);
  expect(files[0]?.headers["api-key"]).toBeUndefined();
});
