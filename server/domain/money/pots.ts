import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sumMinor } from "@/server/kernel/money";
import type { Portion } from "./types";

/**
 * What one refund option holds while a settlement is worked out, in minor units. `giftMinor` is the part that the
 * shopper never paid (an exchange incentive): it does not count against what was captured. Pots live inside one call
 * of `settleReturn` and are changed in place there; what leaves it are portions.
 */
export type Pot = Omit<Portion, "totalMinor" | "overrideMinor"> & { giftMinor: number };

/** The pot of an option; opened at the end of the list when it is not there yet, so that first appearance orders. */
export function potOf(pots: Pot[], refundOption: RefundOption): Pot {
  const found = pots.find((pot) => pot.refundOption === refundOption);
  if (found) return found;
  const amounts = { subtotalMinor: 0, shippingMinor: 0, exchangeMinor: 0, feesMinor: 0, bonusMinor: 0 };
  const opened: Pot = { refundOption, ...amounts, roundingMinor: 0, giftMinor: 0 };
  pots.push(opened);
  return opened;
}

/** What a pot would pay as it stands, in minor units. */
export function heldIn(pot: Pot): number {
  const inMinor = [pot.subtotalMinor, pot.shippingMinor, pot.exchangeMinor, pot.bonusMinor, pot.roundingMinor];
  return sumMinor([...inMinor, -pot.feesMinor]);
}

/** What all pots would pay as they stand, in minor units. */
export function heldInAll(pots: readonly Pot[]): number {
  return sumMinor(pots.map(heldIn));
}

/**
 * Takes an amount in minor units off the pots in order; what the first cannot hold spills over to the next, and no
 * pot falls below 0 (rule 8). `as` says what it was taken for. Returns what could not be taken.
 */
export function takeFrom(
  pots: readonly Pot[],
  amountMinor: number,
  as: "subtotalMinor" | "exchangeMinor" | "feesMinor",
): number {
  let openMinor = amountMinor;
  for (const pot of pots) {
    const takenMinor = Math.min(openMinor, heldIn(pot));
    openMinor -= takenMinor;
    pot[as] += as === "feesMinor" ? takenMinor : -takenMinor;
    pot.giftMinor = Math.min(pot.giftMinor, heldIn(pot));
  }
  return openMinor;
}
