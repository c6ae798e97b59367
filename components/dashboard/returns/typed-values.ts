import { minorDigits } from "@/contract/vocabulary/format-money";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { dayOf } from "../browser/read-address";

/** Stands for a bound outside the possible range, which can't be searched for. */
export const OUTSIDE = "OUTSIDE";

/**
 * Bounds of a day or amount as typed: `>`, `>=`, `<`, `<=`, `a..b`, or a single value. An end that wasn't typed is
 * null; the result is null if the text is none of these.
 */
type Bounds<T> = { from: T | null; to: T | null } | typeof OUTSIDE | null;

const FORM = /^(?<sign>[<>]=?)?(?<first>[^.<>]+(?:\.[^.<>]+)*?)(?:\.\.(?<last>.+))?$/;

const boundsOf = <T>(
  text: string,
  read: (text: string) => T | null,
  step: (value: T, by: 1 | -1) => T | null,
): Bounds<T> => {
  const { sign = "", first = "", last } = FORM.exec(text)?.groups ?? {};
  const value = read(first);
  if (value === null || (sign !== "" && last !== undefined)) return null;
  if (last !== undefined) {
    const end = read(last);
    return end === null ? null : { from: value, to: end };
  }
  if (sign === "") return { from: value, to: value };
  const isFrom = sign.startsWith(">");
  const end = sign.endsWith("=") ? value : step(value, isFrom ? 1 : -1);
  if (end === null) return OUTSIDE;
  return isFrom ? { from: end, to: null } : { from: null, to: end };
};

const DAY_MS = 86_400_000;

/** Returns days, both included: `>2026-11-01` starts on the second. */
export const typedDays = (text: string): Bounds<string> =>
  boundsOf(
    text,
    (day) => dayOf(day) || null,
    (day, by) => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)) || null,
  );

/** Returns amounts in minor units: "50" alone means 50.00 to 50.99. */
export const typedAmounts = (text: string, currency: string): Bounds<number> => {
  const bounds = boundsOf(
    text,
    (amount) => {
      const typed = majorToMinor(amount, currency);
      return "amountMinor" in typed ? Number(typed.amountMinor) : null;
    },
    (minor, by) => (minor + by < 0 ? null : minor + by),
  );
  if (bounds === null || bounds === OUTSIDE || bounds.from === null || bounds.from !== bounds.to || /[.,]/.test(text))
    return bounds;
  return { from: bounds.from, to: bounds.from + 10 ** minorDigits(currency) - 1 };
};

/** Parses "5", "5d" or "5 days". */
export const typedDayCount = (text: string): number | null => {
  const days = Number(/^(\d{1,4})\s*(?:d|days?)?$/i.exec(text)?.[1] ?? 0);
  return days >= 1 && days <= 3650 ? days : null;
};

export type Named = { id: string; words: readonly string[] };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ")
    .trim();

/** Returns the IDs in a list that a text names: an exact match, otherwise all names that contain it as whole words. */
export const named = (list: readonly Named[], text: string): string[] => {
  const asked = plain(text);
  if (asked === "") return [];
  const called = list.filter(({ words }) => words.some((word) => plain(word) === asked));
  const found = called.length > 0 ? called : list.filter(({ words }) => words.some((word) => hasWords(word, asked)));
  return found.map(({ id }) => id);
};

const hasWords = (name: string, asked: string): boolean => ` ${plain(name)} `.includes(` ${asked} `);
