import { addDays, localDay, startOfDay } from "@/server/kernel/local-day";

const HOUR_MS = 3_600_000;
/** How long before a promise expires staff are reminded; for shorter promises, when a quarter is left. */
const REMINDER_MS = 4 * HOUR_MS;

/** Returns when a label promised within `hours` is due. Only Mondays to Fridays in the store's time zone count. */
export const labelDueAt = (from: Date, { hours, timeZone }: { hours: number; timeZone: string }): Date => {
  let [at, leftMs] = [from.getTime(), hours * HOUR_MS];
  for (;;) {
    const day = localDay(new Date(at), timeZone);
    const nextDayMs = startOfDay(addDays(day, 1), timeZone).getTime();
    if (isWorkingDay(day)) {
      if (leftMs <= nextDayMs - at) return new Date(at + leftMs);
      leftMs -= nextDayMs - at;
    }
    at = nextDayMs;
  }
};

/** Returns when to warn staff that a promise is about to be missed. */
export const labelReminderAt = (dueAt: Date, promisedAt: Date): Date => {
  const quarterMs = Math.max(0, dueAt.getTime() - promisedAt.getTime()) / 4;
  return new Date(dueAt.getTime() - Math.min(REMINDER_MS, quarterMs));
};

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};
