import { sumMinor } from "@/server/kernel/money";
import { formulaAmount } from "./formula-amount";
import { refundableOf } from "./payout-legs";
import { heldIn, type RefundBucket } from "./refund-buckets";
import type { SettleReturnInput, UnnumberedRow } from "./types";

/** What was deducted from the buckets, in minor units, by what it was deducted from. */
export type RefundedBefore = { rows: UnnumberedRow[]; shippingMinor: number; exchangeMinor: number };

/**
 * Limits what a return gives back to what is left of the payments, in minor units (domain.md, money rule 6): if the
 * store has already refunded part of the order itself, that refund counts for these items too once nothing else is
 * left. Runs before fees, which are charged on what is still refunded; gifts don't count. Deducts from the buckets in
 * order, in each from items first, then shipping, then the remainder of an exchange. Changes the buckets.
 */
export function deriveRefundedBefore(
  { currency, payments }: Pick<SettleReturnInput, "currency" | "payments">,
  buckets: readonly RefundBucket[],
): RefundedBefore {
  const leftMinor = refundableOf(payments);
  const heldMinor = sumMinor(buckets.map(paidIn));
  const excessMinor = Math.max(0, heldMinor - leftMinor);
  if (excessMinor === 0) return { rows: [], shippingMinor: 0, exchangeMinor: 0 };
  let openMinor = excessMinor;
  const taken = buckets.map((bucket) => {
    const fromBucket = takeFromBucket(bucket, Math.min(openMinor, paidIn(bucket)));
    openMinor -= fromBucket.allMinor;
    return fromBucket;
  });
  const write = (amountMinor: number): string => formulaAmount(amountMinor, currency);
  const row: UnnumberedRow = {
    kind: "ALREADY_REFUNDED",
    group: "REFUNDED_BEFORE",
    label: "Already refunded by the store",
    formula: `${write(heldMinor)} to refund, but only ${write(leftMinor)} of what was paid is left`,
    unitId: null,
    amountMinor: 0 - excessMinor,
  };
  return {
    rows: [row],
    shippingMinor: sumMinor(taken.map(({ shippingMinor }) => shippingMinor)),
    exchangeMinor: sumMinor(taken.map(({ exchangeMinor }) => exchangeMinor)),
  };
}

/** The part of a bucket that the shopper paid. */
const paidIn = (bucket: RefundBucket): number => heldIn(bucket) - bucket.giftMinor;

function takeFromBucket(bucket: RefundBucket, allMinor: number) {
  const subtotalMinor = Math.min(allMinor, bucket.subtotalMinor);
  const shippingMinor = Math.min(allMinor - subtotalMinor, bucket.shippingMinor);
  const exchangeMinor = allMinor - subtotalMinor - shippingMinor;
  bucket.subtotalMinor -= subtotalMinor;
  bucket.shippingMinor -= shippingMinor;
  bucket.exchangeMinor -= exchangeMinor;
  return { allMinor, shippingMinor, exchangeMinor };
}
