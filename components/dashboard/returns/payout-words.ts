import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import type { Summary } from "./detail";

export type Refund = Summary["compensation"]["refunds"][number];
type Facts = Pick<Refund, "missing_amount" | "external_amount" | "amount" | "currency">;

/** Whether something of it is still to be paid; of a return that ended without its money nothing is. */
export const isOwed = ({ missing_amount }: Pick<Refund, "missing_amount">, isOver: boolean): boolean =>
  missing_amount !== "0" && !isOver;

/** How a payout stands: "paid back", "€4.00 of it still to be paid back"; "never paid" once the return is over. */
export const payoutWords = ({ missing_amount, external_amount, amount, currency }: Facts, isOver: boolean): string => {
  if (missing_amount === "0") return external_amount === amount ? "refunded elsewhere" : "paid back";
  const state = isOver ? "never paid" : "still to be paid back";
  return missing_amount === amount ? state : `${moneyText(missing_amount, currency, LOCALE)} of it ${state}`;
};
