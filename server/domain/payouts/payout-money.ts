import { isCreditOption } from "@/contract/vocabulary/refund-option";
import type { Payout } from "../process/types";

/** Returns how much of a payout this service still has to pay, in minor units: 0 once it is settled or failed. */
export const dueMinor = (
  payout: Pick<Payout, "status" | "amountMinor" | "externalMinor" | "takenBackMinor">,
): number => (payout.status === "PENDING" ? restMinor(payout) : 0);

/** Returns how much of it this service pays or has paid; the rest was paid another way or taken back. */
export const restMinor = ({
  amountMinor,
  externalMinor,
  takenBackMinor,
}: Pick<Payout, "amountMinor" | "externalMinor" | "takenBackMinor">): number =>
  Math.max(0, amountMinor - externalMinor - takenBackMinor);

/** Returns how much of it the shopper has or will have from any source, minus what was taken back. */
export const givenMinor = ({ amountMinor, takenBackMinor }: Pick<Payout, "amountMinor" | "takenBackMinor">): number =>
  Math.max(0, amountMinor - takenBackMinor);

/** Store credits and gift cards are ledgers here; everything else is money that is transferred. */
export const isCredit = ({ refundOption }: Pick<Payout, "refundOption">): boolean => isCreditOption(refundOption);

/** Returns how much of several payouts this service still pays, in minor units. */
export const sumDueMinor = (payouts: readonly Payout[]): number =>
  payouts.reduce((sum, payout) => sum + dueMinor(payout), 0);
