/** Calendar days in a store's time zone; correct across daylight-saving changes. */

const parts = (instant: Date, timeZone: string): Record<string, number> => {
  const shown = formatOf(timeZone).formatToParts(instant);
  return Object.fromEntries(shown.map(({ type, value }) => [type, Number(value)]));
};

/** Cache, because creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
};

/** Returns the local calendar day of an instant as YYYY-MM-DD. */
export const localDay = (instant: Date, timeZone: string): string => {
  const { year = 0, month = 0, day = 0 } = parts(instant, timeZone);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};

/** Returns the local time of an instant as HH:MM. */
export const localTime = (instant: Date, timeZone: string): string => {
  const { hour = 0, minute = 0 } = parts(instant, timeZone);
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
};

/** Adds calendar days; returns YYYY-MM-DD. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Returns the calendar days between two days (YYYY-MM-DD); negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / 86_400_000);

/** Returns the last millisecond of a local calendar day. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1);

/**
 * Returns the first instant of a local calendar day; if the clock jumps over midnight, the first instant after the
 * jump.
 */
export const startOfDay = (day: string, timeZone: string): Date => instantOf(`${day}T00:00:00.000`, timeZone);

/**
 * Returns the instant at which a clock in `timeZone` shows `local` (YYYY-MM-DDTHH:MM:SS.mmm): the first of two such
 * instants (autumn); a skipped time (spring) is read with the offset before the jump.
 */
export const instantOf = (local: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${local}Z`);
  // The offset differs before and after a clock change, so both are tried.
  const candidates = [-86_400_000, 86_400_000]
    .map((shift) => asUtc - offsetMs(new Date(asUtc + shift), timeZone))
    .filter((ms) => ms + offsetMs(new Date(ms), timeZone) === asUtc);
  const earliest =
    candidates.length > 0 ? Math.min(...candidates) : asUtc - offsetMs(new Date(asUtc - 86_400_000), timeZone);
  return new Date(earliest);
};

const offsetMs = (instant: Date, timeZone: string): number => {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
};

/** Returns whether the runtime knows the zone. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return true;
  } catch {
    return false;
  }
};
