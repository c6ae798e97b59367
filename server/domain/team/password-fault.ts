/** Numbers of characters. */
const SHORTEST = 10;
const LONGEST = 1_024;
/** "mississippi" has 4 different characters, "ten letters" has 7. */
const LEAST_DIFFERENT = 5;
/** Characters that must be left after repetitions, sequences and known words count as one character each. */
const LEAST_FREE = 6;
/** A shorter sequence or known word occurs in good passwords by chance. */
const SHORTEST_KNOWN = 4;

const ROWS = [
  ...["abcdefghijklmnopqrstuvwxyz", "01234567890"],
  ...["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"],
];
/** In both directions. */
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
const COMMON = ["password", "passwort", "letmein", "welcome", "homeward"];

/**
 * Returns what is wrong with a new password, as "must …"; null when it can be used. `own`: what strangers know about
 * the person, for example their email and the names of their stores.
 */
export const passwordFault = (password: string, own: readonly string[]): string | null => {
  if (password.length < SHORTEST) return `must have ${SHORTEST} characters or more`;
  if (password.length > LONGEST) return `must have ${LONGEST} characters or fewer`;
  const plain = password.normalize("NFKC").toLowerCase();
  if (freeOf(plain, ownWords(own)) < LEAST_FREE && freeOf(plain, []) >= LEAST_FREE)
    return "must not be made of your name, your email, or your store’s name";
  if (new Set(plain).size < LEAST_DIFFERENT || freeOf(plain, COMMON) < LEAST_FREE)
    return "must be harder to guess: avoid repeated characters, sequences like “12345” or “qwerty”, and common words";
  return null;
};

/** A whole text, and its words: "Northern Goods" is also written as "northern-goods". */
const ownWords = (own: readonly string[]): string[] =>
  own
    .map((text) => text.normalize("NFKC").toLowerCase())
    .flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ""), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= SHORTEST_KNOWN)
    // The longest first, because it may contain others.
    .sort((one, other) => other.length - one.length);

/** Stands for a part that was taken out. */
const TAKEN = "\0";

/** The number of characters that nobody can guess. */
const freeOf = (plain: string, words: readonly string[]): number => {
  const withoutWords = words.reduce((rest, word) => rest.replaceAll(word, TAKEN), plain);
  const once = withoutSequences(withoutWords).replace(/(.{1,64}?)\1+/gsu, "$1");
  return Array.from(once).length;
};

/** Replaces each run of at least four characters that follow each other in a sequence. */
const withoutSequences = (text: string): string => {
  let [rest, at] = ["", 0];
  while (at < text.length) {
    const length = sequenceAt(text, at);
    rest += length < SHORTEST_KNOWN ? text.charAt(at) : TAKEN;
    at += length < SHORTEST_KNOWN ? 1 : length;
  }
  return rest;
};

/** The length of the longest sequence that begins there. */
const sequenceAt = (text: string, at: number): number =>
  Math.max(
    ...SEQUENCES.map((row) => {
      const from = row.indexOf(text.charAt(at));
      let length = 0;
      while (from >= 0 && from + length < row.length && text[at + length] === row[from + length]) length += 1;
      return length;
    }),
  );
