import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { formulaAmount } from "./formula-amount";

/** A pending payout: not settled, not failed and not covered yet. */
export type PendingPayout = { id: string; amountMinor: number };

/** The part of a payout that an external refund covers, and the part still to be paid; in minor units. */
export type CoveredPayout = { payoutId: string; coveredMinor: number; leftMinor: number };

/**
 * Returns which pending payouts a refund made elsewhere covers, in minor units: whole legs in the order given, the last
 * one partly. `amountMinor` null means everything that is pending. Payouts that the amount doesn't reach are left out.
 * Throws NOTHING_PENDING, AMOUNT_EXCEEDS_PENDING with `leftMinor`, and INVALID_AMOUNT for 0 and below.
 */
export function coverPayouts(
  payouts: readonly PendingPayout[],
  { amountMinor, currency }: { amountMinor: number | null; currency: string },
): CoveredPayout[] {
  const pending = payouts.filter((payout) => requireMinor(payout.amountMinor, "a payout") > 0);
  const pendingMinor = sumMinor(pending.map((payout) => payout.amountMinor));
  if (pendingMinor === 0) {
    throw new DomainError({ reason: "NOTHING_PENDING", message: "No payout of this return is pending." });
  }
  const askedMinor = requireMinor(amountMinor ?? pendingMinor, "an external refund");
  if (askedMinor === 0) {
    const message = "Enter the amount that was refunded.";
    throw new DomainError({ reason: "INVALID_AMOUNT", message, facts: { amount: "0", what: "an external refund" } });
  }
  if (askedMinor > pendingMinor) {
    throw new DomainError({
      reason: "AMOUNT_EXCEEDS_PENDING",
      message: `Enter up to ${formulaAmount(pendingMinor, currency)}, the refund that is still pending.`,
      facts: { askedMinor, leftMinor: pendingMinor },
    });
  }
  let openMinor = askedMinor;
  return pending.flatMap((payout) => {
    const coveredMinor = Math.min(openMinor, payout.amountMinor);
    openMinor -= coveredMinor;
    if (coveredMinor === 0) return [];
    return [{ payoutId: payout.id, coveredMinor, leftMinor: payout.amountMinor - coveredMinor }];
  });
}
