import { NO_RESTOCK_REASONS } from "@/contract/vocabulary/no-restock-reason";
import { codeWords } from "@/contract/vocabulary/reason-name";
import { REFUND_OPTION_LABELS } from "@/contract/vocabulary/refund-option";
import type { Resolution } from "@/contract/vocabulary/return-list";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { t } from "@/messages/dashboard/return-facts";

/** Returns the shopper's outcome in one or two words. */
export const outcomeWord = (outcome: Resolution): string =>
  outcome === "EXCHANGE" || outcome === "ORIGINAL_PAYMENT_METHOD"
    ? t(`outcomes.${outcome}`)
    : REFUND_OPTION_LABELS[outcome];

/** Returns the name of a return method. */
export const methodWord = (method: ReturnMethod): string => t(`methods.${method}`);

/** Describes the stock update after a unit was decided; empty while it is open. */
export const stockWords = (unit: { restocked_at: string | null; not_restocked_reason: string | null }): string => {
  const { restocked_at: updatedAt, not_restocked_reason: reason } = unit;
  if (updatedAt !== null) return t("stock.updated");
  if (reason === null) return "";
  const known = NO_RESTOCK_REASONS.find((one) => one === reason);
  return t("stock.notUpdated", { reason: known === undefined ? codeWords(reason) : t(`stock.reasons.${known}`) });
};
