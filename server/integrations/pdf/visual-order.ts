import bidiFactory from "bidi-js";

/** Text of one direction, in the order in which it is read aloud. */
export type Stretch = { readonly text: string; readonly isRightToLeft: boolean };

const bidi = bidiFactory();
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;

/** Whether a row with this text has a stretch that is read from the right. */
export const hasRightToLeft = (text: string): boolean => text.search(RIGHT_TO_LEFT) >= 0;

/**
 * The stretches of one row from left to right (Unicode Bidirectional Algorithm, UAX 9), with brackets turned where they
 * are read from the right. A row does not know how its paragraph began, so what most of its letters are decides.
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

/** Rule L2: from the highest level down to 1, whatever stands together at that level or above changes its order. */
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
