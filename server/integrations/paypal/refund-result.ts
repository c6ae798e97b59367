import type { PaymentResult } from "@/server/partners/payment-provider";
import type { PaypalRefund } from "./wire";

/** Maps a PayPal refund to our result. An eCheck refund is pending until the bank has paid it. */
export const refundResult = ({ id, status }: Pick<PaypalRefund, "id" | "status">): PaymentResult => {
  if (status === "COMPLETED") return { status: "SETTLED", reference: id };
  if (status === "CANCELLED") return { status: "FAILED", reference: id, reason: "It was canceled in PayPal." };
  if (status === "FAILED") return { status: "FAILED", reference: id, reason: "PayPal could not send it." };
  return { status: "PENDING", reference: id };
};
