import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { StripeClient } from "./client";
import { STRIPE } from "./failures";
import { intentResult } from "./intent-result";
import { refundResult } from "./refund-result";
import { intentSchema, refundSchema } from "./wire";

/** How a refund or charge stands now, by its id at Stripe. @throws PartnerError REFUSED for what Stripe doesn't know */
export const readPayment = async (
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
