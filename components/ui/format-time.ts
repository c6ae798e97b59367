import { dateFormat } from "@/contract/vocabulary/date-format";

type Where = { readonly timeZone: string; readonly locale: string };

const SHAPES = {
  /** Fri 4 Dec */
  day: { weekday: "short", day: "numeric", month: "short" },
  /** Friday, 4 December */
  longDay: { weekday: "long", day: "numeric", month: "long" },
  /** 4 Dec 2026 */
  date: { day: "numeric", month: "short", year: "numeric" },
  /** 4 December 2026 */
  longDate: { day: "numeric", month: "long", year: "numeric" },
  /** Fri 4 Dec 2026 */
  dayOfYear: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  /** Fri 4 Dec 2026, 10:42 */
  minute: {
    ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit" },
  },
  /** Fri 4 Dec, 10:42 */
  dayTime: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  /** 10:42 */
  clock: { hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeShape = keyof typeof SHAPES;

const COMPACT: ReadonlySet<TimeShape> = new Set(["day", "dayTime", "dayOfYear", "minute"]);

/** Formats an instant (RFC 3339) for the locale, in the time zone. */
export function formatTime(at: string, shape: TimeShape, { timeZone, locale }: Where): string {
  const text = dateFormat(locale, { ...SHAPES[shape], timeZone, hourCycle: "h23" }).format(new Date(at));
  // British English puts a comma after a short weekday ("Fri, 4 Dec"); in a field box it only takes space.
  return COMPACT.has(shape) && locale.startsWith("en") ? text.replace(/^(\p{L}+),/u, "$1") : text;
}

/** A nearby instant: its time, and its date if that isn't `now`'s in the time zone. */
export function nearTime(at: string, now: string, where: Where): string {
  const day = (moment: string) => formatTime(moment, "dayOfYear", where);
  return formatTime(at, day(at) === day(now) ? "clock" : "dayTime", where);
}

/** An instant to the second with its zone, as in a receipt. */
export const receiptTime = (at: string, { timeZone, locale }: Where): string =>
  dateFormat(locale, {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone, timeZoneName: "longOffset" },
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
  }).format(new Date(at));

/** An instant to the second, as in a log: "22 Nov, 10:42:07". */
export const receiptClock = (at: string, { timeZone, locale }: Where): string =>
  dateFormat(locale, {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" },
    ...{ timeZone, hourCycle: "h23" },
  }).format(new Date(at));

/** A calendar date without a time ("2026-12-04") in words. */
export function formatDate(date: string, shape: "day" | "longDay" | "date" | "dayOfYear", locale: string): string {
  return formatTime(`${date}T12:00:00Z`, shape, { timeZone: "UTC", locale });
}

/** The same for a calendar date or a local minute ("2026-12-04T10:42"), in the format of a browser's input. */
export const formatMoment = (typed: string, locale: string): string =>
  typed.includes("T")
    ? formatTime(`${typed}:00Z`, "minute", { timeZone: "UTC", locale })
    : formatDate(typed, "dayOfYear", locale);

/** "3 hours ago" under seven days, otherwise null: then the date itself says more. */
export function relativeTime(at: string, now: string, locale: string): string | null {
  const seconds = Math.round((Date.parse(at) - Date.parse(now)) / 1000);
  const [size, unit] = UNITS.find(([size]) => Math.abs(seconds) >= size) ?? SMALLEST;
  if (Math.abs(seconds) >= 7 * DAY) return null;
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

const DAY = 86_400;
const SMALLEST = [1, "second"] as const;
const UNITS = [[DAY, "day"], [3600, "hour"], [60, "minute"], SMALLEST] as const;
