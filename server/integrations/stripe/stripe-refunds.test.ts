import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider, RefundLeg } from "@/server/partners/payment-provider";
import { createForeignHttp, type ForeignHttp, type Trouble } from "@/test/payments/foreign-http";
import { openPayments } from "@/test/payments/open-payments";
import { intentOf, STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { stripe } from "./stripe";

let server: StripeServer;
let foreign: ForeignHttp;
let payments: PaymentProvider;
let charge = "";
let count = 0;

beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  foreign = createForeignHttp({ partner: "STRIPE", origin: server.url });
  payments = stripe.open(openPayments(stripe, { http: foreign.http, values: { secretKey: STRIPE_KEY } }));
  charge = await server.addCharge(10_000);
  count += 1;
});

const leg = (changes: Partial<RefundLeg> = {}): RefundLeg => ({
  ...{ idempotencyKey: `eco_1:ret_${count}:REFUND:0`, amountMinor: 2_500, currency: "EUR", label: "R-1042" },
  paymentReference: charge,
  ...changes,
});
const look = ({ idempotencyKey, paymentReference }: RefundLeg = leg()) => ({
  ...{ idempotencyKey, paymentReference },
  since: new Date(),
});

test("refunds part of a charge once, however often it is requested under one key", async () => {
  const first = await payments.refund(leg());
  expect(first).toEqual({ status: "SETTLED", reference: expect.stringMatching(/^re_/) });
  expect(await payments.refund(leg())).toEqual(first);
  expect(await payments.findPayment(look())).toEqual(first);
  expect(await payments.readPayment(first.reference)).toEqual(first);
  expect(await server.refundsOf(charge)).toMatchObject([
    { amount: 2_500, metadata: { homeward_key: leg().idempotencyKey, homeward_return: "R-1042" } },
  ]);
});

test("accepts the ID of a payment intent as well", async () => {
  const paymentReference = intentOf(charge);
  const done = await payments.refund(leg({ paymentReference }));
  expect(await payments.findPayment(look(leg({ paymentReference })))).toEqual(done);
  expect(foreign.calls[0]).toMatchObject({ body: expect.stringContaining(`payment_intent=${paymentReference}`) });
});

test("tells several refunds of one payment apart by their keys", async () => {
  const [one, two] = [leg(), leg({ idempotencyKey: `eco_1:ret_${count}:REFUND:1`, amountMinor: 100 })];
  const first = await payments.refund(one);
  const second = await payments.refund(two);
  expect(await payments.findPayment(look(one))).toEqual(first);
  expect(await payments.findPayment(look(two))).toEqual(second);
  expect(await payments.findPayment(look(leg({ idempotencyKey: "another" })))).toBeNull();
});

test("sends the version, the account's key in a header, and our key with every call", async () => {
  await payments.refund(leg());
  const [call] = foreign.calls;
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${STRIPE_KEY}`,
    "stripe-version": "2026-10-28.endive",
    "idempotency-key": leg().idempotencyKey,
  });
  expect(`${call?.url}${call?.purpose}${call?.body}`).not.toContain(STRIPE_KEY);
});

test("rejects more than is left of a payment with an explanation", async () => {
  const refused = payments.refund(leg({ amountMinor: 10_001 }));
  await expect(refused).rejects.toMatchObject({
    kind: "REFUSED",
    message: "Stripe says: Refund amount ($100.01) is greater than unrefunded amount on charge ($100)",
  });
});

test("says what to do when a payment was already refunded in full", async () => {
  await payments.refund(leg({ amountMinor: 10_000 }));
  const again = payments.refund(leg({ idempotencyKey: "other", amountMinor: 1 }));
  await expect(again).rejects.toMatchObject({ kind: "REFUSED", message: /refunded in full already.*mark the refund/ });
});

test("retries a rejection on the same day after its cause was fixed, and refunds once", async () => {
  const body = { error: { type: "invalid_request_error", code: "balance_insufficient", message: "Insufficient" } };
  const answer = { status: 400, text: JSON.stringify(body) };
  const replayed = { ...answer, headers: { "idempotent-replayed": "true" } };
  foreign.trouble(/POST/, { kind: "ANSWERED", answer });
  await expect(payments.refund(leg())).rejects.toMatchObject({ kind: "REFUSED", message: /balance is too low/ });
  for (let again = 0; again < 2; again += 1) {
    foreign.trouble(/POST/, { kind: "ANSWERED", answer: replayed });
    await payments.refund(leg());
  }
  expect(await server.refundsOf(charge)).toHaveLength(1);
});

test.each(["ord-1042", "", "PAYID-1"])(
  "rejects another processor's reference %o before sending anything",
  async (paymentReference) => {
    await expect(payments.refund(leg({ paymentReference }))).rejects.toMatchObject({ kind: "REFUSED" });
    expect(foreign.calls).toEqual([]);
  },
);

test("rejects a payment of another account with an explanation", async () => {
  const gone = payments.refund(leg({ paymentReference: "ch_doesNotExist1234" }));
  await expect(gone).rejects.toMatchObject({ kind: "REFUSED", message: /doesn't have this payment/ });
  await expect(payments.readPayment("re_doesNotExist")).rejects.toMatchObject({ kind: "REFUSED" });
});

describe("refunds the shopper once, whatever goes wrong", () => {
  const answered = (status: number, headers = {}, text = '{"error":{"message":"no"}}'): Trouble => ({
    kind: "ANSWERED",
    answer: { status, headers, text },
  });
  test.each<[string, Trouble, { kind: string; retryAfterSeconds?: number | undefined }]>([
    ["401", answered(401), { kind: "UNAUTHORIZED" }],
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
    foreign.trouble(/POST/, trouble);
    await expect(payments.refund(leg())).rejects.toMatchObject(expected);
    const found = await payments.findPayment(look());
    const done = found ?? (await payments.refund(leg()));
    expect(done.status).toBe("SETTLED");
    expect(await server.refundsOf(charge)).toHaveLength(1);
  });

  test("never shows the key in an error, even if Stripe does", async () => {
    const text = JSON.stringify({ error: { message: `Invalid API Key provided: ${STRIPE_KEY}` } });
    foreign.trouble(/POST/, answered(401, {}, text));
    const refused = await payments.refund(leg()).catch((error: Error) => error);
    expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain(STRIPE_KEY);
  });
});

test("leaves one refund when a worker dies at any call of it", async () => {
  const deaths: Trouble["kind"][] = ["LOST_BEFORE", "LOST_AFTER"];
  for (const kind of deaths)
    for (const dies of [/POST .*refunds/, /GET .*refunds/]) {
      charge = await server.addCharge(10_000);
      const one = leg({ idempotencyKey: `kill:${kind}:${dies}`, paymentReference: charge });
      foreign.trouble(dies, { kind } as Trouble, 2);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const work = async () => (attempt > 1 ? await payments.findPayment(look(one)) : null) ?? payments.refund(one);
        await work().catch(() => null);
      }
      expect(await server.refundsOf(charge)).toHaveLength(1);
    }
});

test("finds a refund whose key Stripe has forgotten, and does not repeat it", async () => {
  const first = await payments.refund(leg());
  for (let other = 0; other < 12; other += 1)
    await payments.refund(leg({ idempotencyKey: `later:${count}:${other}`, amountMinor: 100 }));
  expect(await payments.findPayment(look())).toEqual(first);
});

test("sends nothing to a bank account", async () => {
  const account = { iban: "DE89370400440532013000", holderName: "Ada" };
  await expect(payments.transfer({ ...leg(), account })).rejects.toMatchObject({ kind: "REFUSED" });
});
