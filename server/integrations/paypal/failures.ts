import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf, jsonOrNull } from "../provider-kit/answers";

export const PAYPAL = "PAYPAL";

const APPS_PAGE = "developer.paypal.com → Apps & Credentials";
const LONGEST_MESSAGE = 300;

const errorSchema = z.object({
  name: z.string().catch(""),
  // The token endpoint has its own error format.
  error: z.string().catch(""),
  message: z.string().catch(""),
  details: z.array(z.object({ issue: z.string().catch(""), description: z.string().catch("") })).catch([]),
});

/** An unsuccessful response. `issue` is the most specific of PayPal's codes. */
export type PaypalFailure = { readonly status: number; readonly issue: string; readonly error: PartnerError };

/** Maps an unsuccessful PayPal response to an error that says what to fix. */
export const readFailure = (answer: ProviderResponse, now: Date): PaypalFailure => {
  const said = errorSchema.safeParse(jsonOrNull(answer.text));
  const { name, error, message, details } = said.success
    ? said.data
    : { name: "", error: "", message: "", details: [] };
  const [detail] = details;
  const issue = detail?.issue || name || error;
  const text = detail?.description || message;
  return { status: answer.status, issue, error: errorOf(answer, { issue, text, now }) };
};

const errorOf = (
  answer: ProviderResponse,
  { issue, text, now }: { issue: string; text: string; now: Date },
): PartnerError => {
  const { status } = answer;
  if (status === 401)
    return failureOf(PAYPAL, answer, {
      words: `PayPal doesn't accept the client ID and secret. Copy both from ${APPS_PAGE}, and check that “Live” or “Sandbox” fits.`,
      now,
    });
  if (status === 403)
    return failureOf(PAYPAL, answer, {
      words: `The PayPal app may not do this. Under ${APPS_PAGE}, open the app and turn the feature on, or ask PayPal for the permission.`,
      now,
    });
  if (status === 409 || issue === "PREVIOUS_REQUEST_IN_PROGRESS")
    return new PartnerError(PAYPAL, "BUSY", "PayPal is busy with the same refund.", { retryAfterSeconds: 5 });
  const known = KNOWN[issue];
  if (status < 500 && known !== undefined) return new PartnerError(PAYPAL, "REFUSED", known);
  const words =
    text === "" || status >= 500
      ? `PayPal answered with an error (HTTP ${status}).`
      : `PayPal says: ${text.slice(0, LONGEST_MESSAGE)}`;
  return failureOf(PAYPAL, answer, { words, now });
};

const ELSEWHERE = "Send the money another way and mark it as refunded.";

const KNOWN: Readonly<Record<string, string>> = {
  CAPTURE_FULLY_REFUNDED:
    "PayPal says that this payment is refunded in full already. Check the payment in PayPal; if the shopper has the money, mark the refund as refunded.",
  REFUND_AMOUNT_EXCEEDED:
    "PayPal says that the refund exceeds what is left of this payment. Check the payment in PayPal.",
  REFUND_TIME_LIMIT_EXCEEDED: `PayPal refunds payments for 180 days only. ${ELSEWHERE}`,
  REFUND_NOT_ALLOWED: `PayPal can't refund this payment. ${ELSEWHERE}`,
  PARTIAL_REFUND_NOT_ALLOWED: "PayPal refunds this payment only in full. Refund it in PayPal, or another way.",
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: `PayPal takes no further refund of this payment. ${ELSEWHERE}`,
  REFUND_FAILED_INSUFFICIENT_FUNDS:
    "Your PayPal balance is too low for this refund. Add money to the balance, or link a bank account in PayPal, then retry.",
  PENDING_CAPTURE: "PayPal hasn't completed this payment yet, so it can't be refunded. Retry when it is completed.",
  REFUND_CAPTURE_CURRENCY_MISMATCH: "The payment was made in another currency. Refund it in PayPal.",
  TRANSACTION_DISPUTED:
    "The shopper has opened a case about this payment in PayPal. Answer it in PayPal's Resolution Center, or retry when it is closed.",
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK:
    "The shopper's bank has taken this payment back, so PayPal can't refund it. Answer the case in PayPal, or resolve this refund manually.",
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: "Your PayPal account is locked or closed. Contact PayPal.",
  PAYEE_ACCOUNT_RESTRICTED: "Your PayPal account is restricted. Open PayPal to see what is required.",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: `The shopper's PayPal account is locked or closed. ${ELSEWHERE}`,
  REFUND_IS_RESTRICTED: "Another app took this payment, and only that one may refund it. Refund it in PayPal.",
  RESOURCE_NOT_FOUND:
    "This PayPal account doesn't have this payment. Check that the right account is connected, and that “Live” or “Sandbox” fits.",
  INVALID_RESOURCE_ID:
    "This PayPal account doesn't have this payment. Check that the right account is connected, and that “Live” or “Sandbox” fits.",
};
