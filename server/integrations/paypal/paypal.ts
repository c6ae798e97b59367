import { verify } from "node:crypto";
import { crc32 } from "node:zlib";
import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { FindPayment, PaymentProvider, PaymentResult, RefundLeg } from "@/server/partners/payment-provider";
import type { PaymentsProvider } from "@/server/partners/payments-provider";
import type { HookEvent, IncomingHook, OpenedConnection, ReadValues } from "@/server/partners/provider";
import { describeFields, field, readFields, required } from "../provider-kit/fields";
import { toPaypalMoney } from "./amounts";
import { CAPABILITIES } from "./capabilities";
import { createPaypalClient, type PaypalClient, type PaypalResult } from "./client";
import { connectPaypal } from "./connect";
import { EVENTS } from "./events";
import { PAYPAL } from "./failures";
import { findCapture } from "./find-capture";
import { hookHeaders } from "./hook-headers";
import { listDisputes } from "./list-disputes";
import { markOf } from "./mark-of";
import { readCertificate } from "./read-certificate";
import { referenceOf } from "./reference-of";
import { refundResult } from "./refund-result";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";
import { orderSchema, type PaypalCapture, type PaypalRefund, refundSchema } from "./wire";

/** Opens a PayPal account for the money of returns. */
const openPaypal = (
  connection: Pick<OpenedConnection, "http" | "values" | "now" | "capabilities">,
): PaymentProvider => {
  const client = createPaypalClient(connection);
  const refuse = (words: string) => async (): Promise<never> => {
    throw new PartnerError(PAYPAL, "REFUSED", words);
  };
  return {
    provider: PAYPAL,
    capabilities: new Set(CAPABILITIES.filter((one) => connection.capabilities.includes(one))),
    refund: (leg) => refundPayment(client, leg),
    transfer: refuse("PayPal can't send money to a bank account of the shopper. Transfer it yourself."),
    charge: refuse("PayPal can't charge shoppers from here."),
    findPayment: (look) => findPayment(client, look),
    readPayment: (reference, signal) => readRefund(client, { reference, signal }),
    listDisputes: (paymentReference, signal) => listDisputes(client, { paymentReference, signal }),
  };
};

/** Returns the current status of a refund by its PayPal ID. @throws PartnerError REFUSED for unknown IDs */
const readRefund = async (
  client: PaypalClient,
  { reference, signal }: { reference: string; signal?: AbortSignal | undefined },
): Promise<PaymentResult> => {
  if (!/^[0-9A-Z]{8,20}$/.test(reference)) throw new PartnerError(PAYPAL, "REFUSED", "PayPal has no such refund.");
  const path = `/v2/payments/refunds/${reference}`;
  return refundResult(await client.ask({ path, purpose: "Read refund", schema: refundSchema, signal }));
};

const LONGEST_NOTE = 255;

/**
 * Refunds a payment, in part or whole, by the ID of its capture. Some shops store the order's ID instead, which is
 * looked up only if PayPal knows no such capture. PayPal repeats the first response to a key for 45 days.
 * @throws PartnerError
 */
const refundPayment = async (client: PaypalClient, leg: RefundLeg): Promise<PaymentResult> => {
  const reference = referenceOf(leg.paymentReference);
  const first = await refundCapture(client, reference, leg);
  if (first.ok) return refundResult(first.data);
  if (first.failure.status !== 404) throw first.failure.error;
  const capture = await findCapture(client, { reference, signal: leg.signal });
  if (capture === null || capture.id === reference) throw first.failure.error;
  const second = await refundCapture(client, capture.id, leg);
  if (second.ok) return refundResult(second.data);
  throw second.failure.error;
};

const refundCapture = (
  client: PaypalClient,
  captureId: string,
  { idempotencyKey, amountMinor, currency, label, signal }: RefundLeg,
): Promise<PaypalResult<PaypalRefund>> =>
  client.tryAsk({
    method: "POST",
    path: `/v2/payments/captures/${captureId}/refund`,
    headers: { "paypal-request-id": markOf(idempotencyKey), prefer: "return=representation" },
    body: {
      amount: toPaypalMoney(amountMinor, currency),
      custom_id: markOf(idempotencyKey),
      note_to_payer: `Return ${label}`.slice(0, LONGEST_NOTE),
    },
    purpose: `Refund return ${label}`,
    schema: refundSchema,
    signal,
  });

/** PayPal keeps keys for 45 days; the difference leaves time for a retry. */
const KEYS_LAST_MS = 40 * 24 * 60 * 60 * 1_000;

/**
 * Finds the refund made under a key by its mark: PayPal lists refunds with the order of their payment. Payments without
 * an order have no such list, but repeating the request is safe there as long as PayPal keeps the key.
 * @throws PartnerError REFUSED when the result can no longer be determined
 */
const findPayment = async (client: PaypalClient, look: FindPayment): Promise<PaymentResult | null> => {
  const { idempotencyKey, paymentReference, since, signal } = look;
  if (paymentReference === "") return null;
  const capture = await findCapture(client, { reference: referenceOf(paymentReference), signal });
  if (capture === null) return null;
  const orderId = orderOf(capture);
  const order =
    orderId === ""
      ? null
      : await client.find({
          path: `/v2/checkout/orders/${orderId}`,
          purpose: "Read order",
          schema: orderSchema,
          signal,
        });
  if (order === null) return requireYoung(client, since);
  const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  const own = refunds.filter(({ custom_id }) => custom_id === markOf(idempotencyKey)).map(refundResult);
  return own.find(({ status }) => status !== "FAILED") ?? own[0] ?? null;
};

const orderOf = ({ supplementary_data, links }: PaypalCapture): string => {
  const named = supplementary_data?.related_ids?.order_id ?? "";
  if (named !== "") return named;
  const up = links.find(({ rel }) => rel === "up")?.href ?? "";
  return /\/v2\/checkout\/orders\/([0-9A-Z]{8,20})$/.exec(up)?.[1] ?? "";
};

const requireYoung = ({ now }: PaypalClient, since: Date): null => {
  if (now().getTime() - since.getTime() < KEYS_LAST_MS) return null;
  throw new PartnerError(
    PAYPAL,
    "REFUSED",
    "PayPal can no longer tell whether this refund was made. Check the payment in PayPal, then mark it as refunded or send the money.",
  );
};

const APPS_PAGE = "developer.paypal.com → Apps & Credentials";

const credentialsSchema = z.object({
  environment: field(z.enum(["LIVE", "SANDBOX"], { error: "Choose Live or Sandbox." }).default("LIVE"), {
    label: "Environment",
    help: `The same as the switch at the top of ${APPS_PAGE}.`,
    kind: "CHOICE",
    options: [
      { value: "LIVE", label: "Live" },
      { value: "SANDBOX", label: "Sandbox" },
    ],
    initial: "LIVE",
  }),
  clientId: field(required("client ID").regex(/^$|^[\w-]{20,}$/, { error: "Copy the whole of the client ID." }), {
    label: "Client ID",
    help: `In your app under ${APPS_PAGE}.`,
    kind: "TEXT",
    placeholder: "A…",
  }),
  clientSecret: field(required("secret key").regex(/^$|^[\w-]{20,}$/, { error: "Copy the whole of the secret key." }), {
    label: "Secret key",
    help: "Below the client ID, under “Secret key 1”.",
    kind: "SECRET",
    placeholder: "E…",
  }),
});

/** Validates the form without calling PayPal. */
const readPaypalValues = (typed: Readonly<Record<string, unknown>>): ReadValues => readFields(credentialsSchema, typed);

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().max(200),
  create_time: z.string().nullish().catch(null),
  resource: z.object({
    id: z.string().max(255).catch(""),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().max(255).catch("") })).catch([]),
  }),
});

/** Reads what an event is about: a refund, or each payment of a dispute. Throws for a body in any other format. */
const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const event = eventSchema.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  const { id, disputed_transactions } = event.resource;
  const topic = EVENTS[event.event_type] ?? "IGNORED";
  const payments = disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id);
  const subjects = topic === "DISPUTE" ? payments.filter((payment) => payment !== "") : [id];
  return subjects.map((subject, index) => ({
    eventId: index === 0 ? event.id : `${event.id}:${index + 1}`,
    ...{ topic, name: event.event_type, subject, occurredAt: event.create_time ?? null },
  }));
};

/**
 * Verifies that PayPal signed this delivery for our webhook: the signature covers the delivery, the webhook's ID and a
 * checksum of the body, so a delivery for another webhook is rejected. @throws PartnerError when the certificate can't
 * be read
 */
const confirmHook = async (
  hook: IncomingHook,
  { http, values, now }: Pick<OpenedConnection, "http" | "values" | "now">,
): Promise<boolean> => {
  const headers = hookHeaders(hook, now());
  const { webhookId = "" } = values;
  if (headers === null || webhookId === "") return false;
  const { transmissionId, transmissionTime, signature, certificateUrl } = headers;
  const certificate = await readCertificate(http, { url: certificateUrl, now: now() });
  if (certificate === null) return false;
  const signed = `${transmissionId}|${transmissionTime}|${webhookId}|${crc32(hook.body)}`;
  return verify("RSA-SHA256", Buffer.from(signed), certificate.publicKey, Buffer.from(signature, "base64"));
};

/** Matches PayPal as a word: "paypal", "ppcp-gateway", "PayPal Express Checkout", "paypal_standard". */
const PAYPAL_NAME = /(^|[^a-z])(paypal|ppcp|ppec)([^a-z]|$)/;
/** PayPal's own card processor, which has another API. */
const BRAINTREE = /braintree/;

/**
 * Returns whether a payment was taken by the store's own PayPal account. PayPal's references can't be told from those
 * of other processors.
 */
const serves = ({ processor }: { processor: string }): boolean => {
  const name = processor.trim().toLowerCase();
  return PAYPAL_NAME.test(name) && !BRAINTREE.test(name);
};

/** PayPal, through its REST API with an app of the store. */
export const paypal: PaymentsProvider = {
  kind: "PAYMENTS",
  provider: PAYPAL,
  displayName: "PayPal",
  tagline: "Refunds and disputes of payments that your PayPal account took.",
  tile: { color: "#003087", letters: "PP" },
  guide: "paypal",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: [],
  capabilities: CAPABILITIES,
  readValues: readPaypalValues,
  connect: connectPaypal,
  subscribe,
  isSubscribed,
  unsubscribe,
  // Checks everything that needs no certificate; `confirmHook` checks the signature.
  verifyHook: (hook, { now = () => new Date() }) => hookHeaders(hook, now()) !== null,
  confirmHook,
  readHook,
  serves,
  open: openPaypal,
};
