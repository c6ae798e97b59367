import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { openPayments } from "@/test/payments/open-payments";
import objects from "@/test/payments/stripe-objects.json";
import { STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { stripe } from "./stripe";

const hookSecret = "whsec_0123456789abcdef";
const now = new Date("2026-11-24T04:00:00.000Z");
const seconds = now.getTime() / 1_000;
const payload = JSON.stringify({
  id: "evt_1",
  type: "refund.failed",
  created: seconds,
  data: { object: objects.refund },
});

const sent = ({ at = seconds, secret = hookSecret, body = payload, text = payload } = {}) => ({
  body: Buffer.from(body),
  headers: {
    "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp: at }),
  },
});
const verify = (hook: ReturnType<typeof sent>, values = { hookSecret }) =>
  stripe.verifyHook(hook, { values, now: () => now });

test("accepts only what Stripe's own package signs", () => {
  expect(verify(sent())).toBe(true);
  expect(verify(sent({ body: `${payload} ` }))).toBe(false);
  expect(verify(sent({ secret: "whsec_other" }))).toBe(false);
  expect(verify({ body: Buffer.from(payload), headers: { "stripe-signature": "" } })).toBe(false);
  expect(stripe.verifyHook({ body: Buffer.from(payload), headers: {} }, { values: { hookSecret } })).toBe(false);
});

test("accepts nothing with an empty secret", () => {
  expect(verify(sent({ secret: "" }), { hookSecret: "" })).toBe(false);
});

test("tolerates five minutes of clock difference either way, and rejects an older event as a replay", () => {
  for (const skew of [-300, 300]) expect(verify(sent({ at: seconds + skew }))).toBe(true);
  for (const skew of [-301, 301]) expect(verify(sent({ at: seconds + skew }))).toBe(false);
});

test("accepts either signature while a secret is rotated, and rejects the old scheme", () => {
  const [, good] = sent().headers["stripe-signature"].split(",");
  const header = (signatures: string) => ({ ...sent(), headers: { "stripe-signature": `t=${seconds},${signatures}` } });
  expect(verify(header(`v1=${"0".repeat(64)},${good}`))).toBe(true);
  expect(verify(header(`${good?.replace("v1=", "v0=")}`))).toBe(false);
});

test("accepts the same as Stripe's package", () => {
  const fresh = Math.floor(Date.now() / 1_000);
  const { headers } = sent({ at: fresh });
  expect(stripe.verifyHook({ body: Buffer.from(payload), headers }, { values: { hookSecret } })).toBe(true);
  expect(Stripe.webhooks.constructEvent(payload, headers["stripe-signature"], hookSecret).id).toBe("evt_1");
});

const event = (type: string, object: object) => ({
  body: Buffer.from(JSON.stringify({ ...objects.event, id: "evt_2", type, created: seconds, data: { object } })),
  headers: {},
});

test("reads the refund from a refund event, and from a dispute event each ID that an order may have", () => {
  const [refund] = stripe.readHook(event("refund.updated", objects.refund));
  expect(refund).toEqual({
    ...{ eventId: "evt_2", topic: "REFUND", name: "refund.updated", subject: objects.refund.id },
    occurredAt: now.toISOString(),
  });
  const dispute = { ...objects.dispute, payment_intent: "pi_1" };
  expect(stripe.readHook(event("charge.dispute.created", dispute))).toMatchObject([
    { eventId: "evt_2", topic: "DISPUTE", subject: objects.dispute.charge },
    { eventId: "evt_2:2", topic: "DISPUTE", subject: "pi_1" },
  ]);
  expect(stripe.readHook(event("invoice.paid", { id: "in_1" }))).toMatchObject([{ topic: "IGNORED" }]);
  expect(() => stripe.readHook({ body: Buffer.from("[]"), headers: {} })).toThrow();
});

let server: StripeServer;
let foreign: ForeignHttp;
beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.close());
beforeEach(() => {
  foreign = createForeignHttp({ partner: "STRIPE", origin: server.url });
  server.webhooks.length = 0;
  server.forbidden = null;
  server.account = objects.account;
});
const open = (values = {}) =>
  openPayments(stripe, { http: foreign.http, values: { secretKey: STRIPE_KEY, ...values }, now: () => now });

test("creates one webhook with its secret, however often it is set up", async () => {
  server.webhooks.push({ ...objects.webhook_endpoint, id: "we_of_somebody_else" });
  const first = await stripe.subscribe(open());
  expect(first).toEqual({ hookId: "we_2", hookSecret: "whsec_of_we_2" });
  expect(await stripe.subscribe(open(first ?? {}))).toEqual(first);
  expect(server.webhooks).toHaveLength(2);
  expect(server.webhooks[1]).toMatchObject({
    url: "https://returns.example.com/hooks/cnn_1",
    enabled_events: expect.arrayContaining(["refund.failed", "refund.updated", "charge.dispute.created"]),
  });
  expect(await stripe.isSubscribed(open(first ?? {}))).toBe(true);
  expect(await stripe.isSubscribed(open())).toBe(false);
  await stripe.unsubscribe(open(first ?? {}));
  expect(server.webhooks).toMatchObject([{ id: "we_of_somebody_else" }]);
  expect(await stripe.isSubscribed(open(first ?? {}))).toBe(false);
});

test("replaces a webhook whose secret is lost", async () => {
  await stripe.subscribe(open());
  const second = await stripe.subscribe(open());
  expect(server.webhooks).toMatchObject([{ id: second?.hookId }]);
});

test("explains that Stripe can't reach an address", async () => {
  const error = { type: "invalid_request_error", code: "url_invalid", message: "Invalid URL" };
  foreign.trouble(/POST/, { kind: "ANSWERED", answer: { status: 400, text: JSON.stringify({ error }) } });
  await expect(stripe.subscribe(open())).rejects.toMatchObject({ kind: "REFUSED", message: /public address/ });
});

const connect = (secretKey = STRIPE_KEY) => stripe.connect({ values: { secretKey }, http: foreign.http, now });

test("identifies an account by its ID, and its mode by the key", async () => {
  server.account = { ...objects.account, charges_enabled: true };
  expect(await connect()).toMatchObject({
    accountId: objects.account.id,
    mode: "TEST",
    capabilities: ["PAYMENT_REFUNDS", "CHARGES", "HOLDS", "DISPUTES"],
    warnings: [],
  });
  const calls = foreign.calls.map(({ method, body }) => ({ method, body }));
  expect(calls.filter(({ method, body }) => method !== "GET" && body !== "")).toEqual([]);
});

test("connects an account with paused payments, with a warning", async () => {
  expect((await connect()).warnings).toEqual([expect.stringMatching(/paused payments/)]);
});

test("names each permission a restricted key is missing, and what that prevents", async () => {
  server.account = { ...objects.account, charges_enabled: true };
  server.forbidden = /GET .*(disputes|webhook_endpoints)|POST .*checkout/;
  expect(await connect()).toMatchObject({
    capabilities: ["PAYMENT_REFUNDS"],
    warnings: [
      "The key lacks “Checkout Sessions: Write”, so shoppers can't pay price differences or fees, nor get instant exchanges. Edit the key in Stripe under Developers → API keys.",
      "The key lacks “Disputes: Read”, so disputes aren't shown on returns. Edit the key in Stripe under Developers → API keys.",
      "The key lacks “Webhook Endpoints: Write”, so changes of refunds arrive late. Edit the key in Stripe under Developers → API keys.",
    ],
  });
});

test("connects a restricted key without account access by the ID in the error", async () => {
  server.forbidden = /account|POST .*refunds/;
  expect(await connect()).toMatchObject({
    accountId: "acct_1Restricted",
    capabilities: ["CHARGES", "HOLDS", "DISPUTES"],
  });
});

test("rejects an unknown key without showing it", async () => {
  const refused = connect("sk_live_unknown0123");
  await expect(refused).rejects.toMatchObject({ kind: "UNAUTHORIZED", message: /^Stripe doesn't accept the key\./ });
});

test.each([
  ["pk_test_0123456789", /publishable/],
  ["whsec_0123456789", /webhook signing secret/],
  ["sk_org_live_0123456789", /organization/],
  ["rk_test_", /begins with rk_live_/],
  ["", /^Enter the restricted key/],
])("rejects the key %s and says why in the form", (secretKey, words) => {
  expect(stripe.readValues({ secretKey })).toMatchObject({ ok: false, faults: [{ description: words }] });
});

test("accepts keys of both modes", () => {
  for (const secretKey of ["sk_test_0123456789", "rk_live_0123456789"])
    expect(stripe.readValues({ secretKey: ` ${secretKey} ` })).toEqual({ ok: true, values: { secretKey } });
});

test.each<[string, string, boolean]>([
  ["stripe", "", true],
  ["stripe_cc", "", true],
  ["Stripe Credit Card", "", true],
  ["stripe_sepa", "", true],
  ["pp_stripe-ideal_stripe", "", true],
  ["woocommerce_payments", "ch_3PgafuB7WZ01zgkWXYmPNZs8", false],
  ["shopify_payments", "pi_3PgafuB7WZ01zgkWXYmPNZs8", false],
  ["paypal", "", false],
  ["Credit Card", "pi_3PgafuB7WZ01zgkWXYmPNZs8", true],
  ["", "ch_3PgafuB7WZ01zgkWXYmPNZs8", true],
  ["", "ord_1", false],
  ["", "pi_1", false],
  ["pinstripe", "", false],
])("a payment of %o with the reference %o: %s", (processor, paymentReference, isServed) => {
  expect(stripe.serves({ processor, paymentReference })).toBe(isServed);
});

test("reads disputes with amount, reason and response deadline", async () => {
  const payments = stripe.open(open());
  const due_by = Date.parse("2026-12-01T23:59:59Z") / 1_000;
  const dispute = { ...objects.dispute, charge: "ch_1", reason: "product_not_received", evidence_details: { due_by } };
  server.disputes = [dispute, { ...dispute, id: "dp_2", status: "lost" }, { ...dispute, id: "dp_3", charge: "ch_2" }];
  expect(await payments.listDisputes?.("ch_1")).toEqual([
    {
      ...{ reference: dispute.id, paymentReference: "ch_1", amountMinor: 1_000, currency: "USD", status: "OPEN" },
      ...{ reason: "Product not received", answerBy: "2026-12-01T23:59:59.000Z" },
    },
    expect.objectContaining({ reference: "dp_2", status: "LOST", answerBy: null }),
  ]);
});

test("charges a card once, and not when the bank declines", async () => {
  const payments = stripe.open(open());
  const call = { idempotencyKey: "chg:0", amountMinor: 500, currency: "EUR", label: "R-1", token: "pm_card_visa" };
  const look = { idempotencyKey: "chg:0", paymentReference: "", since: now };
  expect(await payments.findPayment(look)).toBeNull();
  const done = await payments.charge(call);
  expect(done).toMatchObject({ status: "SETTLED" });
  expect(await payments.findPayment(look)).toEqual(done);
  const declined = await payments.charge({ ...call, idempotencyKey: "chg:1", token: "pm_declined" });
  expect(declined).toMatchObject({ status: "FAILED", reference: expect.stringMatching(/^pi_/) });
  expect(await payments.findPayment({ ...look, idempotencyKey: "chg:1" })).toEqual(declined);
});
