import { addDays, endOfDay, localDay } from "@/server/kernel/local-day";

const HOUR_MS = 3_600_000;
/** Between the last moment to send it and the end of the hold: time for late scans, retries and a person. */
const MARGIN_MS = 24 * HOUR_MS;
/** What banks allow for a card payment on a page: the real end is known once the amount is held. */
const USUAL_MS = 7 * 24 * HOUR_MS;
/** A parcel that was handed over on the last evening is scanned during the night. */
const LATE_SCAN_MS = 12 * HOUR_MS;

type Limits = { holdEndsAt: Date; handOverBy: Date | null; timeZone: string };

/**
 * Until when the old items have to be on their way, in an instant exchange: the store's own limit, or the last whole day
 * that ends a day before the hold does, whichever is earlier. A shopper is told a day, so it is the end of one.
 */
export const sendBy = ({ holdEndsAt, handOverBy, timeZone }: Limits): Date => {
  const lastDay = addDays(localDay(new Date(holdEndsAt.getTime() - MARGIN_MS), timeZone), -1);
  const byHold = endOfDay(lastDay, timeZone);
  return handOverBy !== null && handOverBy < byHold ? handOverBy : byHold;
};

/** When a hold that begins now is expected to end. */
export const usualHoldEnd = (now: Date): Date => new Date(now.getTime() + USUAL_MS);

/** When an amount is captured that was to be sent by then. */
export const captureAt = (handOverBy: Date): Date => new Date(handOverBy.getTime() + LATE_SCAN_MS);
