import { DomainError } from "@/server/kernel/domain-error";
import { proportionMinor } from "./proportion";
import type { UnitShare } from "./types";

/**
 * Returns the share of an item that came from an exchange, in minor units, for when it is returned itself (rule 9): the
 * price of the original, whatever the new item costs in the shop. A difference settled with the exchange is part of
 * what was paid: `settledDifferenceMinor` is above 0 if the shopper paid it, below 0 if it was given back, 0 under
 * ONE_ON_ONE. Tax follows the amount (rule 4). The result is a unit share like any other: units of exchange orders go
 * into `settleReturn` with it, and an exchange of an exchange starts from it. Throws DIFFERENCE_EXCEEDS_PAID if more
 * was given back than paid.
 */
export function replacementShare(input: {
  original: UnitShare;
  settledDifferenceMinor: number;
  taxesIncluded: boolean;
  /** The replacement's own line in the exchange order. */
  lineId: string;
  index: number;
}): UnitShare {
  const { original, settledDifferenceMinor, lineId, index } = input;
  const paidMinor = original.paidMinor + settledDifferenceMinor;
  if (paidMinor < 0) {
    throw new DomainError({
      reason: "DIFFERENCE_EXCEEDS_PAID",
      message: "More was refunded for the exchange than was paid for the item.",
      facts: { settledDifferenceMinor, paidMinor: original.paidMinor },
    });
  }
  const taxMinor = proportionMinor(original.taxMinor, paidMinor, original.paidMinor);
  const priceMinor = paidMinor - (input.taxesIncluded ? 0 : taxMinor);
  return { lineId, index, priceMinor, lineDiscountMinor: 0, orderDiscountMinor: 0, taxMinor, paidMinor };
}
