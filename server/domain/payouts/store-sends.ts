import { refundDeadline } from "../money/refund-deadline";
import type { Payout, ReturnProcess } from "../process/types";

/** Nothing sends this payout by itself: a person of the store will. */
export const storeSends = ({ activities }: Pick<ReturnProcess, "activities">, { id, status }: Payout): boolean =>
  status === "PENDING" && activities.some(({ input, state }) => input.payoutId === id && state === "WAITING");

type Deadline = { timeZone: string; config: { refunds: { sendWithinDays: number } } };

/** The last day for it, as YYYY-MM-DD; null where nothing is left to a person. */
export const storeSendsBy = (process: ReturnProcess, { timeZone, config }: Deadline): string | null => {
  const { sendWithinDays } = config.refunds;
  const decidedAt = process.payouts
    .filter((payout) => storeSends(process, payout))
    .flatMap(({ settlementId }) => process.settlements.find(({ id }) => id === settlementId)?.createdAt ?? [])
    .sort()[0];
  return decidedAt === undefined ? null : refundDeadline(decidedAt, { timeZone, sendWithinDays });
};
