import { addDays, instantOf } from "@/server/kernel/local-day";

type TimeParts = { day: string; clock: string; offset: string };

export type TimeReader = (text: string, plusDays: number) => string | null;

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?(\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: "(?<year>\\d{4})",
  MM: "(?<month>\\d{2})",
  M: "(?<month>\\d{1,2})",
  DD: "(?<day>\\d{2})",
  D: "(?<day>\\d{1,2})",
  HH: "(?<hour>\\d{2})",
  H: "(?<hour>\\d{1,2})",
  mm: "(?<minute>\\d{2})",
  ss: "(?<second>\\d{2})",
};
/** Many rows share their minute, and a look into a time zone is slow. */
const REMEMBERED = 2000;

/**
 * Reads times as files have them, as UTC texts; null when the text is none. Without a zone of their own they are wall
 * clock of `timeZone`. Default format: 2011-03-01, 2011-03-01 09:30, RFC 3339. `plusDays` moves on that calendar.
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
    return {
      day: `${found.year}-${two(found.month)}-${two(found.day)}`,
      clock: `${two(found.hour)}:${two(found.minute)}:${two(found.second)}.000`,
      offset: "",
    };
  };

const compileFormat = (format: string): RegExp => {
  const source = format.replaceAll(/YYYY|MM|M|DD|D|HH|H|mm|ss|[^A-Za-z]/g, (part) => TOKENS[part] ?? escapeRegex(part));
  return new RegExp(`^${source}$`);
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
