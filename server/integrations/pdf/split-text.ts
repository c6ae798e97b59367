import type { FontPart } from "./fonts";

/** A stretch of text that one font file can draw; `part: null` stands for characters that none can. */
export type TextRun = { readonly part: FontPart | null; readonly text: string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Direction marks, soft hyphens and the like, which could make a label read differently from what it holds. */
const HIDDEN = /(?!\u200D)\p{Cf}/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/gu;

/** What people see as one character each, without control characters; white space becomes plain spaces. */
export const charactersOf = (text: string): string[] => {
  const clean = text
    .normalize("NFC")
    .replace(HIDDEN, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  // Joiners go last: a family of emoji is one character only while they are there.
  return Array.from(graphemes.segment(clean), ({ segment }) => segment.replace(INVISIBLE, "")).filter(
    (character) => character !== "",
  );
};

/**
 * Splits text into runs per font file. A character that no file has is tried without its accents and in its plain
 * form (fullwidth Latin, ligatures) before it is given up: a readable approximation helps a driver more than a box.
 * Never throws, whatever the text holds.
 */
export const splitText = (text: string, chain: readonly FontPart[]): TextRun[] => {
  const runs: { part: FontPart | null; text: string }[] = [];
  for (const character of charactersOf(text)) {
    const drawn = drawable(character, chain);
    const last = runs.at(-1);
    if (last !== undefined && last.part === drawn.part) last.text += drawn.text;
    else runs.push({ ...drawn });
  }
  return runs;
};

const drawable = (character: string, chain: readonly FontPart[]): TextRun => {
  const withoutMarks = character.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  for (const text of [character, character.normalize("NFKC"), withoutMarks]) {
    const part = text === "" ? undefined : chain.find(({ codePoints }) => coversAll(codePoints, text));
    if (part !== undefined) return { part, text };
  }
  // One mark per character that people see, however many code points it has.
  return { part: null, text: "\uFFFD" };
};

const coversAll = (codePoints: ReadonlySet<number>, text: string): boolean =>
  Array.from(text).every((char) => codePoints.has(char.codePointAt(0) ?? -1));
