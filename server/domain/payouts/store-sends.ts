import { refundDeadline } from "../money/refund-deadline";
import type { Payout, ReturnProcess } from "../process/types";

/** This payout isn't sent automatically: the store's staff will send it. */
export const storeSends = ({ activities }: Pick<ReturnProcess, "activities">, { id, status }: Payout): boolean =>
  status === "PENDING" && activities.some(({ input, state }) => input.payoutId === id && state === "WAITING");

type Deadline = { timeZone: string; config: { refunds: { sendWithinDays: number } } };

/**
 * Returns the last day for it, as YYYY-MM-DD, by the deadline in force when it was decided; null if nothing is left to
 * staff.
 */
export const storeSendsBy = (process: ReturnProcess, { timeZone, config }: Deadline): string | null => {
  const { sendWithinDays } = config.refunds;
  const decidedAt = leftToStoreAt(process);
  return decidedAt === null ? null : refundDeadline(decidedAt, { timeZone, sendWithinDays });
};

/** Returns when the first refund that is left to staff was decided. */
export const leftToStoreAt = (process: ReturnProcess): string | null =>
  process.payouts
    .filter((payout) => storeSends(process, payout))
    .flatMap(({ settlementId }) => process.settlements.find(({ id }) => id === settlementId)?.createdAt ?? [])
    .sort()[0] ?? null;
