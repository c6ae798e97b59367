import type { z } from "zod";
import type { refundOverride } from "@/contract/schemas/refund-override";
import type { RefundOverride } from "@/server/services/reviews/override";

/** Null where none is asked for. */
export const readRefundOverride = (override: z.output<ReturnType<typeof refundOverride>>): RefundOverride | null => {
  if (!override?.requested) return null;
  const { amount, reason } = override;
  return { amountMinor: Number(amount.amount), currency: amount.currency_code, reason };
};
