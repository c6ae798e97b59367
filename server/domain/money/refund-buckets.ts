import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sumMinor } from "@/server/kernel/money";
import type { Portion } from "./types";

/**
 * What one refund option holds while a settlement is worked out, in minor units. `giftMinor` is the part that the
 * shopper never paid (an exchange incentive): it does not count against what was captured. Pots live inside one call
 * of `settleReturn` and are changed in place there; what leaves it are portions.
 */
export type RefundBucket = Omit<Portion, "totalMinor" | "overrideMinor"> & { giftMinor: number };

/** The bucket of an option; opened at the end of the list when it is not there yet, so that first appearance orders. */
export function bucketOf(buckets: RefundBucket[], refundOption: RefundOption): RefundBucket {
  const found = buckets.find((bucket) => bucket.refundOption === refundOption);
  if (found) return found;
  const amounts = { subtotalMinor: 0, shippingMinor: 0, exchangeMinor: 0, feesMinor: 0, bonusMinor: 0 };
  const opened: RefundBucket = { refundOption, ...amounts, roundingMinor: 0, giftMinor: 0 };
  buckets.push(opened);
  return opened;
}

/** What a bucket would pay as it stands, in minor units. */
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

/** What all buckets would pay as they stand, in minor units. */
export function heldInAll(buckets: readonly RefundBucket[]): number {
  return sumMinor(buckets.map(heldIn));
}

/**
 * Takes an amount in minor units off the buckets in order; what the first cannot hold spills over to the next, and no
 * bucket falls below 0 (rule 8). `as` says what it was taken for. Returns what could not be taken.
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
