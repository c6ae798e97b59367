import { LEAST_SAMPLE } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";

export type Rate = {
  text: string;
  /** Null where there is no rate: of nothing, of too few, or of less than the part. */
  value: number | null;
  /** Of too few to be one: the text is a count. */
  isThin: boolean;
};

/**
 * What a part is of a whole: "29.9%". Of fewer than `LEAST_SAMPLE` it is the count, "2 of 3": a rate of so few would
 * change with the next one. A part may be larger than its whole where both are counted by dates of their own: "5 of 0"
 * reads as a fault, so it is "–" where too few were counted.
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

/** "+2.1 points" against before; empty where one of them is no rate. */
export const pointsWords = (now: Rate, before: Rate): string => {
  if (now.value === null || before.value === null) return "";
  const by = Math.round((now.value - before.value) * 1000) / 10;
  if (by === 0) return t("rate.noChange");
  return t("rate.points", { change: `${by > 0 ? "+" : "−"}${Math.abs(by).toFixed(1)}` });
};

/** Parts (days or weeks) that a rate of a trend looks back over: one alone rarely has enough. */
const WINDOW = 7;

/** A rate at each part, of it and the ones before it within the window; null where that is of too few. */
export const trailingRates = (
  parts: readonly { part: number; whole: number }[],
  least: number = LEAST_SAMPLE,
): (number | null)[] =>
  parts.map((_, index) => {
    const seen = parts.slice(Math.max(0, index - WINDOW + 1), index + 1);
    const whole = seen.reduce((sum, one) => sum + one.whole, 0);
    return whole < least ? null : seen.reduce((sum, { part }) => sum + part, 0) / whole;
  });
