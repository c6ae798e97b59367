import type { z } from "zod";
import type { RefundDueDto } from "@/contract/dashboard/refunds";
import type { RefundDueState } from "@/contract/vocabulary/refund-state";
import { moneyText } from "../../ui/money";
import { OUTCOME_WORDS } from "../returns/outcome-words";

export type RefundDue = z.output<typeof RefundDueDto>;

type StateWords = { word: string; tone: "run" | "hold" | "bad" };

export const REFUND_STATES: Record<RefundDueState, StateWords> = {
  WAITS_FOR_YOU: { word: "Waits for you", tone: "hold" },
  IN_GRACE: { word: "Waiting", tone: "run" },
  NEEDS_RELEASE: { word: "Needs release", tone: "hold" },
  SENDING: { word: "Sent automatically", tone: "run" },
  RETRYING: { word: "Retrying", tone: "run" },
  HELD: { word: "On hold", tone: "hold" },
  FAILED: { word: "Failed", tone: "bad" },
};

/** Nothing sends it by itself: a person can, and says so. */
export const canMark = ({ state }: Pick<RefundDue, "state">): boolean =>
  state === "WAITS_FOR_YOU" || state === "HELD" || state === "FAILED";

/** "Visa ending in 42 · payment 9912", "Bank transfer · DE89 •••• 3000". */
export const destinationWords = ({
  destination,
  refund_option,
  payment_reference,
}: Pick<RefundDue, "destination" | "refund_option" | "payment_reference">): string => {
  const kind = refund_option === "BANK_TRANSFER" || destination === "" ? [OUTCOME_WORDS[refund_option]] : [];
  const payment = payment_reference === "" ? [] : [`payment ${payment_reference}`];
  return [...kind, ...(destination === "" ? [] : [destination]), ...payment].join(" · ");
};

/** "€28.33", "€28.33 and CHF 10.00": refunds in several currencies have no sum. */
export const totalWords = (refunds: readonly Pick<RefundDue, "amount" | "currency">[], locale: string): string => {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of refunds) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  return [...sums].map(([currency, sum]) => moneyText(String(sum), currency, locale)).join(" and ");
};

export const refundsWords = (count: number): string =>
  count === 1 ? "1 refund" : `${count.toLocaleString("en")} refunds`;
