import type { refundOverride } from "@/contract/schemas/refund-override";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { Given } from "@/server/kernel/wire-names";
import type { RefundOverride } from "@/server/services/settlement/override";

/**
 * Returns the refund override, or null if none is requested. People need a role that allows it; API keys only need the
 * scope to write reviews. @throws Problem PERMISSION_DENIED
 */
export const readRefundOverride = (
  actor: Actor,
  override: Given<ReturnType<typeof refundOverride>>,
): RefundOverride | null => {
  if (!override?.requested) return null;
  if (actor.kind === "staff" && !actor.scopes.has("refunds:override"))
    throw new Problem("PERMISSION_DENIED", "Your role can't override refunds. Ask a colleague from support.");
  const { amount, reason } = override;
  return { amountMinor: Number(amount.amount), currency: amount.currencyCode, reason };
};
