import { addDays, instantOf, localDay } from "@/server/kernel/local-day";

/** Before most warehouses open. */
export const USUAL_NOTICE_TIME = "07:00";

/**
 * The next instant after `now` at which clocks of a time zone show a time (HH:MM): once a day, also on days on which the
 * clocks change. A time that they jump over is told an hour later, of one that comes twice the first.
 */
export const nextNoticeAt = (now: Date, { time, timeZone }: { time: string; timeZone: string }): Date => {
  const today = localDay(now, timeZone);
  const at = instantOf(`${today}T${time}:00.000`, timeZone);
  return at > now ? at : instantOf(`${addDays(today, 1)}T${time}:00.000`, timeZone);
};
