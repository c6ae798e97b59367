import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider, RefundLeg } from "@/server/partners/payment-provider";
import { createForeignHttp, type ForeignHttp, type Trouble } from "@/test/payments/foreign-http";
import { openPayments } from "@/test/payments/open-payments";
import { PAYPAL_VALUES, type PaypalServer, startPaypalServer } from "@/test/payments/paypal-server";
import { paypal } from "./paypal";

let server: PaypalServer;
let foreign: ForeignHttp;
let payments: PaymentProvider;
let capture: ReturnType<PaypalServer["addCapture"]>;
let now = new Date("2026-11-24T04:00:00.000Z");
let count = 0;

beforeAll(async () => {
  server = await startPaypalServer();
});
afterAll(() => server.close());
beforeEach(() => {
  foreign = createForeignHttp({ partner: "PAYPAL", origin: server.url });
  now = new Date("2026-11-24T04:00:00.000Z");
  payments = paypal.open(openPayments(paypal, { http: foreign.http, values: PAYPAL_VALUES, now: () => now }));
  capture = server.addCapture(10_000);
  server.refundStatus = "COMPLETED";
  count += 1;
});
// PayPal's own schemas must accept everything that was sent.
afterEach(() => expect(server.faults).toEqual([]));

const leg = (changes: Partial<RefundLeg> = {}): RefundLeg => ({
  ...{ idempotencyKey: `eco_1:ret_${count}:REFUND:0`, amountMinor: 2_500, currency: "EUR", label: "R-1042" },
  paymentReference: capture.id,
  ...changes,
});
const look = ({ idempotencyKey, paymentReference }: RefundLeg = leg(), since = now) => ({
  ...{ idempotencyKey, paymentReference, since },
});

test("refunds part of a capture once, however often it is requested under one key", async () => {
  expect(await payments.findPayment(look())).toBeNull();
  const first = await payments.refund(leg());
  expect(first).toEqual({ status: "SETTLED", reference: expect.stringMatching(/^REFU0/) });
  expect(await payments.refund(leg())).toEqual(first);
  expect(await payments.findPayment(look())).toEqual(first);
  expect(await payments.readPayment(first.reference)).toEqual(first);
  expect(capture).toMatchObject({ left: 7_500, refunds: [{ amount: { currency_code: "EUR", value: "25.00" } }] });
});

test("accepts an order ID as the payment's reference", async () => {
  const own = leg({ paymentReference: capture.orderId });
  const done = await payments.refund(own);
  expect(await payments.findPayment(look(own))).toEqual(done);
  expect(capture.refunds).toHaveLength(1);
});

test("tells several refunds of one payment apart by their keys", async () => {
  const [one, two] = [leg(), leg({ idempotencyKey: `eco_1:ret_${count}:REFUND:1`, amountMinor: 100 })];
  const [first, second] = [await payments.refund(one), await payments.refund(two)];
  expect(await payments.findPayment(look(one))).toEqual(first);
  expect(await payments.findPayment(look(two))).toEqual(second);
});

test.each([
  ["PENDING", "PENDING"],
  ["FAILED", "FAILED"],
  ["CANCELLED", "FAILED"],
] as const)("maps a refund that is %s to %s", async (refundStatus, status) => {
  server.refundStatus = refundStatus;
  expect(await payments.refund(leg())).toMatchObject({ status });
});

test.each([
  [{ amountMinor: 10_001 }, /more than what is left/],
  [{ currency: "USD" }, /another currency/],
  [{ amountMinor: 150, currency: "HUF" }, /whole amounts of HUF/],
  [{ paymentReference: "CAPT0NOTTHERE0001" }, /doesn't have this payment/],
  [{ paymentReference: "ch_3Pgafu" }, /no transaction ID of PayPal/],
])("rejects %o with an explanation", async (changes, message) => {
  await expect(payments.refund(leg(changes))).rejects.toMatchObject({ kind: "REFUSED", message });
});

test("says what to do when a payment was already refunded in full", async () => {
  await payments.refund(leg({ amountMinor: 10_000 }));
  const again = payments.refund(leg({ idempotencyKey: "other", amountMinor: 1 }));
  await expect(again).rejects.toMatchObject({ kind: "REFUSED", message: /refunded in full already/ });
});

test("reuses one token until it expires, and replaces a revoked one once", async () => {
  const before = server.tokens;
  await payments.refund(leg());
  await payments.findPayment(look());
  expect(server.tokens).toBe(before + 1);
  server.revoked.add(`token-${server.tokens}`);
  expect(await payments.refund(leg())).toMatchObject({ status: "SETTLED" });
  expect(server.tokens).toBe(before + 2);
  now = new Date(now.getTime() + 9 * 60 * 60_000);
  await payments.findPayment(look());
  expect(server.tokens).toBe(before + 3);
  expect(capture.refunds).toHaveLength(1);
});

test("refunds a payment without an order by its key alone, until PayPal forgets the key", async () => {
  capture = server.addCapture(10_000, { hasOrder: false });
  const since = now;
  await payments.refund(leg());
  expect(await payments.findPayment(look(leg(), since))).toBeNull();
  await payments.refund(leg());
  expect(capture.refunds).toHaveLength(1);
  now = new Date(now.getTime() + 41 * 24 * 60 * 60_000);
  const late = payments.findPayment(look(leg(), since));
  await expect(late).rejects.toMatchObject({ kind: "REFUSED", message: /can't say any more/ });
});

describe("refunds the shopper once, whatever goes wrong", () => {
  const answered = (status: number, headers = {}, text = '{"name":"X","message":"no"}'): Trouble => ({
    kind: "ANSWERED",
    answer: { status, headers, text },
  });
  test.each<[string, Trouble, { kind: string; retryAfterSeconds?: number }]>([
    ["402", answered(402), { kind: "REFUSED" }],
    ["403", answered(403), { kind: "UNAUTHORIZED" }],
    ["409", answered(409), { kind: "BUSY", retryAfterSeconds: 5 }],
    ["429", answered(429), { kind: "PAUSED", retryAfterSeconds: 10 }],
    ["429 with Retry-After", answered(429, { "retry-after": "7" }), { kind: "PAUSED", retryAfterSeconds: 7 }],
    ["500", answered(500), { kind: "UNAVAILABLE" }],
    ["503 with a page", answered(503, {}, "<html>"), { kind: "UNAVAILABLE" }],
    ["no answer, and nothing done", { kind: "LOST_BEFORE" }, { kind: "UNAVAILABLE" }],
    ["no answer, and everything done", { kind: "LOST_AFTER" }, { kind: "UNAVAILABLE" }],
    ["half an answer", { kind: "GARBLED" }, { kind: "UNAVAILABLE" }],
  ])("%s", async (_, trouble, expected) => {
    foreign.trouble(/refund$/, trouble);
    await expect(payments.refund(leg())).rejects.toMatchObject(expected);
    const done = (await payments.findPayment(look())) ?? (await payments.refund(leg()));
    expect(done.status).toBe("SETTLED");
    expect(capture.refunds).toHaveLength(1);
  });

  test("reports a second 401 as wrong credentials, without showing them", async () => {
    foreign.trouble(/refund$/, answered(401), 2);
    const refused = await payments.refund(leg()).catch((error: Error) => error);
    expect(refused).toMatchObject({ kind: "UNAUTHORIZED" });
    const said = JSON.stringify(refused, Object.getOwnPropertyNames(refused));
    for (const secret of [PAYPAL_VALUES.clientSecret, `token-${server.tokens}`]) expect(said).not.toContain(secret);
  });

  test.each<[string, Trouble]>([
    ["500", answered(500)],
    ["half an answer", { kind: "GARBLED" }],
  ])("retries a sign-in that meets %s, because nothing was done", async (_, trouble) => {
    foreign.trouble(/token$/, trouble);
    await expect(payments.refund(leg())).rejects.toMatchObject({ kind: "PAUSED" });
    expect(capture.refunds).toEqual([]);
  });

  test("leaves one refund when a worker dies at any call of it", async () => {
    for (const kind of ["LOST_BEFORE", "LOST_AFTER"] as const)
      for (const dies of [/token$/, /refund$/, /GET .*captures/, /GET .*orders/]) {
        capture = server.addCapture(10_000);
        const fresh = paypal.open(openPayments(paypal, { http: foreign.http, values: PAYPAL_VALUES, now: () => now }));
        const one = leg({ idempotencyKey: `kill:${kind}:${dies}` });
        foreign.trouble(dies, { kind }, 2);
        for (let attempt = 1; attempt <= 6; attempt += 1) {
          const work = async () => (attempt > 1 ? await fresh.findPayment(look(one)) : null) ?? fresh.refund(one);
          await work().catch(() => null);
        }
        expect(capture.refunds).toHaveLength(1);
      }
  });
});

test("offers no transfers or charges", async () => {
  const account = { iban: "DE89370400440532013000", holderName: "Ada" };
  await expect(payments.transfer({ ...leg(), account })).rejects.toMatchObject({ kind: "REFUSED" });
  await expect(payments.charge({ ...leg(), token: "t" })).rejects.toMatchObject({ kind: "REFUSED" });
});
