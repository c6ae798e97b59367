import { t } from "@/messages/dashboard/review";
import { moneyText } from "../../ui/money";
import type { ReturnDetail } from "../return-facts/detail";

export type PayoutWait = NonNullable<ReturnDetail["payout_wait"]>;

/** Returns "9:58", or "1:02:00" from one hour on. */
export const countdown = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** Describes what is pending and what it is waiting for. */
export const waitText = (wait: PayoutWait, secondsLeft: number, locale: string): string => {
  const amount = wait.amount === "0" ? null : moneyText(wait.amount, wait.currency, locale);
  if (wait.needs_second_person) {
    const words = amount === null ? t("waitWords.inspectionWaits") : t("waitWords.refundWaits", { amount });
    return [words, recordedWords(wait)].filter(Boolean).join(" ");
  }
  if (secondsLeft === 0)
    return amount === null ? t("waitWords.inspectionStarting") : t("waitWords.refundProcessing", { amount });
  if (wait.can_undo) return `${undoWithin(amount, secondsLeft)}.`;
  const time = countdown(secondsLeft);
  return amount === null ? t("waitWords.inspectionIn", { time }) : t("waitWords.refundIn", { amount, time });
};

/** Names the person who recorded the inspection; someone else has to release it. */
const recordedWords = ({ recorded_by: name, is_own: isOwn }: PayoutWait): string => {
  if (name === "") return "";
  return isOwn ? t("waitWords.recordedByYou") : t("waitWords.recordedBy", { name });
};

/**
 * Returns "Refund of €94.67: undo within 9:58". Doesn't promise that the refund is sent then, because a store without a
 * payment provider sends it later.
 *
 * @param amount formatted amount; null if nothing is refunded
 */
export const undoWithin = (amount: string | null, secondsLeft: number): string => {
  const time = countdown(secondsLeft);
  return amount === null ? t("waitWords.undoInspection", { time }) : t("waitWords.undoRefund", { amount, time });
};

/** Describes the effect of ending the wait now. */
export const endWaitWords = ({ amount, can_undo }: Pick<PayoutWait, "amount" | "can_undo">): string => {
  if (amount === "0") return t(can_undo ? "waitWords.inspectionNowEndsUndo" : "waitWords.inspectionNow");
  return t(can_undo ? "waitWords.refundNowEndsUndo" : "waitWords.refundNow");
};
