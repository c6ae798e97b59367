import type { Canvas, TextStyle } from "./canvas";
import { charactersOf } from "./split-text";

type Measure = Canvas["measure"];
type Line = TextStyle & { readonly maxWidth: number; readonly minSize: number };
type Block = Line & { readonly maxHeight: number };

/** Returns the distance of two baselines in whole dots, so that rows are evenly spaced. */
export const rowHeight = (size: number): number => Math.round(size * 1.22);

/**
 * Returns the text and the largest type size that fit on one line; at the smallest size, the rest is replaced by an
 * ellipsis.
 */
export const fitLine = (measure: Measure, text: string, wanted: Line): { text: string; size: number } => {
  for (let size = wanted.size; size >= wanted.minSize; size -= 1) {
    if (measure(text, { ...wanted, size }) <= wanted.maxWidth) return { text, size };
  }
  const style = { ...wanted, size: wanted.minSize };
  return { text: shorten(measure, text, style, wanted.maxWidth), size: wanted.minSize };
};

/**
 * Fits rows into an area. The type size is reduced first. If even the smallest needs too many rows, the extra rows go
 * to the first lines, and each line that is cut ends in an ellipsis, so the last line (the country) is never lost.
 */
export const fitBlock = (measure: Measure, lines: readonly string[], wanted: Block) => {
  for (let size = wanted.size; size > wanted.minSize; size -= 1) {
    const rows = lines.flatMap((line) => wrap(measure, line, { ...wanted, size }, wanted.maxWidth));
    if (rows.length * rowHeight(size) <= wanted.maxHeight) return { rows, size };
  }
  const style = { ...wanted, size: wanted.minSize };
  const capacity = Math.floor(wanted.maxHeight / rowHeight(wanted.minSize));
  let spare = Math.max(0, capacity - lines.length);
  const rows = lines.slice(0, capacity).flatMap((line) => {
    const wrapped = wrap(measure, line, style, wanted.maxWidth);
    const kept = wrapped.slice(0, 1 + spare);
    spare -= kept.length - 1;
    const last = wrapped.slice(kept.length - 1).join(" ");
    return [...kept.slice(0, -1), shorten(measure, last, style, wanted.maxWidth)];
  });
  return { rows, size: wanted.minSize };
};

const shorten = (measure: Measure, text: string, style: TextStyle, maxWidth: number): string => {
  if (measure(text, style) <= maxWidth) return text;
  const characters = charactersOf(text);
  const count = countThatFits(characters, (start) => measure(`${start}…`, style) <= maxWidth);
  return `${characters.slice(0, count).join("").trimEnd()}…`;
};

const wrap = (measure: Measure, line: string, style: TextStyle, maxWidth: number): string[] => {
  const fits = (text: string) => measure(text, style) <= maxWidth;
  const rows: string[] = [];
  let row = "";
  for (const piece of line.split(/\s+/).flatMap((word) => breakWord(word, fits))) {
    const longer = row === "" ? piece : `${row} ${piece}`;
    if (row !== "" && !fits(longer)) {
      rows.push(row);
      row = piece;
    } else row = longer;
  }
  return [...rows, row];
};

/** Splits a word that is wider than a row. */
const breakWord = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  for (let rest = charactersOf(word); rest.length > 0; ) {
    const count = Math.max(1, countThatFits(rest, fits));
    pieces.push(rest.slice(0, count).join(""));
    rest = rest.slice(count);
  }
  return pieces;
};

/** Returns how many leading characters fit, by binary search. */
const countThatFits = (characters: readonly string[], fits: (text: string) => boolean): number => {
  let known = 0;
  let tooMany = characters.length + 1;
  while (tooMany - known > 1) {
    const middle = Math.floor((known + tooMany) / 2);
    if (fits(characters.slice(0, middle).join(""))) known = middle;
    else tooMany = middle;
  }
  return known;
};
