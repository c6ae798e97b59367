import { OrderFileError } from "./order-file-error";

const LONGEST_PATTERN = 200;
const MOST_PATTERNS = 50;

/**
 * Refuses regular expressions that could keep the server busy for ever over one cell: a mapping that is sent in is
 * somebody else's. What is left takes time that grows with the square of a cell's length at most.
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

/** Every text under a name that holds patterns; a constant that happens to have that name is held to the same. */
const patternsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" ? (name === "matches" || name === "remove" ? [inner] : []) : patternsIn(inner),
  );
};

const isTame = (pattern: string): boolean => {
  if (pattern.length > LONGEST_PATTERN || /\\[1-9k]/.test(pattern.replaceAll("\\\\", ""))) return false;
  // Escapes and classes stand for one character each, whatever is in them.
  const bare = pattern.replaceAll(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[\s\S])/g, "x").replaceAll(/\[[^\]]*\]/g, "x");
  if (/\(\?<?[=!]/.test(bare) || /\)[*+{]/.test(bare)) return false;
  // With a choice in it, the beginning may hold for one of them only.
  const isAnchored = bare.startsWith("^") && !bare.includes("|");
  const quantifiers = bare.match(/[*+{]/g)?.length ?? 0;
  return quantifiers + (isAnchored ? 0 : 1) <= 2;
};
