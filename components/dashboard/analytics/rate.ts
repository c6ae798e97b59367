import { LEAST_SAMPLE } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";

export type Rate = {
  text: string;
  /** Null if there's no rate: the whole is zero, the sample is too small, or the part exceeds the whole. */
  value: number | null;
  /** The sample is too small for a rate; the text is a count. */
  isThin: boolean;
};

/**
 * Returns a part of a whole as a rate, such as "29.9%". Samples smaller than `LEAST_SAMPLE` give a count, "2 of 3",
 * because one more unit would change the rate too much. A part can exceed its whole if the two are counted by different
 * dates. In a small sample this gives "–", because "5 of 0" would look like an error.
 */
export const rateOf = (part: number, whole: number): Rate => {
  const isThin = whole < LEAST_SAMPLE;
  if (whole === 0 || (isThin && part > whole)) return { text: "–", value: null, isThin: false };
  if (isThin)
    return { text: t("rate.partOfWhole", { part: counted(part), whole: counted(whole) }), value: null, isThin };
  const value = part / whole;
  return value > 1 ? { text: t("rate.overAll"), value: null, isThin } : { text: percent(value), value, isThin };
};

export const counted = (value: number): string => value.toLocaleString("en");

export const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** Returns the difference from the previous rate, such as "+2.1 points"; empty if either value isn't a rate. */
export const pointsWords = (now: Rate, before: Rate): string => {
  if (now.value === null || before.value === null) return "";
  const by = Math.round((now.value - before.value) * 1000) / 10;
  if (by === 0) return t("rate.noChange");
  return t("rate.points", { change: `${by > 0 ? "+" : "−"}${Math.abs(by).toFixed(1)}` });
};

/** Number of parts (days or weeks) in the moving window of a trend; a single part is rarely a large enough sample. */
const WINDOW = 7;

/** Returns a moving rate for each part, over the window that ends with it; null where the sample is too small. */
export const trailingRates = (
  parts: readonly { part: number; whole: number }[],
  least: number = LEAST_SAMPLE,
): (number | null)[] =>
  parts.map((_, index) => {
    const seen = parts.slice(Math.max(0, index - WINDOW + 1), index + 1);
    const whole = seen.reduce((sum, one) => sum + one.whole, 0);
    return whole < least ? null : seen.reduce((sum, { part }) => sum + part, 0) / whole;
  });
