import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sumMinor } from "@/server/kernel/money";
import type { Portion } from "./types";

/**
 * The content of one refund option while a settlement is calculated, in minor units. `giftMinor` is the part that the
 * shopper never paid (an exchange incentive): it doesn't count against what was captured. Buckets exist only inside one
 * call of `settleReturn` and are changed in place; the call returns portions.
 */
export type RefundBucket = Omit<Portion, "totalMinor" | "overrideMinor"> & { giftMinor: number };

/**
 * Returns the bucket of an option, and appends it to the list if it doesn't exist yet, so the order is that of first
 * appearance.
 */
export function bucketOf(buckets: RefundBucket[], refundOption: RefundOption): RefundBucket {
  const found = buckets.find((bucket) => bucket.refundOption === refundOption);
  if (found) return found;
  const amounts = { subtotalMinor: 0, shippingMinor: 0, exchangeMinor: 0, feesMinor: 0, bonusMinor: 0 };
  const opened: RefundBucket = { refundOption, ...amounts, roundingMinor: 0, giftMinor: 0 };
  buckets.push(opened);
  return opened;
}

/** Returns what a bucket would pay in its current state, in minor units. */
export function heldIn(bucket: RefundBucket): number {
  const inMinor = [
    bucket.subtotalMinor,
    bucket.shippingMinor,
    bucket.exchangeMinor,
    bucket.bonusMinor,
    bucket.roundingMinor,
  ];
  return sumMinor([...inMinor, -bucket.feesMinor]);
}

/** Returns what all buckets would pay in their current state, in minor units. */
export function heldInAll(buckets: readonly RefundBucket[]): number {
  return sumMinor(buckets.map(heldIn));
}

/**
 * Deducts an amount in minor units from the buckets in order. What the first cannot cover spills over to the next, and
 * no bucket falls below 0 (rule 8). `as` says what the deduction is for. Returns the part that could not be deducted.
 */
export function takeFrom(
  buckets: readonly RefundBucket[],
  amountMinor: number,
  as: "subtotalMinor" | "exchangeMinor" | "feesMinor",
): number {
  let openMinor = amountMinor;
  for (const bucket of buckets) {
    const takenMinor = Math.min(openMinor, heldIn(bucket));
    openMinor -= takenMinor;
    bucket[as] += as === "feesMinor" ? takenMinor : -takenMinor;
    bucket.giftMinor = Math.min(bucket.giftMinor, heldIn(bucket));
  }
  return openMinor;
}
