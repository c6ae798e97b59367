import type { PaymentResult } from "@/server/partners/payment-provider";
import type { StripeIntent } from "./wire";

/** A payment intent of Stripe as services know it. What waits for the shopper took no money, and takes none from here. */
export const intentResult = ({ id, status }: StripeIntent): PaymentResult => {
  if (status === "succeeded") return { status: "SETTLED", reference: id };
  return { status: status === "processing" || status === "requires_capture" ? "PENDING" : "FAILED", reference: id };
};
