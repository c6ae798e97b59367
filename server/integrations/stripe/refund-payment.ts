import type { PaymentResult, RefundLeg } from "@/server/partners/payment-provider";
import { toStripeAmount } from "./amounts";
import type { StripeClient } from "./client";
import { paymentOf } from "./payment-of";
import { refundResult } from "./refund-result";
import { KEY_MARK, RETURN_MARK, refundSchema } from "./wire";

/** So many refusals of one refund in a day are more than anybody retries. */
const MOST_KEYS = 20;

/**
 * Refunds a payment, in part or whole. Stripe gives the first answer of a key again for a day, a refusal too, also when
 * its cause is mended. Nothing was done then, so that the refund is asked for under the next key: whoever tries again
 * walks the same keys, and meets the first one that was not refused. @throws PartnerError
 */
export const refundPayment = async (client: StripeClient, leg: RefundLeg): Promise<PaymentResult> => {
  const { idempotencyKey, amountMinor, currency, label, signal } = leg;
  const params = {
    ...(await paymentOf(client, leg)),
    amount: toStripeAmount(amountMinor, currency),
    reason: "requested_by_customer",
    metadata: { [KEY_MARK]: idempotencyKey, [RETURN_MARK]: label },
  };
  for (let count = 1; ; count += 1) {
    const result = await client.tryAsk({
      ...{ method: "POST" as const, path: "/v1/refunds", params, schema: refundSchema, signal },
      idempotencyKey: count === 1 ? idempotencyKey : `${idempotencyKey}#${count}`,
      purpose: `Refund return ${label}`,
    });
    if (result.ok) return refundResult(result.data);
    const { isReplayed, error } = result.failure;
    if (!isReplayed || error.kind !== "REFUSED" || count === MOST_KEYS) throw error;
  }
};
