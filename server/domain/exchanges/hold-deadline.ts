import { addDays, endOfDay, localDay } from "@/server/kernel/local-day";

const HOUR_MS = 3_600_000;
/** Time between the send-by deadline and the end of the hold, for late scans, retries and staff. */
const MARGIN_MS = 24 * HOUR_MS;
/** What banks usually allow for an online card payment; the actual end is known once the amount is held. */
const USUAL_MS = 7 * 24 * HOUR_MS;
/** A parcel handed over on the last evening is scanned during the night. */
const LATE_SCAN_MS = 12 * HOUR_MS;

type Limits = { holdEndsAt: Date; handOverBy: Date | null; timeZone: string };

/**
 * Returns the deadline for sending the old items in an instant exchange: the store's own limit, or the last whole day
 * that ends a day before the hold does, whichever is earlier. Shoppers are told a day, so it is the end of one.
 */
export const sendBy = ({ holdEndsAt, handOverBy, timeZone }: Limits): Date => {
  const lastDay = addDays(localDay(new Date(holdEndsAt.getTime() - MARGIN_MS), timeZone), -1);
  const byHold = endOfDay(lastDay, timeZone);
  return handOverBy !== null && handOverBy < byHold ? handOverBy : byHold;
};

/** Returns when a hold that begins now is expected to end. */
export const usualHoldEnd = (now: Date): Date => new Date(now.getTime() + USUAL_MS);

/** Returns when the hold is captured if the items weren't sent by the deadline. */
export const captureAt = (handOverBy: Date): Date => new Date(handOverBy.getTime() + LATE_SCAN_MS);
