import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import type { Summary } from "../return-facts/detail";

export type Refund = Summary["compensation"]["refunds"][number];
type Facts = Pick<Refund, "missing_amount" | "external_amount" | "taken_back" | "amount" | "currency" | "refunded_at">;

/** Whether part of the refund is still pending. */
export const isOwed = ({ missing_amount }: Pick<Refund, "missing_amount">): boolean => missing_amount !== "0";

/** Describes the status of a payout: "refunded", "€4.00 of it pending", or "not refunded" once the return has ended. */
export const payoutWords = (refund: Facts, isOver: boolean): string => {
  const { external_amount, amount, currency } = refund;
  const open = isOver ? neverPaid(refund) : refund.missing_amount;
  if (open === "0") return t(external_amount === amount ? "payouts.refundedOutside" : "payouts.refunded");
  if (open === amount) return t(isOver ? "payouts.notRefunded" : "payouts.pending");
  const part = { amount: moneyText(open, currency, LOCALE) };
  return t(isOver ? "payouts.partNotRefunded" : "payouts.partPending", part);
};

/** A return that ended without its refund has no missing amount. */
const neverPaid = ({ amount, external_amount, taken_back, refunded_at }: Facts): string =>
  refunded_at === null ? String(Number(amount) - Number(external_amount) - Number(taken_back)) : "0";
