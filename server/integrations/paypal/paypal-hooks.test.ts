import { sign } from "node:crypto";
import { crc32 } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { openPayments } from "@/test/payments/open-payments";
import { PAYPAL_VALUES, type PaypalServer, startPaypalServer } from "@/test/payments/paypal-server";
import { makeSigningCertificate } from "@/test/payments/signing-certificate";
import { paypal } from "./paypal";

const paypals = makeSigningCertificate("messageverificationcerts.paypal.com");
const foreign = makeSigningCertificate("messageverificationcerts.paypal.com.example.com");
const webhookId = "5GP028458E2496506";
const payload = JSON.stringify({
  ...{ id: "WH-1", event_type: "PAYMENT.REFUND.FAILED", create_time: "2026-11-24T03:59:00Z" },
  resource: { id: "REFU0000000000001", status: "FAILED" },
});

let server: PaypalServer;
let client: ForeignHttp;
let count = 0;
let now = new Date();
beforeAll(async () => {
  server = await startPaypalServer();
});
afterAll(() => server.close());
beforeEach(() => {
  client = createForeignHttp({ partner: "PAYPAL", origin: server.url });
  now = new Date();
  server.webhooks.length = 0;
  server.forbidden = null;
  server.scope = "https://uri.paypal.com/services/payments/refund";
  count += 1;
});
afterEach(() => expect(server.faults).toEqual([]));

const open = (values = {}) =>
  openPayments(paypal, { http: client.http, values: { ...PAYPAL_VALUES, ...values }, now: () => now });

type Sent = { at?: Date; body?: string; key?: string; webhook?: string; url?: string; cert?: string };
const deliver = ({ at = now, body = payload, key = paypals.key, webhook = webhookId, url, cert }: Sent = {}) => {
  const time = at.toISOString();
  const text = `69cd13f0-d67a-11e5|${time}|${webhook}|${crc32(Buffer.from(payload))}`;
  client.trouble(/GET .*certs/, { kind: "ANSWERED", answer: { text: cert ?? paypals.cert } });
  return {
    body: Buffer.from(body),
    headers: {
      "paypal-transmission-id": "69cd13f0-d67a-11e5",
      "paypal-transmission-time": time,
      "paypal-transmission-sig": sign("RSA-SHA256", Buffer.from(text), key).toString("base64"),
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": url ?? `https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-${count}`,
    },
  };
};
const isTaken = async (sent: Sent = {}): Promise<boolean> => {
  const hook = deliver(sent);
  const connection = open({ webhookId });
  return paypal.verifyHook(hook, connection) && (await paypal.confirmHook?.(hook, connection)) === true;
};

test("accepts what PayPal signed for our webhook, and reads its certificate once", async () => {
  expect(await isTaken()).toBe(true);
  expect(await isTaken()).toBe(true);
  expect(client.calls).toHaveLength(1);
});

test.each<[string, Sent]>([
  ["other bytes", { body: `${payload} ` }],
  ["another webhook", { webhook: "ANOTHER0000000000" }],
  ["another key", { key: foreign.key }],
  ["a certificate of another name", { key: foreign.key, cert: foreign.cert }],
  ["no certificate", { cert: "<html>" }],
  ["a certificate at another host", { url: "https://api.paypal.com.example.com/v1/notifications/certs/CERT-12345678" }],
  ["a certificate at another path", { url: "https://api.paypal.com/redirect?to=/v1/notifications/certs/CERT-1" }],
  ["a certificate without TLS", { url: "http://api.paypal.com/v1/notifications/certs/CERT-12345678" }],
])("rejects %s", async (_, sent) => {
  expect(await isTaken(sent)).toBe(false);
});

test("accepts nothing on a connection without a webhook", async () => {
  expect(await paypal.confirmHook?.(deliver(), open())).toBe(false);
});

test("accepts a delivery that PayPal retries for days, but no older or future one", async () => {
  const from = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
  expect(await isTaken({ at: from(-3) })).toBe(true);
  expect(await isTaken({ at: from(-5) })).toBe(false);
  expect(await isTaken({ at: from(1) })).toBe(false);
});

test("rejects a signature by an expired certificate", async () => {
  const hook = deliver();
  now = new Date(now.getTime() + 40 * 24 * 60 * 60_000);
  hook.headers["paypal-transmission-time"] = now.toISOString();
  expect(await paypal.confirmHook?.(hook, open({ webhookId }))).toBe(false);
});

test("reads the refund from a refund event, and each payment from a dispute event", () => {
  const [refund] = paypal.readHook(deliver());
  expect(refund).toEqual({
    ...{ eventId: "WH-1", topic: "REFUND", name: "PAYMENT.REFUND.FAILED", subject: "REFU0000000000001" },
    occurredAt: "2026-11-24T03:59:00Z",
  });
  const disputed_transactions = [{ seller_transaction_id: "CAPT1" }, { seller_transaction_id: "CAPT2" }];
  const dispute = { id: "WH-2", event_type: "CUSTOMER.DISPUTE.CREATED", resource: { disputed_transactions } };
  expect(paypal.readHook({ body: Buffer.from(JSON.stringify(dispute)), headers: {} })).toMatchObject([
    { eventId: "WH-2", topic: "DISPUTE", subject: "CAPT1" },
    { eventId: "WH-2:2", topic: "DISPUTE", subject: "CAPT2" },
  ]);
  expect(() => paypal.readHook({ body: Buffer.from("[]"), headers: {} })).toThrow();
});

test("creates one webhook with the events that PayPal has, however often it is set up", async () => {
  server.webhooks.push({ id: "WHX", url: "https://example.com/", event_types: [{ name: "*" }] });
  const first = await paypal.subscribe(open());
  expect(await paypal.subscribe(open(first ?? {}))).toEqual(first);
  expect(server.webhooks).toHaveLength(2);
  const names = JSON.stringify(server.webhooks[1]?.event_types);
  for (const name of ["PAYMENT.REFUND.FAILED", "CUSTOMER.DISPUTE.CREATED"]) expect(names).toContain(name);
  expect(names).not.toContain("PAYMENT.REFUND.PENDING");
  expect(await paypal.isSubscribed(open(first ?? {}))).toBe(true);
  await paypal.unsubscribe(open(first ?? {}));
  expect(server.webhooks).toMatchObject([{ id: "WHX" }]);
  expect(await paypal.isSubscribed(open(first ?? {}))).toBe(false);
});

const connect = (values = {}) =>
  paypal.connect({ values: { ...PAYPAL_VALUES, ...values }, http: client.http, now: new Date() });

test("identifies an account by its ID, and its mode by the environment", async () => {
  expect(await connect()).toMatchObject({
    ...{ accountId: "PAYER1", accountName: "Test Store", mode: "TEST", warnings: [] },
    capabilities: ["PAYMENT_REFUNDS", "DISPUTES"],
  });
});

test("says what missing permissions prevent, and identifies an app without account access by its own ID", async () => {
  server.forbidden = /identity|disputes/;
  server.scope = "openid https://uri.paypal.com/services/invoicing";
  const { accountId, capabilities, warnings } = await connect();
  expect([accountId, capabilities]).toEqual([PAYPAL_VALUES.clientId, []]);
  expect(warnings).toEqual([
    expect.stringMatching(/^The PayPal app may not refund payments, so refunds stay manual\./),
    expect.stringMatching(/^The PayPal app may not read disputes/),
  ]);
});

test("tells credentials of the other environment from wrong ones", async () => {
  client.trouble(/token$/, { kind: "ANSWERED", answer: { status: 401, text: '{"error":"invalid_client"}' } });
  const other = connect({ environment: "LIVE" });
  await expect(other).rejects.toMatchObject({ kind: "UNAUTHORIZED", message: /belong to Sandbox, not to Live/ });
  const wrong = connect({ clientSecret: "wrong-0123456789-0123456789" });
  await expect(wrong).rejects.toMatchObject({ kind: "UNAUTHORIZED", message: /doesn't accept the client ID/ });
});

test("reads disputes with amount, reason, outcome and response deadline", async () => {
  const base = { dispute_amount: { currency_code: "EUR", value: "25.50" }, reason: "UNAUTHORISED" };
  server.disputes = [
    {
      ...base,
      dispute_id: "PP-D-1",
      status: "WAITING_FOR_SELLER_RESPONSE",
      seller_response_due_date: "2026-12-01T00:00:00Z",
    },
    { ...base, dispute_id: "PP-D-2", status: "RESOLVED", dispute_outcome: { outcome_code: "RESOLVED_BUYER_FAVOUR" } },
    { ...base, dispute_id: "PP-D-3", status: "RESOLVED", dispute_outcome: { outcome_code: "CANCELED_BY_BUYER" } },
  ];
  const disputes = await paypal.open(open()).listDisputes?.("CAPT0000000000001");
  expect(disputes).toMatchObject([
    { reference: "PP-D-1", status: "OPEN", amountMinor: 2_550, currency: "EUR", answerBy: "2026-12-01T00:00:00.000Z" },
    { reference: "PP-D-2", status: "LOST", reason: "Payment not recognized as their own", answerBy: null },
    { reference: "PP-D-3", status: "CLOSED" },
  ]);
});

test.each<[string, boolean]>([
  ["paypal", true],
  ["PayPal Express Checkout", true],
  ["ppcp-gateway", true],
  ["ppec_paypal", true],
  ["paypal_braintree", false],
  ["stripe", false],
  ["", false],
])("serves a payment of %o: %s", (processor, isServed) => {
  expect(paypal.serves({ processor, paymentReference: "CAPT0000000000001" })).toBe(isServed);
});

test("says in the form what is missing", () => {
  expect(paypal.readValues({})).toMatchObject({
    ok: false,
    faults: [{ field: "clientId" }, { field: "clientSecret" }],
  });
  expect(paypal.readValues(PAYPAL_VALUES)).toEqual({ ok: true, values: PAYPAL_VALUES });
});
