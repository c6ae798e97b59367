import { addDays, instantOf, localDay } from "@/server/kernel/local-day";

/** Before most warehouses open. */
export const USUAL_NOTICE_TIME = "07:00";

/**
 * Returns the next instant after `now` at which local clocks show a time (HH:MM): once a day, also on days when the
 * clocks change. A skipped time is taken an hour later; of a repeated time, the first is taken.
 */
export const nextNoticeAt = (now: Date, { time, timeZone }: { time: string; timeZone: string }): Date => {
  const today = localDay(now, timeZone);
  const at = instantOf(`${today}T${time}:00.000`, timeZone);
  return at > now ? at : instantOf(`${addDays(today, 1)}T${time}:00.000`, timeZone);
};
