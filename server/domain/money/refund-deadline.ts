import { addDays, localDay } from "@/server/kernel/local-day";

/**
 * The last day on which a store should have sent a refund, as YYYY-MM-DD in its time zone: so many days after the day of
 * the decision. Fourteen by default, as EU law gives after a withdrawal; the decision is what every refund has.
 */
export const refundDeadline = (
  decidedAt: string,
  { timeZone, sendWithinDays }: { timeZone: string; sendWithinDays: number },
): string => addDays(localDay(new Date(decidedAt), timeZone), sendWithinDays);
