import type { PickupRange } from "@/contract/vocabulary/pickup-range";

/** What a calendar entry contains. */
export type CalendarEntry = {
  /** The same for every download, so that a second one replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
  /** YYYY-MM-DD on the store's calendar. */
  readonly date: string;
  readonly range: PickupRange;
  /** IANA name; pickup hours are in this time zone. */
  readonly timeZone: string;
  /** RFC 3339: when the file is created. */
  readonly madeAt: string;
};

const HOURS: Readonly<Record<PickupRange, readonly [number, number] | null>> = {
  NO_RANGE: null,
  RANGE_8_TO_12: [8, 12],
  RANGE_12_TO_16: [12, 16],
  RANGE_16_TO_20: [16, 20],
};

/**
 * An iCalendar file (RFC 5545): hours as instants in UTC, which every calendar shows in its owner's time zone; a day
 * without hours as an all-day event. Has a reminder on the day before.
 */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Homeward//Returns//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${text(entry.uid)}`,
    `DTSTAMP:${utc(new Date(entry.madeAt))}`,
    ...when(entry),
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.text)}`,
    ...(entry.place === "" ? [] : [`LOCATION:${text(entry.place)}`]),
    `URL:${entry.url.replaceAll(/[\r\n]/g, "")}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${text(entry.title)}`,
    "TRIGGER:-PT15H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function when({ date, range, timeZone }: CalendarEntry): string[] {
  const hours = HOURS[range];
  const bare = (day: string): string => day.replaceAll("-", "");
  if (hours === null) return [`DTSTART;VALUE=DATE:${bare(date)}`, `DTEND;VALUE=DATE:${bare(dayAfter(date))}`];
  const [from, to] = hours.map((hour) => utc(instantOf(date, hour, timeZone)));
  return [`DTSTART:${from}`, `DTEND:${to}`];
}

const dayAfter = (date: string): string => {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** 20261202T070000Z */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** The instant at which a clock in the zone shows that hour. No zone changes its clocks between 8:00 and 20:00. */
const instantOf = (date: string, hour: number, timeZone: string): Date => {
  const asUtc = Date.parse(`${date}T${String(hour).padStart(2, "0")}:00:00Z`);
  return new Date(asUtc - offsetMs(new Date(asUtc), timeZone));
};

const offsetMs = (at: Date, timeZone: string): number => {
  const shape = { timeZone, hourCycle: "h23", dateStyle: "short", timeStyle: "medium" } as const;
  // "2026-12-02 09:00:00": the Swedish locale formats dates like ISO 8601.
  const shown = new Intl.DateTimeFormat("sv-SE", shape).format(at);
  return Date.parse(`${shown.replace(" ", "T")}Z`) - at.getTime();
};

/** Text as a property value (RFC 5545, 3.3.11). */
const text = (value: string): string =>
  value
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");

const MOST_BYTES = 75;

/** At most 75 bytes a line; longer text continues after a line break and a space, never splitting a character. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = "";
  let used = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > MOST_BYTES) {
      rows.push(row);
      row = "";
      // The space that continues the line.
      used = 1;
    }
    row += character;
    used += size;
  }
  return [...rows, row].join("\r\n ");
}

const encoder = new TextEncoder();
