import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp, ProviderResponse } from "@/server/partners/provider-http";
import { nextCursor, readCursor } from "./cursor";
import { medusa } from "./medusa";

const secret = "bench-only-signing-secret-0123456789";
const typed = { address: "https://medusa.example.com", apiKey: "sk_0123456789abcdef", signingSecret: "" };

test.each([
  ["medusa.example.com", "https://medusa.example.com"],
  ["https://medusa.example.com/app/orders?offset=20", "https://medusa.example.com"],
  [" https://MEDUSA.example.com/admin/ ", "https://medusa.example.com"],
  ["https://example.com/shop/app", "https://example.com/shop"],
  ["localhost:9000", "http://localhost:9000"],
  ["http://127.0.0.1:9000/app", "http://127.0.0.1:9000"],
])("reads the address %s as %s", (address, expected) => {
  expect(medusa.readValues({ ...typed, address })).toMatchObject({ ok: true, values: { address: expected } });
});

test.each([
  [{ address: "http://medusa.example.com" }, "address", /unencrypted/],
  [{ address: "ftp://medusa.example.com" }, "address", /https/],
  [{ address: "https://a:b@medusa.example.com" }, "address", /user name/],
  [{ address: "" }, "address", /Enter the address/],
  [{ apiKey: "pk_0123" }, "apiKey", /publishable/],
  [{ apiKey: "secret" }, "apiKey", /sk_/],
  [{ signingSecret: "short" }, "signingSecret", /24/],
])("rejects %j with an explanation", (change, name, words) => {
  const read = medusa.readValues({ ...typed, ...change });
  expect(read).toMatchObject({ ok: false, faults: [{ field: name, description: expect.stringMatching(words) }] });
});

test("requires only address and key", () => {
  expect(medusa.credentials.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    "address",
    "apiKey",
  ]);
});

const answering = (answer: Partial<ProviderResponse>, onlyAt = /./): ProviderHttp => ({
  send: async ({ url }) => {
    const stores = JSON.stringify({ stores: [{ id: "store_1", name: "Northwind" }], stock_locations: [] });
    return { status: 200, headers: {}, text: stores, ...(onlyAt.test(url) ? answer : {}) };
  },
  readBytes: () => {
    throw new Error("No file is read.");
  },
  readLines: () => {
    throw new Error("Nothing is read line by line.");
  },
});
const html = "<!doctype html>";
const json = (message: string, type = "") => JSON.stringify({ type, message });

test.each([
  ["a storefront", { status: 200, text: html }, /./, "REFUSED", /no Medusa 2/],
  ["another server", { status: 404, text: html }, /./, "REFUSED", /no Medusa 2/],
  ["a wrong key", { status: 401, text: json("Unauthorized") }, /./, "UNAUTHORIZED", /refused the secret API key/],
  ["a password in front", { status: 401, text: html }, /./, "REFUSED", /in front of Medusa/],
  [
    "a redirect",
    { status: 301, headers: { location: "https://www.example.com/x" } },
    /./,
    "REFUSED",
    /to https:\/\/www.example.com\./,
  ],
  ["a key without rights", { status: 403, text: json("Forbidden") }, /returns/, "UNAUTHORIZED", /access to returns/],
  ["a server that is down", { status: 503, text: html }, /./, "UNAVAILABLE", /503/],
  ["too many calls", { status: 429, headers: { "retry-after": "7" }, text: "" }, /./, "PAUSED", /429/],
])("has a specific message for %s", async (_, answer, onlyAt, kind, words) => {
  const attempt = { values: typed, http: answering(answer, onlyAt), now: new Date() };
  const error = await medusa.connect(attempt).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(PartnerError);
  expect(error).toMatchObject({ kind, message: expect.stringMatching(words) });
});

test("connects a store without locations and events, with two warnings", async () => {
  const account = await medusa.connect({ values: typed, http: answering({}), now: new Date() });
  expect(account).toMatchObject({
    accountId: "store_1",
    warnings: [/stock location/, /once an hour/].map((words) => expect.stringMatching(words)),
  });
});

test("accepts events only with the merchant's own secret, and none when there is no secret", () => {
  const body = Buffer.from('{"id":"1","topic":"ORDER","subject":"order_1","occurred_at":"2026-11-23T12:00:00.000Z"}');
  const seconds = Math.floor(Date.now() / 1_000);
  const signed = (key: string) => ({
    body,
    headers: { "x-homeward-signature": `t=${seconds},v1=${hmacSha256Hex(key, `${seconds}.${body}`)}` },
  });
  expect(medusa.verifyHook(signed(secret), { values: { signingSecret: secret } })).toBe(true);
  expect(medusa.verifyHook(signed("x".repeat(24)), { values: { signingSecret: secret } })).toBe(false);
  expect(medusa.verifyHook(signed(""), { values: { signingSecret: "" } })).toBe(false);
  expect(medusa.readHook(signed(secret))).toMatchObject([{ topic: "ORDER", subject: "order_1" }]);
});

test("continues a list from the time of the last row, and counts rows only when a whole page has the same time", () => {
  const since = new Date("2026-11-01T00:00:00.000Z");
  const first = readCursor({ cursor: "", since });
  const rows = ["2026-11-01T01:00:00.000Z", "2026-11-01T02:00:00.000Z"].map((updated_at) => ({ updated_at }));
  const second = nextCursor(first, { rows, limit: 2 });
  expect(readCursor({ cursor: second, since })).toEqual({ stage: "", from: "2026-11-01T02:00:00.000Z", skip: 0 });
  const same = rows.map(() => ({ updated_at: "2026-11-01T02:00:00.000Z" }));
  const third = nextCursor(readCursor({ cursor: second, since }), { rows: same, limit: 2 });
  expect(readCursor({ cursor: third, since })).toMatchObject({ from: "2026-11-01T02:00:00.000Z", skip: 2 });
  expect(nextCursor(first, { rows: rows.slice(1), limit: 2 })).toBe("");
});
