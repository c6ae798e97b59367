import { OrderFileError } from "./order-file-error";

const LONGEST_PATTERN = 200;
const MOST_PATTERNS = 50;

/**
 * Rejects regular expressions that could block the server on one cell: a submitted mapping is untrusted. Accepted
 * patterns take at most quadratic time in the length of a cell.
 * @throws OrderFileError naming the pattern
 */
export const requireTamePatterns = (mapping: unknown): void => {
  const patterns = patternsIn(mapping);
  if (patterns.length > MOST_PATTERNS)
    throw new OrderFileError(`The mapping has more than ${MOST_PATTERNS} regular expressions.`);
  const wild = patterns.find((pattern) => !isTame(pattern));
  if (wild !== undefined)
    throw new OrderFileError(
      `The regular expression ${JSON.stringify(wild.slice(0, LONGEST_PATTERN))} could take too long: no look-around and no back-references, no * + or {} behind a group, at most two * or +, one where it does not begin with ^.`,
    );
};

/** Returns every text under a name that holds patterns; constants under such a name are checked as well. */
const patternsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" ? (name === "matches" || name === "remove" ? [inner] : []) : patternsIn(inner),
  );
};

const isTame = (pattern: string): boolean => {
  if (pattern.length > LONGEST_PATTERN || /\\[1-9k]/.test(pattern.replaceAll("\\\\", ""))) return false;
  // Replace escapes and classes by one character each, whatever they contain.
  const bare = pattern.replaceAll(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[\s\S])/g, "x").replaceAll(/\[[^\]]*\]/g, "x");
  if (/\(\?<?[=!]/.test(bare) || /\)[*+{]/.test(bare)) return false;
  // With alternatives, an anchor may apply to only one of them.
  const isAnchored = bare.startsWith("^") && !bare.includes("|");
  const quantifiers = bare.match(/[*+{]/g)?.length ?? 0;
  return quantifiers + (isAnchored ? 0 : 1) <= 2;
};
