/** Letters written from right to left, and marks that change the direction of what follows. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * Isolates a user-supplied name for the middle of a sentence or line: whatever its direction, the surrounding text
 * keeps its order. Names in one direction stay unchanged.
 */
export const isolated = (text: string): string => (TURNS.test(text) ? enclosed(text) : text);

const enclosed = (text: string): string => `${ISOLATE}${closed(text)}${END}`;

/**
 * The same for each value of a text. In a right-to-left text nearly every name, number and code has the opposite
 * direction, and even "#1042" would be reversed.
 */
export const isolatedValues = <T extends Record<string, unknown> | undefined>(values: T, direction: "ltr" | "rtl"): T =>
  values &&
  (Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? (direction === "rtl" ? enclosed(value) : isolated(value)) : value,
    ]),
  ) as T);

/** Removes marks that force a direction; isolates opened inside end inside, and nothing ends an outer one. */
function closed(text: string): string {
  let depth = 0;
  const kept = Array.from(text.replace(/[\u202a-\u202e]/g, "")).filter((letter) => {
    if (letter === END) return depth > 0 && depth--;
    if (letter >= "\u2066" && letter <= ISOLATE) depth += 1;
    return true;
  });
  return kept.join("") + END.repeat(depth);
}
