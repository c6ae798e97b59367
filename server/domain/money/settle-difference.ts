import { requireMinor, sumMinor } from "@/server/kernel/money";
import type { PayoutLeg, Settlement } from "./types";

/** A payout that was made or started before the review: timing ON_START or ON_COLLECTED. Failed ones are excluded. */
export type AlreadyPaid = Pick<PayoutLeg, "refundOption" | "paymentId" | "amountMinor">;

/**
 * Returns what is still due of a decision after an advance payment, in minor units. Amounts paid the same way are
 * deducted from their leg first; amounts paid another way are deducted from the remaining legs in order.
 * `overpaidMinor` is what was paid beyond the decision: staff have to ask the shopper for it, because no leg is ever
 * negative. Legs keep their position, so a payout keeps its identity however often this is computed.
 */
export function settleDifference(input: { decision: Pick<Settlement, "legs">; alreadyPaid: readonly AlreadyPaid[] }): {
  legs: PayoutLeg[];
  overpaidMinor: number;
} {
  const { legs } = input.decision;
  const spare = input.alreadyPaid.map((paid) => requireMinor(paid.amountMinor, "a payout"));
  const due = legs.map((leg) => leg.amountMinor);
  const take = (isMatching: (leg: PayoutLeg, paid: AlreadyPaid) => boolean): void => {
    legs.forEach((leg, nthLeg) => {
      input.alreadyPaid.forEach((paid, nthPaid) => {
        if (!isMatching(leg, paid)) return;
        const coveredMinor = Math.min(due[nthLeg] ?? 0, spare[nthPaid] ?? 0);
        due[nthLeg] = (due[nthLeg] ?? 0) - coveredMinor;
        spare[nthPaid] = (spare[nthPaid] ?? 0) - coveredMinor;
      });
    });
  };
  take((leg, paid) => leg.refundOption === paid.refundOption && leg.paymentId === paid.paymentId);
  take(() => true);
  const open = legs.map((leg, position) => ({ ...leg, amountMinor: due[position] ?? 0 }));
  return { legs: open.filter((leg) => leg.amountMinor > 0), overpaidMinor: sumMinor(spare) };
}
