import type { Canvas } from "../pdf/canvas";
import { fitBlock, fitLine, rowHeight } from "../pdf/fit-text";
import type { FontStyle } from "../pdf/fonts";

/** 4×6 inches in dots (see the canvas) and in points. */
export const LABEL_WIDTH = 812;
export const LABEL_HEIGHT = 1218;
export const PAGE_POINTS = { width: 288, height: 432 } as const;

/** In dots. The margin is the area that desktop label printers can't reach. */
export const FRAME = { left: 32, right: LABEL_WIDTH - 32, top: 32, bottom: 1186 } as const;
export const FRAME_WIDTH = FRAME.right - FRAME.left;
export const HAIRLINE = 2;
const PADDING = 16;
const CAPTION_SIZE = 20;
const CAPTION_BASELINE = 28;
const CAPTION_GAP = 8;

export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const horizontal = (canvas: Canvas, { x, y, width }: Omit<Area, "height">): void =>
  canvas.box({ x, y, width, height: HAIRLINE });

export const vertical = (canvas: Canvas, { x, y, height }: Omit<Area, "width">): void =>
  canvas.box({ x, y, width: HAIRLINE, height });

/** Draws a row of holes between the shipping part and the part the shopper keeps. */
export const perforation = (canvas: Canvas, y: number): void => {
  const step = 22;
  const count = Math.floor((FRAME_WIDTH - step) / step);
  const start = FRAME.left + (FRAME_WIDTH - (count - 1) * step) / 2;
  canvas.discs(Array.from({ length: count }, (_, at) => ({ x: start + at * step, y, radius: 4 })));
};

/** Draws the small name of a field in the upper left corner of its cell. */
export const caption = (canvas: Canvas, text: string, area: Area): void =>
  canvas.text(text, {
    x: area.x + PADDING,
    y: area.y + CAPTION_BASELINE,
    style: "regular",
    size: CAPTION_SIZE,
  });

type Cell = {
  readonly name: string;
  readonly lines: readonly string[];
  /** Styles of the first row and of the others. */
  readonly styles: readonly [FontStyle, FontStyle];
  readonly size: number;
  readonly minSize: number;
  readonly area: Area;
};

/** Draws a cell with a caption and lines of text below it, in the largest type that fits. */
export const cell = (canvas: Canvas, { name, lines, styles, size, minSize, area }: Cell): void => {
  caption(canvas, name, area);
  const top = area.y + CAPTION_BASELINE + CAPTION_GAP;
  const { rows, size: fitted } = fitBlock(canvas.measure, lines, {
    // The first style is wider, so what fits in it fits in the other.
    style: styles[0],
    size,
    minSize,
    maxWidth: area.width - 2 * PADDING,
    maxHeight: area.y + area.height - CAPTION_GAP - top,
  });
  rows.forEach((text, at) => {
    const y = top + Math.round(fitted * 0.92) + at * rowHeight(fitted);
    canvas.text(text, { x: area.x + PADDING, y, style: styles[at === 0 ? 0 : 1], size: fitted });
  });
};

/** Draws one line in the middle of an area, shrunk to fit. */
export const centered = (
  canvas: Canvas,
  call: {
    text: string;
    style: FontStyle;
    size: number;
    minSize: number;
    isWhite?: boolean;
    area: Area;
  },
): void => {
  const { text, style, size, minSize, isWhite = false, area } = call;
  const fitted = fitLine(canvas.measure, text, { style, size, minSize, maxWidth: area.width - 2 * PADDING });
  const width = canvas.measure(fitted.text, { style, size: fitted.size });
  canvas.text(fitted.text, {
    x: Math.round(area.x + (area.width - width) / 2),
    // Capitals in Plex are 0.698 em high.
    y: Math.round(area.y + (area.height + fitted.size * 0.698) / 2),
    style,
    size: fitted.size,
    isWhite,
  });
};
