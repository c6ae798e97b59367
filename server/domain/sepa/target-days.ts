import { addDays } from "@/server/kernel/local-day";

/** Returns the first day after `day` on which banks settle euro transfers (TARGET calendar). Both as YYYY-MM-DD. */
export const nextBankingDay = (day: string): string => {
  const next = addDays(day, 1);
  return isBankingDay(next) ? next : nextBankingDay(next);
};

/** TARGET is closed on Saturdays, Sundays and six holidays that apply to all of SEPA. */
export const isBankingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
};

const FIXED_HOLIDAYS = ["01-01", "05-01", "12-25", "12-26"];

/** In the Gregorian calendar (Meeus, Jones and Butcher). */
const easterSunday = (year: number): string => {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
};
