/** Letters that are written from right to left, and marks that turn the direction of what follows. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * A name that somebody else wrote, for the middle of a sentence or a line: in whatever direction it runs, what stands
 * around it stays where it is. Names of one direction stay as they are.
 */
export const isolated = (text: string): string => (TURNS.test(text) ? enclosed(text) : text);

const enclosed = (text: string): string => `${ISOLATE}${closed(text)}${END}`;

/**
 * The same for each value of a text that is one. Where the text runs from right to left, nearly every name, number and
 * code runs the other way, and even "#1042" would be turned.
 */
export const isolatedValues = <T extends Record<string, unknown> | undefined>(values: T, direction: "ltr" | "rtl"): T =>
  values &&
  (Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? (direction === "rtl" ? enclosed(value) : isolated(value)) : value,
    ]),
  ) as T);

/** Without marks that force a direction; what was isolated inside ends inside, and nothing ends what is outside. */
function closed(text: string): string {
  let depth = 0;
  const kept = Array.from(text.replace(/[\u202a-\u202e]/g, "")).filter((letter) => {
    if (letter === END) return depth > 0 && depth--;
    if (letter >= "\u2066" && letter <= ISOLATE) depth += 1;
    return true;
  });
  return kept.join("") + END.repeat(depth);
}
