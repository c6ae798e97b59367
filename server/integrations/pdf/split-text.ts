import type { FontPart } from "./fonts";
import { hasRightToLeft, visualOrder } from "./visual-order";

/** A stretch of text that one font file draws, letters of one direction in the order in which they are read. */
export type TextRun = { readonly part: FontPart; readonly text: string };

/** Stands for letters that no font has, as many as follow each other: nobody takes it for a part of a name. */
export const LEFT_OUT = "[…]";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Direction marks, soft hyphens and the like, which could make a label read differently from what it holds. */
const HIDDEN = /(?![\u200C\u200D])\p{Cf}/gu;
/** The non-joiner stays where it parts two letters of one Arabic word. */
const INVISIBLE = /(?!(?<=\p{Script=Arabic})\u200C)[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/gu;
/** Scripts that a font file turns round by itself, and joins where they are joined. */
const SHAPED = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Digits of Arabic and Persian: those who deliver abroad, and their machines, read 0 to 9. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** One character each, none of which is composed, hidden or turned round: most of what a label holds. */
const ASCII = /^[\x20-\x7E]*$/;

/** What people see as one character each, without control characters; white space becomes plain spaces. */
export const charactersOf = (text: string): string[] => {
  if (ASCII.test(text)) return [...text.trim().replaceAll(/ {2,}/g, " ")];
  const clean = text
    .normalize("NFC")
    .replace(HIDDEN, "")
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  // Joiners go last: a family of emoji is one character only while they are there.
  return Array.from(graphemes.segment(clean), ({ segment }) => segment.replace(INVISIBLE, "")).filter(
    (character) => character !== "",
  );
};

/**
 * Splits a row into runs per font file, from left to right. A character that no file has is tried without its accents
 * and in its plain form (fullwidth Latin, ligatures) before it is given up: a readable approximation helps a driver more
 * than a mark. Never throws, whatever the text holds.
 */
export const splitText = (text: string, chain: readonly FontPart[]): TextRun[] => {
  const runs: { part: FontPart; text: string }[] = [];
  for (const stretch of visualOrder(charactersOf(text).join(""))) {
    for (const run of runsOf(stretch.text, stretch.isRightToLeft, chain)) {
      const last = runs.at(-1);
      // Shaped runs are turned round each by itself; two of them as one would change places.
      if (last !== undefined && last.part === run.part && !SHAPED.test(last.text + run.text)) last.text += run.text;
      else runs.push({ ...run });
    }
  }
  return runs;
};

/** Whether all of it can be drawn, in its own letters or in such that stand for them. */
export const canDraw = (text: string, chain: readonly FontPart[]): boolean =>
  charactersOf(text).every((character) => drawable(character, chain) !== null);

/** Whether its width is the sum of its characters', in whatever company they are. */
export const isPlain = (character: string, chain: readonly FontPart[]): boolean =>
  !hasRightToLeft(character) && drawable(character, chain) !== null;

/** The runs of one stretch, from left to right. */
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
  // The font turns round what it shapes; the rest has no direction of its own and is turned here.
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

/** Vowel points are set by rules that a PDF's text does not follow; names and addresses are written without. */
const formsOf = (character: string): string[] => {
  const withoutMarks = character.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  const written = SHAPED.test(character) ? character.replace(/\p{M}/gu, "") : character;
  return [written, character.normalize("NFKC"), withoutMarks];
};

const coversAll = (codePoints: ReadonlySet<number>, text: string): boolean =>
  Array.from(text).every((char) => char === "\u200C" || codePoints.has(char.codePointAt(0) ?? -1));
