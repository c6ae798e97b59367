import type { PaymentResult } from "@/server/partners/payment-provider";
import type { StripeRefund } from "./wire";

/** Maps a Stripe refund to our result. One that waits for the shopper's bank details is pending. */
export const refundResult = ({ id, status, failure_reason }: StripeRefund): PaymentResult => {
  if (status === "failed" || status === "canceled")
    return { status: "FAILED", reference: id, reason: WORDS[failure_reason ?? ""] ?? "" };
  return { status: status === "succeeded" ? "SETTLED" : "PENDING", reference: id };
};

const WORDS: Readonly<Record<string, string>> = {
  lost_or_stolen_card: "The card was reported lost or stolen.",
  expired_or_canceled_card: "The card has expired or was canceled.",
  charge_for_pending_refund_disputed: "The shopper disputed the payment while the refund was pending.",
  insufficient_funds: "The Stripe balance was too low for too long.",
  declined: "The shopper's bank declined it.",
  merchant_request: "It was canceled in Stripe.",
};
