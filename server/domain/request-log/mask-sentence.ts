import { maskFieldPath } from "./mask-name";
import { HIDDEN, maskText } from "./mask-text";

/** From left to right, so that a mark inside of another is no mark. */
const MARKED = /"(?:[^"\\]|\\.)*"|“[^”]*”|`[^`]*`/g;
const STRAY = /["“”`]/;
/** What was sent; how long a text or a list was stays. */
const NOT_NUMBER = /(?<!characters?|entry|entries), not -?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?…?/g;

/** A sentence of ours about a request: what it quotes was sent and stays out, and so do names that are not ours. */
export const maskSentence = (sentence: string): string => {
  if (STRAY.test(sentence.replaceAll(MARKED, ""))) return HIDDEN;
  const kept = sentence
    .replaceAll(NOT_NUMBER, `, not ${HIDDEN}`)
    .replaceAll(MARKED, (part) => (part.startsWith("`") ? `\`${maskFieldPath(part.slice(1, -1))}\`` : `"${HIDDEN}"`));
  return maskText(kept);
};
