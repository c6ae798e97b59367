import bidiFactory from "bidi-js";

/** Text of one direction, in reading order. */
export type Stretch = { readonly text: string; readonly isRightToLeft: boolean };

const bidi = bidiFactory();
/** Letters written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;

/** Returns whether a text has a right-to-left part. */
export const hasRightToLeft = (text: string): boolean => text.search(RIGHT_TO_LEFT) >= 0;

/**
 * Splits a row into stretches from left to right (Unicode Bidirectional Algorithm, UAX 9), with mirrored brackets in
 * right-to-left text. The base direction is that of most letters, because a row doesn't know how its paragraph started.
 */
export const visualOrder = (text: string): Stretch[] => {
  const fromRight = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  if (fromRight === 0) return text === "" ? [] : [{ text, isRightToLeft: false }];
  const letters = text.match(LETTER)?.length ?? 0;
  const { levels } = bidi.getEmbeddingLevels(text, fromRight * 2 > letters ? "rtl" : "ltr");
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0;
    const unit = mirrored.get(at) ?? text.charAt(at);
    const last = runs.at(-1);
    if (last !== undefined && last.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  }
  return reordered(runs).map((run) => ({ text: run.text, isRightToLeft: run.level % 2 === 1 }));
};

/** Rule L2: from the highest level down to 1, reverses each sequence at that level or above. */
const reordered = <T extends { readonly level: number }>(runs: readonly T[]): T[] => {
  const ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
};
