import { afterEach, beforeEach, expect, test } from "vitest";
import { DUTCH_SHOPPER, dutchShipment, openSendcloud, SENDCLOUD_VALUES } from "@/test/carriers/open-sendcloud";
import type { Answer, Heard } from "@/test/carriers/provider-double";
import { type SendcloudDouble, startSendcloudDouble } from "@/test/carriers/sendcloud-double";

let double: SendcloudDouble;
beforeEach(async () => {
  double = await startSendcloudDouble();
});
afterEach(async () => {
  await double.close();
  expect(double.unfit).toEqual([]);
});

const isLooking = ({ method, url }: Heard): boolean => method === "GET" && url.includes("/returns?");
const isPricing = ({ url }: Heard): boolean => url.endsWith("/shipping-options");
const isBuying = ({ url }: Heard): boolean => url.endsWith("/announce-synchronously");
const isReading = ({ method, url }: Heard): boolean => method === "GET" && /\/returns\/\d+$/.test(url);
const error = (status: number, detail: string, headers = {}): Answer => ({
  ...{ status, headers, body: { errors: [{ status: String(status), code: "invalid", detail }] } },
});

test.each([
  [
    "401",
    error(401, "nope"),
    { kind: "UNAUTHORIZED", attention: "CREDENTIALS_REFUSED" },
    /Settings → Integrations and reconnect/,
  ],
  ["402", error(402, "No money"), { kind: "REFUSED" }, /Financial, then retry.*No money/],
  ["403", error(403, "No."), { kind: "UNAUTHORIZED", attention: "PERMISSIONS_MISSING" }, /doesn't allow/],
  ["422", error(422, "Bad parcel"), { kind: "REFUSED" }, /Sendcloud says: Bad parcel\./],
  [
    "429 with Retry-After",
    error(429, "", { "retry-after": "17" }),
    { kind: "PAUSED", retryAfterSeconds: 17 },
    /slow down/,
  ],
  ["429", error(429, ""), { kind: "PAUSED", retryAfterSeconds: 10 }, /slow down/],
  ["500", error(500, "Oops"), { kind: "UNAVAILABLE" }, /Sendcloud says: Oops/],
  ["503 of a proxy", { status: 503, body: "<html>" }, { kind: "UNAVAILABLE" }, /HTTP 503/],
  ["a body that is no JSON", { status: 200, body: "<html>" }, { kind: "UNAVAILABLE" }, /not JSON/],
  ["another JSON", { status: 200, body: [] }, { kind: "UNAVAILABLE" }, /expected form/],
  ["a broken line", null, { kind: "UNAVAILABLE" }, /./],
] as const)("%s: ends with one label and clear messages until then", async (_name, instead, facts, words) => {
  for (const when of ["BEFORE", "AFTER"] as const)
    for (const match of [isLooking, isPricing, isBuying, isReading]) {
      const carrier = openSendcloud(double);
      const idempotencyKey = `${when}:${match.name}`;
      const before = double.books.bought;
      double.meet({ match, when, instead: instead as Answer | null });
      const failure = await carrier.createShipment(dutchShipment({ idempotencyKey })).catch((thrown) => thrown);
      expect(failure).toMatchObject({ name: "PartnerError", ...facts });
      expect(failure.message).toMatch(words);
      const isBought = match === isReading || (when === "AFTER" && match === isBuying);
      expect((await carrier.findShipment(idempotencyKey)) === null).toBe(!isBought);
      const label = await carrier.createShipment(dutchShipment({ idempotencyKey }));
      expect(label).toEqual(await carrier.findShipment(idempotencyKey));
      expect(double.books.bought).toBe(before + 1);
    }
});

test.each(["BEFORE", "AFTER"] as const)("no response in time, %s the effect: ends with one label", async (when) => {
  const carrier = openSendcloud(double);
  double.meet({ match: isBuying, when, instead: "SILENCE" });
  const late = carrier.createShipment(dutchShipment({ signal: AbortSignal.timeout(300) }));
  await expect(late).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  expect((await carrier.createShipment(dutchShipment())).reference).toBe("1");
  expect(double.books.bought).toBe(1);
});

test("makes one label of ten attempts at once, and returns it to all", async () => {
  const carriers = Array.from({ length: 10 }, () => openSendcloud(double));
  const labels = await Promise.all(carriers.map((carrier) => carrier.createShipment(dutchShipment())));
  expect(new Set(labels.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
  expect(double.books.bought).toBe(1);
});

test("never buys another label for a reference used by a return that isn't listed yet", async () => {
  const carrier = openSendcloud(double);
  await carrier.createShipment(dutchShipment());
  const empty = { status: 200, body: { data: [] } };
  double.meet({ match: isLooking, when: "BEFORE", instead: empty, times: 2 });
  const failure = { kind: "UNAVAILABLE", message: expect.stringContaining("doesn't list it yet") };
  await expect(carrier.createShipment(dutchShipment())).rejects.toMatchObject(failure);
  expect((await carrier.createShipment(dutchShipment())).reference).toBe("1");
  expect(double.books.bought).toBe(1);
});

test.each([-20, 20])("works with a clock that is %d hours off", async (hours) => {
  const off = { ...double, books: { ...double.books, now: new Date(double.books.now.getTime() + hours * 3_600_000) } };
  const createdAt = off.books.now;
  await openSendcloud(off).createShipment(dutchShipment({ createdAt }));
  await openSendcloud(off).createShipment(dutchShipment({ createdAt }));
  expect(double.books.bought).toBe(1);
});

test("waits for a label that is being made, and uses the next reference after the carrier rejects one", async () => {
  const carrier = openSendcloud(double);
  double.books.label = { tracking_number: "", label: {} };
  await expect(carrier.createShipment(dutchShipment())).rejects.toMatchObject({ kind: "BUSY", retryAfterSeconds: 30 });
  await expect(carrier.findShipment(dutchShipment().idempotencyKey)).rejects.toMatchObject({ kind: "BUSY" });
  expect(double.books.returns.size).toBe(1);
  const [first] = double.books.returns.values();
  first.errors = [{ title: "x", detail: "Postal code is invalid." }];
  expect(await carrier.findShipment(dutchShipment().idempotencyKey)).toBeNull();
  double.books.label = { tracking_number: "", label: {}, errors: [{ detail: "Street is missing." }] };
  const refused = { kind: "REFUSED", message: expect.stringContaining("It says: Street is missing.") };
  await expect(carrier.createShipment(dutchShipment())).rejects.toMatchObject(refused);
  double.books.label = {};
  expect((await carrier.createShipment(dutchShipment())).reference).toBe("3");
  expect([...double.books.returns.keys()].map((reference) => reference.split("-").at(-1))).toEqual(["1", "2", "3"]);
  expect(double.books.bought).toBe(1);
});

test("finds a label after many returns, and leaves too many to a person", async () => {
  const carrier = openSendcloud(double);
  const first = await carrier.createShipment(dutchShipment());
  const [mine] = [...double.books.returns.entries()];
  const others = (count: number) =>
    Array.from({ length: count }, (_, index): [string, unknown] => [`x-${index}`, { ...mine?.[1], order_number: "7" }]);
  double.books.returns = new Map([...others(90), ...(mine === undefined ? [] : [mine])]);
  expect(await carrier.createShipment(dutchShipment())).toEqual(first);
  double.books.returns = new Map([...others(2_000), ...(mine === undefined ? [] : [mine])]);
  const refused = { kind: "REFUSED", message: expect.stringContaining("Create the label in Sendcloud") };
  await expect(carrier.createShipment(dutchShipment())).rejects.toMatchObject(refused);
});

test.each([
  ["can't be read", { status: 403, body: "denied" }, "its file can't be read yet: HTTP 403"],
  ["is a page", { status: 200, body: "<html>" }, "neither a PDF nor a picture"],
])("reads a label again whose file %s, and does not buy another", async (_name, file, words) => {
  const carrier = openSendcloud(double);
  const usual = double.books.file;
  double.books.file = file;
  const failure = await carrier.createShipment(dutchShipment()).catch((thrown) => thrown);
  expect(failure).toMatchObject({ kind: "UNAVAILABLE", message: expect.stringContaining(words) });
  double.books.file = usual;
  await carrier.createShipment(dutchShipment());
  expect(double.books.bought).toBe(1);
});

test.each([
  [{ errors: [{ detail: "This is not valid", source: { pointer: "/from_address/postal_code" } }] }, "Postal code: "],
  [{ errors: [{ field: "house_number", message: "This is not valid" }] }, "House number: "],
  [{ error: { code: "x", message: "This is not valid" } }, ""],
  [{ detail: "This is not valid" }, ""],
])("names the field of a rejection in any of Sendcloud's formats: %j", async (body, name) => {
  double.meet({ match: isBuying, when: "BEFORE", instead: { status: 400, body } });
  await expect(openSendcloud(double).createShipment(dutchShipment())).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: `Sendcloud says: ${name}This is not valid.` },
  });
});

test("keeps keys and personal data out of purposes and URLs, and sends keys to Sendcloud's own host only", async () => {
  const carrier = openSendcloud(double);
  await carrier.createShipment(dutchShipment());
  await carrier.listDropOffPoints({ carrier: "dpd", near: DUTCH_SHOPPER });
  double.books.label = { label: { label_printer: "https://elsewhere.example/documents/label" } };
  await carrier.createShipment(dutchShipment({ idempotencyKey: "other" }));
  const shown = double.calls.map(({ purpose, url, error: words }) => `${purpose} ${url} ${words}`).join("\n");
  const secrets = [...Object.values(SENDCLOUD_VALUES), "Sparrow", "Insulindelaan", "example.com"];
  for (const secret of secrets) expect(shown.replaceAll("elsewhere.example", "")).not.toContain(secret);
  const files = double.heard.filter(({ url }) => url.endsWith("/documents/label"));
  expect(files.map(({ headers }) => headers.authorization?.startsWith("Basic "))).toEqual([true, undefined]);
});
