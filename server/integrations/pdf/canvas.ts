import fontkit, { type Font } from "@cantoo/fontkit";
import {
  appendBezierCurve,
  closePath,
  fill,
  moveTo,
  type PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
} from "@cantoo/pdf-lib";
import { FONT_STYLES, type FontPart, type FontStyle, type PdfFonts } from "./fonts";
import { charactersOf, isPlain, splitText } from "./split-text";

/**
 * Pages are laid out in dots of a 203 dpi printer, the coarsest in use: integer coordinates match printer dots, so bars
 * and hairlines keep their width.
 */
const POINTS_PER_DOT = 72 / 203;

const BLACK = rgb(0, 0, 0);
const WHITE = rgb(1, 1, 1);

export type TextStyle = { readonly style: FontStyle; readonly size: number; readonly isWhite?: boolean };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Disc = { readonly x: number; readonly y: number; readonly radius: number };

/** Draws on one page; x and y in dots from the upper left corner, text by its baseline. */
export type Canvas = {
  box(area: Box): void;
  /** Draws many boxes as one path: a code has hundreds. */
  boxes(areas: readonly Box[]): void;
  discs(areas: readonly Disc[]): void;
  text(text: string, at: { x: number; y: number } & TextStyle): void;
  /** Returns the width in dots. */
  measure(text: string, style: TextStyle): number;
};

/**
 * Caches character widths, because fitting a long address measures it many times. Without ligatures, a text's width is
 * the sum of its characters' widths, so each character is measured once for all documents. Joining letters have no
 * width of their own (null).
 */
const knownWidths = new WeakMap<PdfFonts, Map<string, number | null>>();

/** `texts` is everything that will be written: only the font files needed for it are embedded. */
export const createCanvas = async (input: {
  document: PDFDocument;
  page: PDFPage;
  fonts: PdfFonts;
  texts: readonly string[];
}): Promise<Canvas> => {
  const { page, fonts } = input;
  const pageHeight = page.getHeight();
  const embedded = await embedFonts(input);

  const eachRun = (text: string, { style, size }: TextStyle, x: number, draw?: (run: Drawn) => void): number => {
    let at = x;
    for (const { part, text: piece } of splitText(text, fonts[style])) {
      const font = embedded.get(part);
      if (font === undefined) continue;
      draw?.({ font, text: piece, x: at });
      at += font.widthOfTextAtSize(piece, size);
    }
    return at - x;
  };

  const widths = knownWidths.get(fonts) ?? new Map<string, number | null>();
  knownWidths.set(fonts, widths);
  const widthOf = (character: string, style: FontStyle): number | null => {
    const key = style + character;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const unit = { style, size: 1 };
    // A space alone would be trimmed, so it is measured between letters.
    const between = () => eachRun(`n${character}n`, unit, 0) - eachRun("nn", unit, 0);
    const width = isPlain(character, fonts[style]) ? between() : null;
    widths.set(key, width);
    return width;
  };
  /** Widths of rows with joining or missing characters: cached per document, because there can be many. */
  const wholeWidths = new Map<string, number>();
  const wholeWidth = (text: string, style: FontStyle): number => {
    const key = style + text;
    const width = wholeWidths.get(key) ?? eachRun(text, { style, size: 1 }, 0);
    wholeWidths.set(key, width);
    return width;
  };
  const measure: Canvas["measure"] = (text, { style, size }) => {
    let sum = 0;
    for (const character of charactersOf(text)) {
      const width = widthOf(character, style);
      if (width === null) return wholeWidth(text, style) * size;
      sum += width;
    }
    return sum * size;
  };

  return {
    ...shapesOn(page),
    measure,
    text: (text, at) => {
      eachRun(text, at, at.x, ({ font, text: piece, x }) => {
        page.drawText(piece, {
          x: x * POINTS_PER_DOT,
          y: pageHeight - at.y * POINTS_PER_DOT,
          size: at.size * POINTS_PER_DOT,
          font,
          color: at.isWhite ? WHITE : BLACK,
        });
      });
    },
  };
};

/** Draws shapes filled with black. */
const shapesOn = (page: PDFPage): Pick<Canvas, "box" | "boxes" | "discs"> => {
  const pageHeight = page.getHeight();
  const blacken = (path: readonly PDFOperator[]) =>
    page.pushOperators(pushGraphicsState(), setFillingColor(BLACK), ...path, fill(), popGraphicsState());
  const boxes: Canvas["boxes"] = (areas) =>
    blacken(
      areas.map(({ x, y, width, height }) => {
        const bottom = pageHeight - (y + height) * POINTS_PER_DOT;
        return rectangle(x * POINTS_PER_DOT, bottom, width * POINTS_PER_DOT, height * POINTS_PER_DOT);
      }),
    );
  return {
    box: (area) => boxes([area]),
    boxes,
    discs: (areas) =>
      blacken(
        areas.flatMap(({ x, y, radius }) =>
          circle({ x: x * POINTS_PER_DOT, y: pageHeight - y * POINTS_PER_DOT, radius: radius * POINTS_PER_DOT }),
        ),
      ),
  };
};

/** Distance of Bézier handles from the ends of a quarter circle, relative to its radius. */
const ROUND = 0.5523;

const circle = ({ x, y, radius }: Disc): PDFOperator[] => {
  const [left, right, down, up] = [x - radius, x + radius, y - radius, y + radius];
  const handle = radius * ROUND;
  return [
    moveTo(right, y),
    appendBezierCurve(right, y + handle, x + handle, up, x, up),
    appendBezierCurve(x - handle, up, left, y + handle, left, y),
    appendBezierCurve(left, y - handle, x - handle, down, x, down),
    appendBezierCurve(x + handle, down, right, y - handle, right, y),
    closePath(),
  ];
};

type Drawn = { readonly font: PDFFont; readonly text: string; readonly x: number };

const embedFonts = async (call: {
  document: PDFDocument;
  fonts: PdfFonts;
  texts: readonly string[];
}): Promise<Map<FontPart, PDFFont>> => {
  const { document, fonts, texts } = call;
  document.registerFontkit({ create: parsedFont });
  const all = texts.join(" ");
  const needed = new Set(
    FONT_STYLES.flatMap((style) => [fonts[style][0], ...splitText(all, fonts[style]).map((run) => run.part)]),
  );
  const embedded = new Map<FontPart, PDFFont>();
  for (const part of needed) {
    if (part === undefined) continue;
    const options = { subset: true, customName: part.name, features: { liga: false } };
    embedded.set(part, await document.embedFont(part.bytes, options));
  }
  return embedded;
};

/** Parsed fonts, cached for all labels: parsing a font file takes longer than drawing a label. */
const parsedFonts = new WeakMap<ArrayBufferView, Font>();

const parsedFont = (bytes: ArrayBufferView): Font | null => {
  const font = parsedFonts.get(bytes) ?? fontkit.create(bytes);
  if (!("characterSet" in font)) return null;
  parsedFonts.set(bytes, font);
  return font;
};
