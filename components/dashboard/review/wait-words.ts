import { moneyText } from "../../ui/money";
import type { ReturnDetail } from "../return-facts/detail";

export type PayoutWait = NonNullable<ReturnDetail["payout_wait"]>;

/** "9:58"; "1:02:00" from an hour on. */
export const countdown = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** What waits, and for what. */
export const waitText = (wait: PayoutWait, secondsLeft: number, locale: string): string => {
  const isMoney = wait.amount !== "0";
  const refund = isMoney ? `The refund of ${moneyText(wait.amount, wait.currency, locale)}` : "The inspection";
  if (wait.needs_second_person) {
    const by = wait.recorded_by === "" ? "" : ` ${wait.is_own ? "You" : wait.recorded_by} recorded the inspection.`;
    return `${refund} waits for release by a second person, an owner or admin.${by}`;
  }
  if (secondsLeft === 0) return isMoney ? `${refund} is being processed.` : `${refund} is taking effect.`;
  if (!wait.can_undo) return `${refund} ${isMoney ? "is processed" : "takes effect"} in ${countdown(secondsLeft)}.`;
  return `${undoWithin(isMoney ? moneyText(wait.amount, wait.currency, locale) : null, secondsLeft)}.`;
};

/**
 * "Refund of €94.67: undo within 9:58". Not that the refund is sent then: a store without a payment provider sends it later.
 *
 * @param amount in words; null where no money is given back
 */
export const undoWithin = (amount: string | null, secondsLeft: number): string =>
  `${amount === null ? "Inspection" : `Refund of ${amount}`}: undo within ${countdown(secondsLeft)}`;

/** What it does to end the wait now. */
export const endWaitWords = ({ amount, can_undo }: Pick<PayoutWait, "amount" | "can_undo">): string => {
  const then = amount === "0" ? "The inspection takes effect now." : "The refund is processed now.";
  return `${can_undo ? "This ends the time to undo. " : ""}${then} You can't undo this.`;
};
