import { addDays, localDay } from "@/server/kernel/local-day";

/** Returns the next working day after today in the store's time zone, as YYYY-MM-DD: there is no same-day pickup. */
export const nextPickupDay = (now: Date, timeZone: string): string => {
  let day = addDays(localDay(now, timeZone), 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
