import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, splitByLargestRemainder } from "@/server/kernel/money";
import { formulaAmount } from "./formula-amount";
import { refundableOf } from "./payout-legs";
import { bucketOf, heldIn, heldInAll, type RefundBucket } from "./refund-buckets";
import type { Portion, SettleReturnInput, UnnumberedRow } from "./types";

/** A portion with the part of it that the shopper never paid. */
export type PortionToPay = Portion & { giftMinor: number };

/**
 * Returns what each refund option pays in the end, in minor units. An override replaces everything computed, including
 * what was owed (rule 7). With several options it is split in proportion to what they would have paid, by largest
 * remainder; if nothing was computed, all of it goes to the first. Throws INVALID_AMOUNT, and OVERRIDE_EXCEEDS_PAID
 * with `leftMinor`.
 */
export function deriveOverride(
  input: Pick<SettleReturnInput, "overrideMinor" | "overrideCapMinor" | "currency" | "payments" | "refundOption">,
  { buckets, owedMinor, taxMinor }: { buckets: RefundBucket[]; owedMinor: number; taxMinor: number },
): { rows: UnnumberedRow[]; portions: PortionToPay[] } {
  const { overrideMinor, currency } = input;
  if (overrideMinor === undefined) {
    return {
      rows: [],
      portions: buckets.map((bucket) => ({ ...bucket, overrideMinor: 0, totalMinor: heldIn(bucket) })),
    };
  }
  requireWithinCap({ ...input, overrideMinor });
  bucketOf(buckets, buckets[0]?.refundOption ?? input.refundOption);
  const paidMinor = buckets.map((bucket) => heldIn(bucket) - bucket.giftMinor);
  const isEmpty = paidMinor.every((minor) => minor === 0);
  const totals = isEmpty ? [overrideMinor] : splitByLargestRemainder(overrideMinor, paidMinor);
  const computedMinor = heldInAll(buckets);
  const portions = buckets.map((bucket, position) => {
    const totalMinor = totals[position] ?? 0;
    return { ...bucket, overrideMinor: totalMinor - heldIn(bucket), totalMinor, giftMinor: 0 };
  });
  const write = (amountMinor: number): string => formulaAmount(amountMinor, currency);
  const withTax = taxMinor > 0 ? `, of which ${write(taxMinor)} tax` : "";
  const row: UnnumberedRow = {
    kind: "OVERRIDE",
    group: "OVERRIDE",
    label: "Set by staff",
    formula: `${write(overrideMinor)} instead of ${write(computedMinor)}${withTax}`,
    unitId: null,
    amountMinor: overrideMinor - computedMinor + owedMinor,
  };
  return { rows: [row], portions };
}

function requireWithinCap(
  input: Pick<SettleReturnInput, "overrideCapMinor" | "payments" | "currency"> & { overrideMinor: number },
): void {
  const { overrideMinor, overrideCapMinor, currency } = input;
  if (requireMinor(overrideMinor, "an override") <= overrideCapMinor) return;
  throw new DomainError({
    reason: "OVERRIDE_EXCEEDS_PAID",
    message: `Enter up to ${formulaAmount(overrideCapMinor, currency)}, what was paid for these items.`,
    facts: {
      askedMinor: overrideMinor,
      capMinor: overrideCapMinor,
      leftMinor: Math.min(overrideCapMinor, refundableOf(input.payments)),
    },
  });
}
