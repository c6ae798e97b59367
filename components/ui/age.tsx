import { formatTime } from "./format-time";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type AgeParts = { readonly unit: "NOW" | "MINUTES" | "HOURS" | "DAYS"; readonly count: number };

/** How long ago, in the largest unit that fits; null from seven days on, when the date says more. */
export const ageParts = (at: string, now: string): AgeParts | null => {
  const ms = Math.abs(Date.parse(now) - Date.parse(at));
  if (ms < MINUTE) return { unit: "NOW", count: 0 };
  if (ms < HOUR) return { unit: "MINUTES", count: Math.floor(ms / MINUTE) };
  if (ms < DAY) return { unit: "HOURS", count: Math.floor(ms / HOUR) };
  return ms < 7 * DAY ? { unit: "DAYS", count: Math.floor(ms / DAY) } : null;
};

const UNIT_WORDS = { MINUTES: "min", HOURS: "h", DAYS: "d" } as const;

/** The same, short enough for a column: "5 min", "3 h", "2 d". */
export const shortAge = (at: string, now: string): string | null => {
  const age = ageParts(at, now);
  if (age === null) return null;
  return age.unit === "NOW" ? "now" : `${age.count} ${UNIT_WORDS[age.unit]}`;
};

/** The same, beside an event: "5 min ago", "just now". */
export const agoText = (at: string, now: string): string | null => {
  const age = shortAge(at, now);
  if (age === null) return null;
  return age === "now" ? "just now" : `${age} ago`;
};

/** A time in a table: its age, with the exact time as its title. */
export function Age(props: MomentProps) {
  return <Moment {...props} text={shortAge(props.at, props.now)} />;
}

/** The time of an event: how long ago, with the exact time as its title. */
export function Ago(props: MomentProps) {
  return <Moment {...props} text={agoText(props.at, props.now)} />;
}

type MomentProps = { at: string; now: string; timeZone: string };

/** `text`: null when the date says more. */
function Moment({ at, timeZone, text }: MomentProps & { text: string | null }) {
  const where = { timeZone, locale: LOCALE };
  return (
    // The page may be rendered a minute before hydration: its text stays.
    <time
      suppressHydrationWarning
      dateTime={at}
      title={`${formatTime(at, "date", where)}, ${formatTime(at, "clock", where)}`}
    >
      {text ?? formatTime(at, "date", where)}
    </time>
  );
}

/** The duration of a return so far, or until it ended: "3 h", "12 d". */
export function Lasted({ from, to, hasEnded }: { from: string; to: string; hasEnded: boolean }) {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  return (
    <time
      suppressHydrationWarning
      dateTime={`PT${Math.floor(ms / 1000)}S`}
      title={hasEnded ? "From start to end" : "So far"}
    >
      {spanWords(from, to)}
    </time>
  );
}

/** The time between two instants, short enough for a column: "40 min", "3 h", "12 d". */
export const spanWords = (from: string, to: string): string => {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  return ms < 2 * DAY ? `${Math.floor(ms / HOUR)} h` : days(ms);
};

const days = (ms: number): string => `${Math.floor(ms / DAY).toLocaleString(LOCALE)} d`;

/** The dashboard speaks English with European dates and the 24-hour clock. */
export const LOCALE = "en-GB";
