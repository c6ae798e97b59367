import { moneyText } from "../../ui/money";
import type { ReturnDetail } from "../returns/detail";

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
  if (secondsLeft === 0) return isMoney ? `${refund} is going out.` : `${refund} is taking effect.`;
  return `${refund} ${isMoney ? "goes out" : "takes effect"} in ${countdown(secondsLeft)}.`;
};
