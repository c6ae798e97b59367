import { isCreditOption } from "@/contract/vocabulary/refund-option";
import type { Payout } from "../process/types";

/** What of a payout is still to be paid by this service, in minor units: nothing once it is settled or failed. */
export const dueMinor = (
  payout: Pick<Payout, "status" | "amountMinor" | "externalMinor" | "takenBackMinor">,
): number => (payout.status === "PENDING" ? restMinor(payout) : 0);

/** What this service pays of it, or has paid: the rest went another way, or was taken back. */
export const restMinor = ({
  amountMinor,
  externalMinor,
  takenBackMinor,
}: Pick<Payout, "amountMinor" | "externalMinor" | "takenBackMinor">): number =>
  Math.max(0, amountMinor - externalMinor - takenBackMinor);

/** What the shopper has of it, or will have: of whatever origin, less what was taken back again. */
export const givenMinor = ({ amountMinor, takenBackMinor }: Pick<Payout, "amountMinor" | "takenBackMinor">): number =>
  Math.max(0, amountMinor - takenBackMinor);

/** Store credits and gift cards are ledgers here; everything else is money that somebody transfers. */
export const isCredit = ({ refundOption }: Pick<Payout, "refundOption">): boolean => isCreditOption(refundOption);

/** What this service still pays of several payouts, in minor units. */
export const sumDueMinor = (payouts: readonly Payout[]): number =>
  payouts.reduce((sum, payout) => sum + dueMinor(payout), 0);
