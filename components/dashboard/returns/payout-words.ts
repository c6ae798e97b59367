import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import type { Summary } from "../return-facts/detail";

export type Refund = Summary["compensation"]["refunds"][number];
type Facts = Pick<Refund, "missing_amount" | "external_amount" | "taken_back" | "amount" | "currency" | "refunded_at">;

/** Whether something of it is still to be paid. */
export const isOwed = ({ missing_amount }: Pick<Refund, "missing_amount">): boolean => missing_amount !== "0";

/** How a payout stands: "refunded", "€4.00 of it pending"; "not refunded" once the return is over. */
export const payoutWords = (refund: Facts, isOver: boolean): string => {
  const { external_amount, amount, currency } = refund;
  const open = isOver ? neverPaid(refund) : refund.missing_amount;
  if (open === "0") return t(external_amount === amount ? "payouts.refundedOutside" : "payouts.refunded");
  if (open === amount) return t(isOver ? "payouts.notRefunded" : "payouts.pending");
  const part = { amount: moneyText(open, currency, LOCALE) };
  return t(isOver ? "payouts.partNotRefunded" : "payouts.partPending", part);
};

/** Of a return that ended without its money nothing is missing any more. */
const neverPaid = ({ amount, external_amount, taken_back, refunded_at }: Facts): string =>
  refunded_at === null ? String(Number(amount) - Number(external_amount) - Number(taken_back)) : "0";
