import { addDays, localDay, startOfDay } from "@/server/kernel/local-day";

const HOUR_MS = 3_600_000;
/** Staff are reminded this long before a promise ends, or when a quarter of a shorter one is left. */
const REMINDER_MS = 4 * HOUR_MS;

/** When a label that is promised within `hours` has to be there. Only Mondays to Fridays of the store count. */
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

/** When staff are told that a promise is about to be broken. */
export const labelReminderAt = (dueAt: Date, promisedAt: Date): Date => {
  const quarterMs = Math.max(0, dueAt.getTime() - promisedAt.getTime()) / 4;
  return new Date(dueAt.getTime() - Math.min(REMINDER_MS, quarterMs));
};

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};
