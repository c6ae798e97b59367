import { PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import { isCreditOption } from "@/contract/vocabulary/refund-option";
import { isOpen } from "./activity-questions";
import type { ReturnProcess } from "./types";

/**
 * Whether money has left that nobody can call back. A payout that waits counts: its refund may be with the provider
 * already, and so may what the shopper paid and now gets back. Store credits and gift cards do not: their ledger can take
 * them back while nothing is spent.
 */
export const hasSentMoney = ({ payouts, activities }: Pick<ReturnProcess, "payouts" | "activities">): boolean =>
  activities.some((activity) => PAID_BY_PROVIDERS.includes(activity.name) && isOpen(activity)) ||
  payouts.some(
    ({ status, refundOption, externalMinor }) =>
      externalMinor > 0 || (status !== "FAILED" && !isCreditOption(refundOption)),
  );
