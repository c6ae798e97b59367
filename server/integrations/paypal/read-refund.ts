import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { PaypalClient } from "./client";
import { PAYPAL } from "./failures";
import { refundResult } from "./refund-result";
import { refundSchema } from "./wire";

/** How a refund stands now, by its id at PayPal. @throws PartnerError REFUSED for what PayPal doesn't know */
export const readRefund = async (
  client: PaypalClient,
  { reference, signal }: { reference: string; signal?: AbortSignal | undefined },
): Promise<PaymentResult> => {
  if (!/^[0-9A-Z]{8,20}$/.test(reference)) throw new PartnerError(PAYPAL, "REFUSED", "PayPal has no such refund.");
  const path = `/v2/payments/refunds/${reference}`;
  return refundResult(await client.ask({ path, purpose: "Read refund", schema: refundSchema, signal }));
};
