import { sumMinor } from "@/server/kernel/money";
import { formulaAmount } from "./formula-amount";
import { refundableOf } from "./payout-legs";
import { heldIn, type RefundBucket } from "./refund-buckets";
import type { SettleReturnInput, UnnumberedRow } from "./types";

/** What was taken off the buckets, in minor units, by what it was taken from. */
export type RefundedBefore = { rows: UnnumberedRow[]; shippingMinor: number; exchangeMinor: number };

/**
 * Holds what a return gives back to what is left of the payments, in minor units (domain.md, money rule 6): a store that
 * refunded a part of the order itself has refunded it of these items too, as far as nothing else is left. Before fees,
 * which are charged on what is still refunded; gifts don't count. Taken off the buckets in order, off each one's items
 * first, then its shipping, then the rest of an exchange. Changes the buckets.
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

/** What the shopper paid of what a bucket holds. */
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
