import { addDays, localDay } from "@/server/kernel/local-day";

/**
 * Returns the last day on which a store should have sent a refund, as YYYY-MM-DD in its time zone: the given number of
 * days after the day of the decision, 14 by default, as EU law allows after a withdrawal. Counts from the decision
 * because every refund has one.
 */
export const refundDeadline = (
  decidedAt: string,
  { timeZone, sendWithinDays }: { timeZone: string; sendWithinDays: number },
): string => addDays(localDay(new Date(decidedAt), timeZone), sendWithinDays);
