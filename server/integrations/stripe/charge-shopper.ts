import type { ChargeCall, PaymentResult } from "@/server/partners/payment-provider";
import { toStripeAmount } from "./amounts";
import type { StripeClient } from "./client";
import { intentResult } from "./intent-result";
import { intentSchema, KEY_MARK, RETURN_MARK } from "./wire";

/**
 * Takes money with a payment method or confirmation token that Stripe's own form made. Where the bank asks the shopper to
 * authenticate, nothing is taken and the charge is declined: such payments go over Stripe's own page (`openCheckout`).
 * @throws PartnerError
 */
export const chargeShopper = async (client: StripeClient, call: ChargeCall): Promise<PaymentResult> => {
  const { idempotencyKey, amountMinor, currency, label, token, signal } = call;
  const result = await client.tryAsk({
    ...{ method: "POST" as const, path: "/v1/payment_intents", idempotencyKey, signal },
    params: {
      amount: toStripeAmount(amountMinor, currency),
      currency: currency.toLowerCase(),
      ...(token.startsWith("ctoken_") ? { confirmation_token: token } : { payment_method: token }),
      confirm: true,
      error_on_requires_action: true,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      description: `Return ${label}`,
      metadata: { [KEY_MARK]: idempotencyKey, [RETURN_MARK]: label },
    },
    purpose: `Record charge of return ${label}`,
    schema: intentSchema,
  });
  if (result.ok) return intentResult(result.data);
  const { status, type, paymentIntentId, error } = result.failure;
  // 402 is the bank's answer to this card, not a fault of ours.
  if (status === 402 && type === "card_error") return { status: "FAILED", reference: paymentIntentId };
  throw error;
};
