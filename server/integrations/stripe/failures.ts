import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf, jsonOrNull } from "../provider-kit/answers";

export const STRIPE = "STRIPE";

const KEYS_PAGE = "Developers → API keys";
const LONGEST_MESSAGE = 300;

const errorSchema = z.object({
  error: z.object({
    type: z.string().catch(""),
    code: z.string().catch(""),
    message: z.string().catch(""),
    payment_intent: z.object({ id: z.string() }).nullish().catch(null),
  }),
});

/** An unsuccessful response. `code` is Stripe's; `paymentIntentId` is that of a declined charge. */
export type StripeFailure = {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly paymentIntentId: string;
  /** Stripe repeated the first response to this idempotency key without doing anything. */
  readonly isReplayed: boolean;
  readonly error: PartnerError;
};

/** Maps an unsuccessful Stripe response to an error that says what to fix. */
export const readFailure = (answer: ProviderResponse, now: Date): StripeFailure => {
  const { status, headers } = answer;
  const said = errorSchema.safeParse(jsonOrNull(answer.text));
  const { type, code, message, payment_intent } = said.success
    ? said.data.error
    : { type: "", code: "", message: "", payment_intent: null };
  return {
    ...{ status, type, code, message },
    paymentIntentId: payment_intent?.id ?? "",
    isReplayed: headers["idempotent-replayed"] === "true",
    error: errorOf(answer, { type, code, message, now }),
  };
};

type Said = Pick<StripeFailure, "type" | "code" | "message"> & { now: Date };

const errorOf = (answer: ProviderResponse, said: Said): PartnerError => {
  const { status } = answer;
  const { code, message, now } = said;
  // Stripe's message about a rejected key quotes part of the key, so it is not shown.
  if (status === 401) return failureOf(STRIPE, answer, { words: keyWords(code), now });
  if (status === 403) return failureOf(STRIPE, answer, { words: permissionWords(message), now });
  if (status === 409 || code === "lock_timeout")
    return new PartnerError(STRIPE, "BUSY", "Stripe is busy with the same payment.", { retryAfterSeconds: 5 });
  const known = KNOWN[code];
  if (status < 500 && known !== undefined) return new PartnerError(STRIPE, "REFUSED", known);
  if (said.type === "idempotency_error")
    return new PartnerError(STRIPE, "REFUSED", "Stripe has another payment under this key. Check it in Stripe.");
  const words =
    message === "" || status >= 500
      ? `Stripe answered with an error (HTTP ${status}).`
      : `Stripe says: ${message.slice(0, LONGEST_MESSAGE)}`;
  return failureOf(STRIPE, answer, { words, now });
};

const keyWords = (code: string): string =>
  code === "api_key_expired"
    ? `The Stripe key has expired. Create one under ${KEYS_PAGE} and enter it in Settings → Connections.`
    : `Stripe doesn't accept the key. Create one under ${KEYS_PAGE} and enter it in Settings → Connections.`;

/** Names the missing permission; the rest of Stripe's message names the key. */
const permissionWords = (message: string): string => {
  const permission = missingPermission(message);
  const named = permission === "" ? "" : ` (${permission})`;
  return `The Stripe key may not do this${named}. Edit the key's permissions under ${KEYS_PAGE}.`;
};

/**
 * Returns Stripe's name of the permission a restricted key is missing, for example "rak_charge_write"; "" when it names
 * none.
 */
export const missingPermission = (message: string): string => /\brak_[a-z_]+/.exec(message)?.[0] ?? "";

const KNOWN: Readonly<Record<string, string>> = {
  charge_already_refunded:
    "Stripe says that this payment is refunded in full already. Check the payment in Stripe; if the shopper has the money, mark the refund as refunded.",
  charge_disputed:
    "The shopper's bank has taken this payment back in a dispute, so Stripe can't refund it. Answer the dispute in Stripe, or resolve this refund manually.",
  amount_too_large: "Stripe says that the refund exceeds what is left of this payment. Check the payment in Stripe.",
  balance_insufficient:
    "Your Stripe balance is too low for this refund. Add funds to the balance in Stripe, then retry.",
  insufficient_funds: "Your Stripe balance is too low for this refund. Add funds to the balance in Stripe, then retry.",
  charge_not_refundable:
    "Stripe can no longer refund this payment. Send the money another way and mark it as refunded.",
  charge_exceeds_source_limit: "Stripe declined this amount for this account. Ask Stripe's support.",
  refund_disputed_payment:
    "The shopper has disputed this payment, so Stripe can't refund it. Answer the dispute in Stripe, or resolve this refund manually.",
  resource_missing:
    "This Stripe account doesn't have this payment. Check that the right account is connected, and that test and live mode match.",
  payment_intent_unexpected_state:
    "Stripe says that this payment wasn't completed, so nothing can be refunded. Check the payment in Stripe.",
  testmode_charges_only: "This Stripe account can only make test payments. Activate it in Stripe.",
};
