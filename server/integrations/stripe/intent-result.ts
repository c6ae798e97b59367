import type { PaymentResult } from "@/server/partners/payment-provider";
import type { StripeIntent } from "./wire";

/**
 * Maps a Stripe payment intent to our result. One that waits for the shopper has taken no money and won't from here.
 */
export const intentResult = ({ id, status }: StripeIntent): PaymentResult => {
  if (status === "succeeded") return { status: "SETTLED", reference: id };
  return { status: status === "processing" || status === "requires_capture" ? "PENDING" : "FAILED", reference: id };
};
