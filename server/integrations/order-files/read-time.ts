import { SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import { addDays, instantOf } from "@/server/kernel/local-day";

type TimeParts = { day: string; clock: string; offset: string };

export type TimeReader = (text: string, plusDays: number) => string | null;

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?(\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: "(?<year>\\d{4})",
  MMM: "(?<word>\\p{L}+)\\.?",
  MM: "(?<month>\\d{2})",
  M: "(?<month>\\d{1,2})",
  ddd: "(?<weekday>\\p{L}+)\\.?",
  Do: "(?<day>\\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?",
  DD: "(?<day>\\d{2})",
  D: "(?<day>\\d{1,2})",
  HH: "(?<hour>\\d{2})",
  H: "(?<hour>\\d{1,2})",
  mm: "(?<minute>\\d{2})",
  ss: "(?<second>\\d{2})",
  A: "(?<half>[ap])\\.?m\\.?",
  Z: "(?<zone>Z|[+-]\\d{2}:?\\d{2})",
  "[": "(?:",
  "]": ")?",
};
/** Cache size: many rows share the same minute, and time zone lookups are slow. */
const REMEMBERED = 2000;

/**
 * Creates a reader from times in a file to UTC strings; null for invalid times. Times without a zone are local times in
 * `timeZone`. Default formats: 2011-03-01, 2011-03-01 09:30, RFC 3339. `plusDays` adds calendar days in that zone. In a
 * format, `[…]` is optional, and MMM is a month's name.
 */
export const createTimeReader = ({
  timeZone,
  format,
}: {
  timeZone: string;
  format?: string | undefined;
}): TimeReader => {
  const split = format === undefined ? splitIso : splitBy(compileFormat(format));
  const known = new Map<string, string | null>();
  return (text, plusDays) => {
    const key = `${plusDays} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const parts = split(text.trim());
    const time = parts === null ? null : toInstant(parts, timeZone, plusDays);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, time);
    return time;
  };
};

const splitIso = (text: string): TimeParts | null => {
  const match = ISO.exec(text);
  if (match === null) return null;
  const [, day = "", minutes = "00:00", seconds = "00", fraction = "", offset = ""] = match;
  return {
    day,
    clock: `${minutes}:${seconds}${fraction.padEnd(4, ".000".slice(fraction.length)).slice(0, 4)}`,
    offset,
  };
};

const splitBy =
  (pattern: RegExp) =>
  (text: string): TimeParts | null => {
    const found = pattern.exec(text)?.groups;
    if (found === undefined) return null;
    const two = (part: string | undefined): string => (part ?? "0").padStart(2, "0");
    const month = found.word === undefined ? found.month : MONTHS.get(bareWord(found.word));
    return {
      day: `${found.year}-${two(month)}-${two(found.day)}`,
      clock: `${two(hourOf(found.hour, found.half))}:${two(found.minute)}:${two(found.second)}.000`,
      offset: found.zone ?? "",
    };
  };

/** Converts hours: "12 am" is midnight, "12 pm" is noon; without am or pm the hour is kept. */
const hourOf = (hour: string | undefined, half: string | undefined): string | undefined => {
  if (hour === undefined || half === undefined) return hour;
  return String((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0));
};

const bareWord = (word: string): string => word.toLowerCase().replaceAll(".", "");

const nameOfMonth = (format: Intl.DateTimeFormat, at: number): string =>
  bareWord(format.formatToParts(at).find(({ type }) => type === "month")?.value ?? "");

/** Long and short names of months as shops write them → their number. */
const MONTHS: ReadonlyMap<string, string> = new Map([
  ...SHOPPER_LANGUAGES.flatMap((lang) =>
    (["long", "short"] as const).flatMap((month) => {
      // Next to a day, Polish month names have another case: "maja", not "maj".
      const formats = [{ month }, { month, day: "numeric" } as const].map(
        (parts) => new Intl.DateTimeFormat(lang, { ...parts, timeZone: "UTC" }),
      );
      return Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
        formats.map((format) => [nameOfMonth(format, Date.UTC(2026, at, 1)), String(at + 1)] as const),
      );
    }),
  ),
  ...[["sep", "9"] as const, ["sept", "9"] as const, ["mär", "3"] as const],
]);

const compileFormat = (format: string): RegExp => {
  const source = format.replaceAll(
    /YYYY|MMM|MM|M|ddd|Do|DD|D|HH|H|mm|ss|A|Z|[^A-Za-z]/g,
    (part) => TOKENS[part] ?? escapeRegex(part),
  );
  return new RegExp(`^${source}$`, "iu");
};

/** Returns whether a text is a valid format: each part appears once, and brackets are balanced. */
export const isTimeFormat = (format: string): boolean => {
  try {
    return format.length <= LONGEST_FORMAT && compileFormat(format) !== null;
  } catch {
    return false;
  }
};
const LONGEST_FORMAT = 60;

const SAMPLE: Readonly<Record<string, string>> = {
  ...{ YYYY: "2026", MMM: "Dec", MM: "12", M: "12", ddd: "Thu", Do: "24", DD: "24", D: "24" },
  ...{ HH: "09", H: "9", mm: "05", ss: "07", A: "AM", Z: "+00:00" },
};

/** Returns an example date in a format, without optional parts: "24.12.2026". */
export const timeExample = (format: string | undefined): string => {
  if (format === undefined) return "2026-12-24";
  let shortest = format;
  while (/\[[^[\]]*\]/.test(shortest)) shortest = shortest.replaceAll(/\[[^[\]]*\]/g, "");
  return shortest.replaceAll(/YYYY|MMM|MM|M|ddd|Do|DD|D|HH|H|mm|ss|A|Z/g, (part) => SAMPLE[part] ?? part).trim();
};

const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const toInstant = ({ day, clock, offset }: TimeParts, timeZone: string, plusDays: number): string | null => {
  const asUtc = new Date(`${day}T${clock}Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString() !== `${day}T${clock}Z`) return null;
  const moved = plusDays === 0 ? day : addDays(day, plusDays);
  if (offset === "") return instantOf(`${moved}T${clock}`, timeZone).toISOString();
  const zone = offset.toUpperCase() === "Z" ? "Z" : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  const instant = new Date(`${moved}T${clock}${zone}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
};
