import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import type { Summary } from "../return-facts/detail";

export type Refund = Summary["compensation"]["refunds"][number];
type Facts = Pick<Refund, "missing_amount" | "external_amount" | "taken_back" | "amount" | "currency" | "refunded_at">;

/** Whether something of it is still to be paid. */
export const isOwed = ({ missing_amount }: Pick<Refund, "missing_amount">): boolean => missing_amount !== "0";

/** How a payout stands: "paid back", "€4.00 of it refund pending"; "never paid" once the return is over. */
export const payoutWords = (refund: Facts, isOver: boolean): string => {
  const { external_amount, amount, currency } = refund;
  const open = isOver ? neverPaid(refund) : refund.missing_amount;
  if (open === "0") return external_amount === amount ? "refunded elsewhere" : "paid back";
  const state = isOver ? "never paid" : "refund pending";
  return open === amount ? state : `${moneyText(open, currency, LOCALE)} of it ${state}`;
};

/** Of a return that ended without its money nothing is missing any more. */
const neverPaid = ({ amount, external_amount, taken_back, refunded_at }: Facts): string =>
  refunded_at === null ? String(Number(amount) - Number(external_amount) - Number(taken_back)) : "0";
