import type { FontPart } from "./fonts";
import { hasRightToLeft, visualOrder } from "./visual-order";

/** A run of text drawn by one font file, with letters of one direction in reading order. */
export type TextRun = { readonly part: FontPart; readonly text: string };

/** Replaces a run of characters that no font has; it can't be mistaken for part of a name. */
export const LEFT_OUT = "[…]";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Direction marks, soft hyphens and similar characters, which could make a label read differently from its content. */
const HIDDEN = /(?![\u200C\u200D])\p{Cf}/gu;
/** Invisible characters, except a non-joiner between two letters of an Arabic word. */
const INVISIBLE = /(?!(?<=\p{Script=Arabic})\u200C)[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/gu;
/** Scripts that a font file reverses and shapes by itself. */
const SHAPED = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Arabic and Persian digits, which are converted to 0 to 9 for carriers abroad and their machines. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Characters that are never composed, hidden or mirrored: most of what a label contains. */
const ASCII = /^[\x20-\x7E]*$/;

/** Splits text into user-perceived characters, without control characters; white space becomes plain spaces. */
export const charactersOf = (text: string): string[] => {
  if (ASCII.test(text)) return [...text.trim().replaceAll(/ {2,}/g, " ")];
  const clean = text
    .normalize("NFC")
    .replace(HIDDEN, "")
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  // Joiners are removed last: without them, a family emoji would be several characters.
  return Array.from(graphemes.segment(clean), ({ segment }) => segment.replace(INVISIBLE, "")).filter(
    (character) => character !== "",
  );
};

/**
 * Splits a row into runs per font file, from left to right. For a character that no file has, its form without accents
 * and its plain form (of fullwidth Latin or ligatures) are tried before the mark is used: a readable approximation
 * helps a driver more. Never throws, whatever the text.
 */
export const splitText = (text: string, chain: readonly FontPart[]): TextRun[] => {
  const runs: { part: FontPart; text: string }[] = [];
  for (const stretch of visualOrder(charactersOf(text).join(""))) {
    for (const run of runsOf(stretch.text, stretch.isRightToLeft, chain)) {
      const last = runs.at(-1);
      // Shaped runs are reversed one by one; merging two would swap them.
      if (last !== undefined && last.part === run.part && !SHAPED.test(last.text + run.text)) last.text += run.text;
      else runs.push({ ...run });
    }
  }
  return runs;
};

/** Returns whether all of a text can be drawn, in its own letters or in substitutes. */
export const canDraw = (text: string, chain: readonly FontPart[]): boolean =>
  charactersOf(text).every((character) => drawable(character, chain) !== null);

/** Returns whether a character has the same width in any context. */
export const isPlain = (character: string, chain: readonly FontPart[]): boolean =>
  !hasRightToLeft(character) && drawable(character, chain) !== null;

/** Returns the runs of one stretch, from left to right. */
const runsOf = (stretch: string, isRightToLeft: boolean, chain: readonly FontPart[]): TextRun[] => {
  const [first] = chain;
  if (first === undefined) return [];
  const runs: { part: FontPart; texts: string[]; isShaped: boolean; isLost: boolean }[] = [];
  for (const character of charactersIn(stretch)) {
    const drawn = drawable(character, chain);
    const run = { part: first, texts: [LEFT_OUT], isShaped: false, isLost: true };
    if (drawn !== null)
      Object.assign(run, { part: drawn.part, texts: [drawn.text], isShaped: SHAPED.test(drawn.text), isLost: false });
    const last = runs.at(-1);
    if (last === undefined || last.part !== run.part || last.isShaped !== run.isShaped || last.isLost !== run.isLost)
      runs.push(run);
    else if (!run.isLost) last.texts.push(...run.texts);
  }
  // The font reverses what it shapes; other right-to-left text is reversed here.
  const inOrder = ({ texts, isShaped }: { texts: string[]; isShaped: boolean }): string =>
    (isRightToLeft && !isShaped ? texts.reverse() : texts).join("");
  const written = runs.map((run) => ({ part: run.part, text: inOrder(run) }));
  return isRightToLeft ? written.reverse() : written;
};

const charactersIn = (text: string): string[] =>
  ASCII.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

const drawable = (character: string, chain: readonly FontPart[]): TextRun | null => {
  const [first] = chain;
  if (first !== undefined && ASCII.test(character) && coversAll(first.codePoints, character))
    return { part: first, text: character };
  for (const text of formsOf(character)) {
    const part = text === "" ? undefined : chain.find(({ codePoints }) => coversAll(codePoints, text));
    if (part !== undefined) return { part, text };
  }
  return null;
};

/**
 * Returns forms of a character to try. Vowel points are dropped: placing them needs rules that PDF text doesn't
 * support, and names and addresses are usually written without.
 */
const formsOf = (character: string): string[] => {
  const withoutMarks = character.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  const written = SHAPED.test(character) ? character.replace(/\p{M}/gu, "") : character;
  return [written, character.normalize("NFKC"), withoutMarks];
};

const coversAll = (codePoints: ReadonlySet<number>, text: string): boolean =>
  Array.from(text).every((char) => char === "\u200C" || codePoints.has(char.codePointAt(0) ?? -1));
