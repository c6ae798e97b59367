import type { ReferenceOutcome } from "@/contract/vocabulary/reference-outcome";
import type { RefundDue } from "@/server/domain/dashboard/types";
import { readAmountText } from "./read-amount-text";
import { refundDueState } from "./refund-due-state";

/** One row of the file. `amount` is as written; "" if the file has none. */
export type ReferenceRow = { returnCode: string; reference: string; amount: string };

export type MatchedReference = { outcome: ReferenceOutcome; refunds: readonly RefundDue[]; amountMinor: number };

/**
 * Returns what each row of a file of references marks: everything in its return that waits for a person, or nothing.
 * Codes are normalized; null means not a valid code.
 */
export const matchReferences = (
  rows: readonly (Omit<ReferenceRow, "returnCode"> & { returnCode: string | null })[],
  { known, due }: { known: ReadonlySet<string>; due: readonly RefundDue[] },
): MatchedReference[] => {
  const counts = new Map<string, number>();
  for (const { returnCode } of rows) if (returnCode !== null) counts.set(returnCode, (counts.get(returnCode) ?? 0) + 1);
  return rows.map(({ returnCode, reference, amount }) => {
    const refunds = due.filter((refund) => refund.returnCode === returnCode);
    const amountMinor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
    const answer = (outcome: ReferenceOutcome): MatchedReference => ({ outcome, refunds, amountMinor });
    if (returnCode === null || !known.has(returnCode)) return answer("UNKNOWN_CODE");
    if ((counts.get(returnCode) ?? 0) > 1) return answer("TWICE");
    const [first] = refunds;
    if (first === undefined) return answer("NOTHING_DUE");
    if (refunds.some((refund) => !CAN_BE_MARKED.has(refundDueState(refund)))) return answer("NOT_READY");
    if (reference === "") return answer("NO_REFERENCE");
    if (amount.trim() === "") return answer("READY");
    const typed = readAmountText(amount, first.currency);
    if (typed === null) return answer("UNREADABLE_AMOUNT");
    return answer(typed === amountMinor ? "READY" : "WRONG_AMOUNT");
  });
};

/** The same states as on the page: nothing sends these automatically. */
const CAN_BE_MARKED: ReadonlySet<string> = new Set(["WAITS_FOR_YOU", "HELD", "FAILED"]);
