/** Date formats; "" is ISO 8601. A time may follow each of them. */
export const DATE_FORMS = [
  "",
  "D.M.YYYY",
  "D/M/YYYY",
  "M/D/YYYY",
  "D-M-YYYY",
  "YYYY/M/D",
  "D MMM YYYY",
  "MMM D YYYY",
] as const;
export type DateForm = (typeof DATE_FORMS)[number];

const CLOCK = "[[,] H:mm[:ss][ A][ Z]]";

/**
 * Returns the format in a mapping's syntax. Month names may come with a weekday, commas and ordinal endings: "Mon, Oct
 * 5th, 2026".
 */
export const timeFormat = (form: DateForm): string => {
  const day =
    form === "D MMM YYYY" ? "[ddd[,] ]Do MMM[,] YYYY" : form === "MMM D YYYY" ? "[ddd[,] ]MMM Do[,] YYYY" : form;
  return day + CLOCK;
};

type Test = { form: DateForm; pattern: RegExp; day?: number; month?: number };

/** Positions of day and month in the match; values out of range rule a format out. */
const TESTS: readonly Test[] = [
  { form: "", pattern: /^\d{4}-\d{2}-\d{2}(?!\d)/ },
  { form: "D.M.YYYY", pattern: /^(\d{1,2})\.(\d{1,2})\.\d{4}(?!\d)/, day: 1, month: 2 },
  { form: "D/M/YYYY", pattern: /^(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/, day: 1, month: 2 },
  { form: "M/D/YYYY", pattern: /^(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/, day: 2, month: 1 },
  { form: "D-M-YYYY", pattern: /^(\d{1,2})-(\d{1,2})-\d{4}(?!\d)/, day: 1, month: 2 },
  { form: "YYYY/M/D", pattern: /^\d{4}\/(\d{1,2})\/(\d{1,2})(?!\d)/, day: 2, month: 1 },
  { form: "D MMM YYYY", pattern: /^(?:\p{L}+\.?,? )?(\d{1,2})\p{L}{0,2}\.? \p{L}{3,}\.?,? \d{4}(?!\d)/u, day: 1 },
  { form: "MMM D YYYY", pattern: /^(?:\p{L}+\.?,? )?\p{L}{3,}\.? (\d{1,2})\p{L}{0,2},? \d{4}(?!\d)/u, day: 1 },
];

/**
 * Guesses the date format of a column: the one that fits most cells, so that an odd cell is reported by row and the
 * others are read. If two formats fit equally, the day comes first, or the month if the export is known for it.
 */
export const guessDates = (cells: readonly string[], isMonthFirst = false): DateForm => {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const scored = TESTS.map((test) => ({
    form: test.form,
    score: 2 * texts.filter((text) => fits(text, test)).length + (isMonthFirst && test.form === "M/D/YYYY" ? 1 : 0),
  }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).form;
};

const fits = (text: string, { pattern, day, month }: Test): boolean => {
  const found = pattern.exec(text);
  const isWithin = (place: number | undefined, most: number) =>
    place === undefined || (Number(found?.[place]) >= 1 && Number(found?.[place]) <= most);
  return found !== null && isWithin(day, 31) && isWithin(month, 12);
};
