import { afterEach, beforeEach, expect, test } from "vitest";
import { openShippo, SHIPPO_TEST_TOKEN } from "@/test/carriers/open-shippo";
import { SHOPPER, shipmentOf } from "@/test/carriers/parcel-scene";
import type { Answer, Heard } from "@/test/carriers/provider-double";
import { type ShippoDouble, startShippoDouble } from "@/test/carriers/shippo-double";

let double: ShippoDouble;
beforeEach(async () => {
  double = await startShippoDouble();
});
afterEach(async () => {
  await double.close();
  expect(double.unfit).toEqual([]);
});

const input = (changes = {}) => shipmentOf({ carrier: "usps", ...changes });
const isPosted = ({ method, url }: Heard, path: string): boolean => method === "POST" && url.endsWith(path);
const isPricing = (call: Heard): boolean => isPosted(call, "/shipments") && call.body.metadata === undefined;
const isMarking = (call: Heard): boolean => isPosted(call, "/shipments") && call.body.metadata !== undefined;
const isBuying = (call: Heard): boolean => isPosted(call, "/transactions");
const error = (status: number, detail: string, headers = {}): Answer => ({ status, headers, body: { detail } });
const pass = (ms: number): void => {
  double.books.now = new Date(double.books.now.getTime() + ms);
};
const SETTLED_MS = 121_000;

test.each([
  [
    "401",
    error(401, "nope"),
    { kind: "UNAUTHORIZED", attention: "CREDENTIALS_REFUSED" },
    /Settings → API and reconnect/,
  ],
  ["402", error(402, "Card declined."), { kind: "REFUSED" }, /Billing, then retry.*Card declined/],
  ["403", error(403, "No."), { kind: "UNAUTHORIZED", attention: "PERMISSIONS_MISSING" }, /doesn't allow/],
  ["409", error(409, "Busy."), { kind: "BUSY", retryAfterSeconds: 30 }, /still at work/],
  ["422", error(422, "Bad parcel"), { kind: "REFUSED" }, /Shippo says: Bad parcel\./],
  [
    "429 with Retry-After",
    error(429, "", { "retry-after": "17" }),
    { kind: "PAUSED", retryAfterSeconds: 17 },
    /slow down/,
  ],
  ["429", error(429, ""), { kind: "PAUSED", retryAfterSeconds: 10 }, /slow down/],
  ["500", error(500, "Oops"), { kind: "UNAVAILABLE" }, /Shippo says: Oops/],
  ["503 of a proxy", { status: 503, body: "<html>" }, { kind: "UNAVAILABLE" }, /HTTP 503/],
  ["a body that is no JSON", { status: 200, body: "<html>" }, { kind: "UNAVAILABLE" }, /not JSON/],
  ["another JSON", { status: 200, body: [] }, { kind: "UNAVAILABLE" }, /expected form/],
  ["a broken line", null, { kind: "UNAVAILABLE" }, /./],
] as const)("%s: ends with one label and clear messages until then", async (_name, instead, facts, words) => {
  for (const when of ["BEFORE", "AFTER"] as const)
    for (const match of [isPricing, isMarking, isBuying]) {
      const carrier = openShippo(double);
      const idempotencyKey = `${when}:${match.name}`;
      const before = double.books.bought;
      double.meet({ match, when, instead: instead as Answer | null });
      const failure = await carrier.createShipment(input({ idempotencyKey })).catch((thrown) => thrown);
      expect(failure).toMatchObject({ name: "PartnerError", ...facts });
      expect(failure.message).toMatch(words);
      const isBought = when === "AFTER" && match === isBuying;
      const isOpen = !isBought && match !== isPricing && (match === isBuying || when === "AFTER");
      // Until the purchase must be over, it is unknown whether there is a label.
      if (isOpen) {
        const marks = double.books.shipments.length;
        const again = carrier.createShipment(input({ idempotencyKey }));
        await expect(again).rejects.toMatchObject({ kind: "BUSY" });
        // Each new mark would restart the wait.
        expect(double.books.shipments.length).toBe(marks);
      }
      pass(SETTLED_MS);
      expect((await carrier.findShipment(idempotencyKey)) === null).toBe(!isBought);
      const label = await carrier.createShipment(input({ idempotencyKey }));
      expect(label).toEqual(await carrier.findShipment(idempotencyKey));
      expect(double.books.bought).toBe(before + 1);
    }
});

test("finds the label after a missing response and does not buy another", async () => {
  const carrier = openShippo(double);
  double.meet({ match: isBuying, when: "AFTER", instead: "SILENCE" });
  const late = carrier.createShipment(input({ signal: AbortSignal.timeout(300) }));
  await expect(late).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  expect((await carrier.createShipment(input())).reference).toBe("trn_1");
  expect(double.books.bought).toBe(1);
});

test("buys the label once, after a call without response or effect can no longer succeed", async () => {
  const carrier = openShippo(double);
  double.meet({ match: isBuying, when: "BEFORE", instead: "SILENCE" });
  const late = carrier.createShipment(input({ signal: AbortSignal.timeout(300) }));
  await expect(late).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  pass(SETTLED_MS);
  await carrier.createShipment(input());
  expect(double.books.bought).toBe(1);
});

test("makes one label of two attempts at once, and of ten", async () => {
  const carriers = Array.from({ length: 10 }, () => openShippo(double));
  const attempts = await Promise.allSettled(carriers.map((carrier) => carrier.createShipment(input())));
  const refusals = attempts.flatMap((one) => (one.status === "rejected" ? [one.reason.kind] : []));
  expect(new Set(refusals)).toEqual(new Set(["BUSY"]));
  expect(double.books.bought).toBe(1);
  const found = await openShippo(double).createShipment(input());
  expect([found.reference, double.books.bought]).toEqual(["trn_1", 1]);
});

test.each([
  [2, 1, "is looked at again"],
  [3, 1, "is looked at again"],
  [9, 0, "is no lock, so nothing is bought"],
])("a mark that %d lists don't show yet: %d bought; it %s", async (behind, bought) => {
  const carrier = openShippo(double);
  double.books.behind = behind;
  const attempt = await carrier.createShipment(input()).catch((thrown) => thrown);
  expect([double.books.bought, attempt.kind]).toEqual([bought, bought === 1 ? undefined : "BUSY"]);
  double.books.behind = 0;
  pass(SETTLED_MS);
  await carrier.createShipment(input());
  expect(double.books.bought).toBe(1);
});

test("buys nothing when an attempt resumes that was suspended after setting its mark", async () => {
  const isListing = ({ method, url }: Heard) => method === "GET" && url.includes("/shipments?");
  const { now } = double.books;
  let lists = 0;
  // By the carrier's clock, the second list (after the mark) takes two minutes; meanwhile another attempt buys.
  const slow = {
    ...double,
    books: {
      ...double.books,
      get now() {
        lists = double.heard.filter(isListing).length;
        return lists < 2 ? now : new Date(now.getTime() + SETTLED_MS);
      },
    },
  };
  await expect(openShippo(slow).createShipment(input())).rejects.toMatchObject({ kind: "BUSY" });
  expect([lists, double.books.bought]).toEqual([2, 0]);
  pass(SETTLED_MS);
  await openShippo(double).createShipment(input());
  expect(double.books.bought).toBe(1);
});

test.each([-50, -3, 3, 50])("works with a clock that is %d minutes off", async (minutes) => {
  const off = { ...double, books: { ...double.books, now: new Date(double.books.now.getTime() + minutes * 60_000) } };
  const carrier = openShippo(off);
  const createdAt = off.books.now;
  double.meet({ match: isBuying, when: "BEFORE", instead: null });
  await expect(carrier.createShipment(input({ createdAt }))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await expect(carrier.createShipment(input({ createdAt }))).rejects.toMatchObject({ kind: "BUSY" });
  pass(SETTLED_MS);
  await carrier.createShipment(input({ createdAt }));
  await carrier.createShipment(input({ createdAt }));
  expect(double.books.bought).toBe(1);
});

test("waits for a label that is being made, and explains a carrier's rejection, which can be retried", async () => {
  const carrier = openShippo(double);
  double.books.transactionStatus = "QUEUED";
  await expect(carrier.createShipment(input())).rejects.toMatchObject({ kind: "BUSY", retryAfterSeconds: 30 });
  await expect(carrier.createShipment(input())).rejects.toMatchObject({ kind: "BUSY" });
  Object.assign(double.books.transactions[0], { status: "ERROR", messages: [{ source: "USPS", text: "No phone." }] });
  const refused = { kind: "REFUSED", message: expect.stringContaining("USPS says: No phone.") };
  await expect(carrier.createShipment(input())).rejects.toMatchObject(refused);
  expect(double.books.transactions.length).toBe(1);
  pass(SETTLED_MS);
  double.books.transactionStatus = "ERROR";
  const again = { kind: "REFUSED", message: expect.stringContaining("Phone number is missing") };
  await expect(carrier.createShipment(input())).rejects.toMatchObject(again);
  pass(SETTLED_MS);
  double.books.transactionStatus = "SUCCESS";
  expect((await carrier.createShipment(input())).reference).toBe("trn_3");
});

test("returns the first result, whatever settings and addresses say later", async () => {
  const first = await openShippo(double).createShipment(input());
  pass(86_400_000);
  const changed = openShippo(double, { rateRule: "FASTEST", returnLabels: "ORDINARY" });
  const from = { ...SHOPPER, line1: "417 Montgomery St" };
  expect(await changed.createShipment(input({ from }))).toEqual(first);
  expect(double.books.bought).toBe(1);
});

test("finds a label after many other shipments, and leaves too many to a person", async () => {
  const carrier = openShippo(double);
  const first = await carrier.createShipment(input());
  const other = { ...double.books.shipments[0], metadata: "order 7" };
  double.books.shipments = [...Array.from({ length: 250 }, () => other), ...double.books.shipments];
  expect(await carrier.createShipment(input())).toEqual(first);
  double.books.shipments = [...Array.from({ length: 2_000 }, () => other), ...double.books.shipments];
  const refused = { kind: "REFUSED", message: expect.stringContaining("Create the label in Shippo") };
  await expect(carrier.createShipment(input())).rejects.toMatchObject(refused);
  expect(double.books.bought).toBe(1);
});

test.each([
  ["can't be read", { status: 403, body: "denied" }, "its file can't be read yet: HTTP 403"],
  ["is a page", { status: 200, body: "<html>" }, "neither a PDF nor a picture"],
])("reads a label again whose file %s, and does not buy another", async (_name, file, words) => {
  const carrier = openShippo(double);
  const usual = double.books.file;
  double.books.file = file;
  const failure = await carrier.createShipment(input()).catch((thrown) => thrown);
  expect(failure).toMatchObject({ kind: "UNAVAILABLE", message: expect.stringContaining(words) });
  double.books.file = usual;
  await carrier.createShipment(input());
  expect(double.books.bought).toBe(1);
});

test("names a field that Shippo rejects as the form does", async () => {
  const body = { address_from: [{ zip: ["Enter a valid postal code"] }], __all__: ["Address is incomplete."] };
  double.meet({ match: isMarking, when: "BEFORE", instead: { status: 400, body } });
  await expect(openShippo(double).createShipment(input())).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: "Shippo says: Postal code: Enter a valid postal code. Address is incomplete." },
  });
});

test("keeps the key and personal data out of purposes and URLs, and reads files without the key", async () => {
  const carrier = openShippo(double);
  await carrier.createShipment(input());
  await carrier.checkAddress?.({ address: SHOPPER });
  const shown = double.calls.map(({ purpose, url, error: words }) => `${purpose} ${url} ${words}`).join("\n");
  for (const secret of [SHIPPO_TEST_TOKEN, "Sparrow", "Townsend", "example.com"]) expect(shown).not.toContain(secret);
  const files = double.heard.filter(({ url }) => url.includes("shippo-delivery"));
  expect(files.length).toBe(1);
  expect(files[0]?.headers.authorization).toBeUndefined();
});
