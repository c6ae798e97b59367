import { PartnerError } from "@/server/partners/partner-error";
import type {
  CaptureCall,
  ChargeCall,
  CheckoutState,
  PaymentProvider,
  PaymentResult,
  RefundLeg,
  ReleaseCall,
} from "@/server/partners/payment-provider";
import type { OpenedConnection } from "@/server/partners/provider";
import { toStripeAmount } from "./amounts";
import { CAPABILITIES } from "./capabilities";
import { createStripeClient, type StripeClient } from "./client";
import { STRIPE } from "./failures";
import { findPayment } from "./find-payment";
import { intentResult } from "./intent-result";
import { listDisputes } from "./list-disputes";
import { openCheckout } from "./open-checkout";
import { paymentOf } from "./payment-of";
import { refundResult } from "./refund-result";
import { intentSchema, KEY_MARK, RETURN_MARK, refundSchema, type StripeIntent, sessionSchema } from "./wire";

/** Opens a Stripe account for the money of returns. */
export const openStripe = (
  connection: Pick<OpenedConnection, "http" | "values" | "now" | "capabilities">,
): PaymentProvider => {
  const client = createStripeClient(connection);
  return {
    provider: STRIPE,
    capabilities: new Set(CAPABILITIES.filter((one) => connection.capabilities.includes(one))),
    refund: (leg) => refundPayment(client, leg),
    transfer: async () => {
      throw new PartnerError(STRIPE, "REFUSED", "Stripe can't send money to a bank account. Transfer it yourself.");
    },
    charge: (call) => chargeShopper(client, call),
    findPayment: (look) => findPayment(client, look),
    readPayment: (reference, signal) => readPayment(client, { reference, signal }),
    openCheckout: (call) => openCheckout(client, call),
    closeCheckout: (reference, signal) => closeCheckout(client, { reference, signal }),
    readCheckout: (reference, signal) => readCheckout(client, { reference, signal }),
    capture: (call) => captureHold(client, call),
    release: (call) => releaseHold(client, call),
    listDisputes: (paymentReference, signal) => listDisputes(client, { paymentReference, signal }),
  };
};

type Close = { reference: string; signal?: AbortSignal | undefined };

/** Expires a checkout page. One that was paid or has expired is left as is. @throws PartnerError */
const closeCheckout = async (client: StripeClient, { reference, signal }: Close): Promise<CheckoutState> => {
  const result = await client.tryAsk({
    ...{ method: "POST" as const, path: `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`, signal },
    purpose: "Close checkout session",
    schema: sessionSchema,
  });
  // Stripe rejects a page that is no longer open with 400 and no further detail.
  if (!result.ok && result.failure.status !== 400) throw result.failure.error;
  return readCheckout(client, { reference, signal });
};

/**
 * Releases a hold on the shopper's card. Uses no idempotency key, like capturing. @throws PartnerError REFUSED when it
 * was captured
 */
const releaseHold = async (client: StripeClient, call: ReleaseCall): Promise<void> => {
  const { paymentReference, signal } = call;
  const path = `/v1/payment_intents/${encodeURIComponent(paymentReference)}`;
  const result = await client.tryAsk({
    ...{ method: "POST" as const, path: `${path}/cancel`, signal },
    purpose: "Cancel hold",
    schema: intentSchema,
  });
  if (result.ok) return;
  if (result.failure.code !== "payment_intent_unexpected_state") throw result.failure.error;
  const { status } = await client.ask({ path, purpose: "Read payment", schema: intentSchema, signal });
  if (status === "canceled") return;
  throw new PartnerError(STRIPE, "REFUSED", "This amount was captured already. Refund it instead.");
};

/**
 * Captures a hold. Stripe captures a payment once: an existing capture is returned, and if the hold has expired no
 * money moved. An idempotency key would not help, but would repeat a rejection or an internal error for a day, which
 * may be longer than the hold lasts. @throws PartnerError
 */
const captureHold = async (client: StripeClient, call: CaptureCall): Promise<PaymentResult> => {
  const { paymentReference, amountMinor, currency, signal } = call;
  const path = `/v1/payment_intents/${encodeURIComponent(paymentReference)}`;
  const result = await client.tryAsk({
    ...{ method: "POST" as const, path: `${path}/capture`, signal },
    params: { amount_to_capture: toStripeAmount(amountMinor, currency) },
    purpose: "Settle hold",
    schema: intentSchema,
  });
  if (result.ok) return intentResult(result.data);
  if (result.failure.code !== "payment_intent_unexpected_state") throw result.failure.error;
  const intent = await client.ask({ path, purpose: "Read payment", schema: intentSchema, signal });
  const known = intentResult(intent);
  return known.status === "FAILED" ? { ...known, reason: "The hold on the shopper's card has ended." } : known;
};

/** Returns the current status of a refund or charge by its Stripe ID. @throws PartnerError REFUSED for unknown IDs */
const readPayment = async (
  client: StripeClient,
  { reference, signal }: { reference: string; signal?: AbortSignal | undefined },
): Promise<PaymentResult> => {
  if (/^(re|pyr)_\w+$/.test(reference))
    return refundResult(
      await client.ask({ path: `/v1/refunds/${reference}`, purpose: "Read refund", schema: refundSchema, signal }),
    );
  if (/^pi_\w+$/.test(reference))
    return intentResult(
      await client.ask({
        path: `/v1/payment_intents/${reference}`,
        purpose: "Read payment",
        schema: intentSchema,
        signal,
      }),
    );
  throw new PartnerError(STRIPE, "REFUSED", "Stripe has no such payment.");
};

/**
 * Charges a payment method or confirmation token created by Stripe's form. If the bank requires authentication, nothing
 * is taken and the charge is declined: such payments use Stripe's own page (`openCheckout`).
 * @throws PartnerError
 */
const chargeShopper = async (client: StripeClient, call: ChargeCall): Promise<PaymentResult> => {
  const { idempotencyKey, amountMinor, currency, label, token, signal } = call;
  const result = await client.tryAsk({
    ...{ method: "POST" as const, path: "/v1/payment_intents", idempotencyKey, signal },
    params: {
      amount: toStripeAmount(amountMinor, currency),
      currency: currency.toLowerCase(),
      ...(token.startsWith("ctoken_") ? { confirmation_token: token } : { payment_method: token }),
      confirm: true,
      error_on_requires_action: true,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      description: `Return ${label}`,
      metadata: { [KEY_MARK]: idempotencyKey, [RETURN_MARK]: label },
    },
    purpose: `Record charge of return ${label}`,
    schema: intentSchema,
  });
  if (result.ok) return intentResult(result.data);
  const { status, type, paymentIntentId, error } = result.failure;
  // 402 is the bank's response to this card, not an error of ours.
  if (status === 402 && type === "card_error") return { status: "FAILED", reference: paymentIntentId };
  throw error;
};

/** More than the retries of one rejected refund in a day. */
const MOST_KEYS = 20;

/**
 * Refunds a payment, in part or whole. For a day, Stripe repeats the first response to a key, even a rejection whose
 * cause was fixed. Nothing was done in that case, so the refund is requested with the next key: every retry goes
 * through the same keys and stops at the first that was not rejected. @throws PartnerError
 */
const refundPayment = async (client: StripeClient, leg: RefundLeg): Promise<PaymentResult> => {
  const { idempotencyKey, amountMinor, currency, label, signal } = leg;
  const params = {
    ...(await paymentOf(client, leg)),
    amount: toStripeAmount(amountMinor, currency),
    reason: "requested_by_customer",
    metadata: { [KEY_MARK]: idempotencyKey, [RETURN_MARK]: label },
  };
  for (let count = 1; ; count += 1) {
    const result = await client.tryAsk({
      ...{ method: "POST" as const, path: "/v1/refunds", params, schema: refundSchema, signal },
      idempotencyKey: count === 1 ? idempotencyKey : `${idempotencyKey}#${count}`,
      purpose: `Refund return ${label}`,
    });
    if (result.ok) return refundResult(result.data);
    const { isReplayed, error } = result.failure;
    if (!isReplayed || error.kind !== "REFUSED" || count === MOST_KEYS) throw error;
  }
};

type Look = { reference: string; signal?: AbortSignal | undefined };

/** Returns the status of a checkout page. @throws PartnerError */
const readCheckout = async (client: StripeClient, { reference, signal }: Look): Promise<CheckoutState> => {
  const session = await client.ask({
    path: `/v1/checkout/sessions/${encodeURIComponent(reference)}`,
    purpose: "Read checkout session",
    schema: sessionSchema,
    signal,
  });
  const paymentReference = session.payment_intent ?? "";
  if (session.status === "expired") return { status: "EXPIRED", paymentReference: "" };
  if (session.status !== "complete" || paymentReference === "") return { status: "OPEN", paymentReference: "" };
  if (session.payment_status === "paid") return { status: "PAID", paymentReference };
  const path = `/v1/payment_intents/${paymentReference}`;
  const params = { expand: ["latest_charge"] };
  const intent = await client.ask({ path, params, purpose: "Read payment", schema: intentSchema, signal });
  const status = STATES[intent.status] ?? "EXPIRED";
  return { status, paymentReference, ...(status === "HELD" ? holdEnd(intent) : {}) };
};

const holdEnd = ({ latest_charge: charge }: StripeIntent): Pick<CheckoutState, "holdEndsAt"> => {
  const seconds = typeof charge === "object" ? charge?.payment_method_details?.card?.capture_before : null;
  return typeof seconds === "number" ? { holdEndsAt: new Date(seconds * 1_000).toISOString() } : {};
};

/** Statuses of a page that was left: while the bank hasn't decided, the payment can still fail. */
const STATES: Readonly<Record<string, CheckoutState["status"]>> = {
  requires_capture: "HELD",
  processing: "PROCESSING",
  succeeded: "PAID",
};
