import { refundDeadline } from "../money/refund-deadline";
import type { Payout, ReturnProcess } from "../process/types";

/** Nothing sends this payout by itself: a person of the store will. */
export const storeSends = ({ activities }: Pick<ReturnProcess, "activities">, { id, status }: Payout): boolean =>
  status === "PENDING" && activities.some(({ input, state }) => input.payoutId === id && state === "WAITING");

type Deadline = { timeZone: string; config: { refunds: { sendWithinDays: number } } };

/** The last day for it, as YYYY-MM-DD, by the days that were in force when it was decided; null where nothing is left to a person. */
export const storeSendsBy = (process: ReturnProcess, { timeZone, config }: Deadline): string | null => {
  const { sendWithinDays } = config.refunds;
  const decidedAt = leftToStoreAt(process);
  return decidedAt === null ? null : refundDeadline(decidedAt, { timeZone, sendWithinDays });
};

/** When the first refund was decided that is left to a person. */
export const leftToStoreAt = (process: ReturnProcess): string | null =>
  process.payouts
    .filter((payout) => storeSends(process, payout))
    .flatMap(({ settlementId }) => process.settlements.find(({ id }) => id === settlementId)?.createdAt ?? [])
    .sort()[0] ?? null;
