import { PartnerError } from "@/server/partners/partner-error";
import type { ReleaseCall } from "@/server/partners/payment-provider";
import type { StripeClient } from "./client";
import { STRIPE } from "./failures";
import { intentSchema } from "./wire";

/** Gives up an amount that is held: the shopper's bank lets it go. Without a key, as capturing is. @throws PartnerError REFUSED where it was captured */
export const releaseHold = async (client: StripeClient, call: ReleaseCall): Promise<void> => {
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
