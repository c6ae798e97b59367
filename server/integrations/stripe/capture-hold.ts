import type { CaptureCall, PaymentResult } from "@/server/partners/payment-provider";
import { toStripeAmount } from "./amounts";
import type { StripeClient } from "./client";
import { intentResult } from "./intent-result";
import { intentSchema } from "./wire";

/**
 * Takes an amount that is held. Stripe captures a payment once: where it is captured already, that is the answer, and where
 * the hold has ended no money moved. A key would add nothing to that, and repeat a refusal or a failure of Stripe's own for
 * a day, which may be all that is left of the hold. @throws PartnerError
 */
export const captureHold = async (client: StripeClient, call: CaptureCall): Promise<PaymentResult> => {
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
