import { beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { ProviderHttp, ProviderRequest } from "@/server/partners/provider-http";
import { openPayments } from "@/test/payments/open-payments";
import objects from "@/test/payments/stripe-objects.json";
import { STRIPE_KEY } from "@/test/payments/stripe-server";
import { stripe } from "./stripe";

const now = new Date("2026-11-24T04:00:00.000Z");
const session = objects["checkout.session"];
const intent = objects.payment_intent;
/** Responses by path, each in the format of Stripe's own examples. */
let answers: Record<string, { status?: number; body: unknown }>;
let calls: ProviderRequest[];
let payments: Required<PaymentProvider>;

beforeEach(() => {
  answers = {};
  calls = [];
  const http = {
    send: async (request: ProviderRequest) => {
      calls.push(request);
      const { status = 200, body } = answers[`${request.method} ${new URL(request.url).pathname}`] ?? { body: {} };
      return { status, headers: {}, text: JSON.stringify(body) };
    },
  } as unknown as ProviderHttp;
  const opened = stripe.open(openPayments(stripe, { http, values: { secretKey: STRIPE_KEY }, now: () => now }));
  payments = opened as Required<PaymentProvider>;
});

const unexpected = { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state", message: "No" } };
const call = {
  ...{ idempotencyKey: "chk:0", amountMinor: 1_250, currency: "EUR", label: "RT-1", lang: "de", isHold: false },
  ...{ successUrl: "https://r.example.com/paid", cancelUrl: "https://r.example.com/back" },
};
const sentForm = () => Object.fromEntries(new URLSearchParams(calls[0]?.body));

test("opens a checkout page for the amount in the shopper's language, under our key", async () => {
  answers["POST /v1/checkout/sessions"] = { body: session };
  expect(await payments.openCheckout(call)).toEqual({ reference: session.id, url: session.url });
  expect(calls[0]?.headers).toMatchObject({ "idempotency-key": "chk:0" });
  expect(sentForm()).toMatchObject({
    ...{ mode: "payment", locale: "de", success_url: call.successUrl, cancel_url: call.cancelUrl },
    ...{ "line_items[0][price_data][unit_amount]": "1250", "line_items[0][price_data][currency]": "eur" },
    ...{ "payment_intent_data[metadata][homeward_key]": "chk:0" },
  });
  expect(sentForm()).not.toHaveProperty("payment_intent_data[capture_method]");
});

test("authorizes a hold on a card, in Stripe's choice of language for unsupported ones", async () => {
  answers["POST /v1/checkout/sessions"] = { body: session };
  await payments.openCheckout({ ...call, isHold: true, lang: "xx" });
  expect(sentForm()).toMatchObject({
    "payment_intent_data[capture_method]": "manual",
    "payment_method_types[0]": "card",
    locale: "auto",
  });
});

test.each([
  [{ status: "open", payment_status: "unpaid" }, "", { status: "OPEN", paymentReference: "" }],
  [{ status: "expired", payment_status: "unpaid" }, "", { status: "EXPIRED", paymentReference: "" }],
  [{ status: "complete", payment_status: "paid" }, "", { status: "PAID", paymentReference: intent.id }],
  [
    { status: "complete", payment_status: "unpaid" },
    "requires_capture",
    { status: "HELD", paymentReference: intent.id },
  ],
  [
    { status: "complete", payment_status: "unpaid" },
    "processing",
    { status: "PROCESSING", paymentReference: intent.id },
  ],
  [{ status: "complete", payment_status: "unpaid" }, "canceled", { status: "EXPIRED", paymentReference: intent.id }],
])("reads a page that is %o with a payment %o", async (state, status, expected) => {
  answers[`GET /v1/checkout/sessions/${session.id}`] = { body: { ...session, ...state } };
  answers[`GET /v1/payment_intents/${intent.id}`] = { body: { ...intent, status } };
  expect(await payments.readCheckout(session.id)).toEqual(expected);
});

const hold = { ...call, paymentReference: intent.id };

test.each([
  ["succeeded", { status: "SETTLED" }],
  ["canceled", { status: "FAILED", reason: "The hold on the shopper's card has ended." }],
])("returns the result of a hold that can't be captured because it is %s", async (status, expected) => {
  answers[`POST /v1/payment_intents/${intent.id}/capture`] = { status: 400, body: unexpected };
  answers[`GET /v1/payment_intents/${intent.id}`] = { body: { ...intent, status } };
  expect(await payments.capture(hold)).toMatchObject(expected);
});

test("captures part of a hold", async () => {
  answers[`POST /v1/payment_intents/${intent.id}/capture`] = { body: { ...intent, status: "succeeded" } };
  expect(await payments.capture({ ...hold, amountMinor: 400 })).toEqual({ status: "SETTLED", reference: intent.id });
  expect(sentForm()).toEqual({ amount_to_capture: "400" });
});

test("releases a hold once, and not after it was captured", async () => {
  answers[`POST /v1/payment_intents/${intent.id}/cancel`] = { body: { ...intent, status: "canceled" } };
  await payments.release(hold);
  answers[`POST /v1/payment_intents/${intent.id}/cancel`] = { status: 400, body: unexpected };
  answers[`GET /v1/payment_intents/${intent.id}`] = { body: { ...intent, status: "canceled" } };
  await payments.release(hold);
  answers[`GET /v1/payment_intents/${intent.id}`] = { body: { ...intent, status: "succeeded" } };
  await expect(payments.release(hold)).rejects.toMatchObject({ kind: "REFUSED", message: /captured already/ });
});
