import { PDFDocument } from "@cantoo/pdf-lib";
import type { Receipt } from "@/server/partners/receipt-printer";
import { type Canvas, createCanvas, type TextStyle } from "../pdf/canvas";
import { drawQrCode } from "../pdf/codes";
import { fitBlock, rowHeight } from "../pdf/fit-text";
import type { PdfFonts } from "../pdf/fonts";
import { canDraw, LEFT_OUT } from "../pdf/split-text";

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
/** In dots (see the canvas), like all values below: 20 mm. */
const SHEET = 1678;
const MARGIN = 160;
const WIDTH = SHEET - 2 * MARGIN;
const PADDING = 28;
const HAIRLINE = 2;
/** 40 mm: readable for a scanner at arm's length. */
const CODE_SIDE = 320;
const CAPTION: TextStyle = { style: "regular", size: 24 };

/** Draws a receipt on one sheet: sender, title, number, a grid of boxes, the statement, and the next steps. */
export const drawReceipt = async (receipt: Receipt, fonts: PdfFonts): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${receipt.title} ${receipt.number}`, { showInWindowTitleBar: true });
  document.setAuthor(receipt.issuer);
  document.setProducer("Homeward");
  document.setLanguage(receipt.language);
  document.setCreationDate(receipt.issuedAt);
  document.setModificationDate(receipt.issuedAt);
  const page = document.addPage([PAGE.width, PAGE.height]);
  const texts = [...textsOf(receipt), ...notesOf(receipt, fonts)];
  const canvas = towards(receipt.direction, await createCanvas({ document, page, fonts, texts }));
  const width = receipt.code === undefined ? WIDTH : WIDTH - CODE_SIDE - PADDING;
  let y = MARGIN;
  y = paragraph(canvas, receipt.issuer, { y, width, style: { style: "bold", size: 40 } }) + 60;
  y = paragraph(canvas, receipt.title, { y, width, style: { style: "bold", size: 64 } }) + 24;
  y = paragraph(canvas, receipt.number, { y, width, style: { style: "mono", size: 48 } }) + 60;
  if (receipt.code !== undefined) {
    const x = receipt.direction === "rtl" ? MARGIN : MARGIN + WIDTH - CODE_SIDE;
    drawQrCode(canvas, receipt.code, { x, y: MARGIN, side: CODE_SIDE });
    y = Math.max(y, MARGIN + CODE_SIDE + 40);
  }
  y = grid(canvas, receipt.fields, y) + 60;
  y = box(canvas, receipt, y) + 60;
  for (const note of notesOf(receipt, fonts))
    y = paragraph(canvas, note, { y, style: { style: "regular", size: 30 } }) + 20;
  return document.save();
};

const textsOf = ({ issuer, title, number, fields, statement }: Receipt): string[] => [
  ...[issuer, title, number, statement.label, statement.text],
  ...fields.flatMap(({ label, value }) => [label, value]),
];

const notesOf = (receipt: Receipt, { regular }: PdfFonts): string[] => {
  const isWhole = [...textsOf(receipt), ...receipt.notes].every((text) => canDraw(text, regular));
  return isWhole ? [...receipt.notes] : [receipt.leftOutNote(LEFT_OUT), ...receipt.notes];
};

/** Adapts the canvas to a direction: a text's x position is the distance from the edge at which lines start. */
const towards = (direction: Receipt["direction"], canvas: Canvas): Canvas =>
  direction === "ltr"
    ? canvas
    : { ...canvas, text: (text, at) => canvas.text(text, { ...at, x: SHEET - at.x - canvas.measure(text, at) }) };

type Place = { y: number; x?: number; width?: number; style: TextStyle };

/** Draws lines from `y` down; returns where they end. */
const paragraph = (canvas: Canvas, text: string, { y, x = MARGIN, width = WIDTH, style }: Place): number => {
  const { rows, size } = fitBlock(canvas.measure, [text], {
    ...style,
    ...{ minSize: style.size - 1, maxWidth: width, maxHeight: Number.MAX_SAFE_INTEGER },
  });
  rows.forEach((row, at) => {
    canvas.text(row, { ...style, size, x, y: y + Math.round(size * 0.92) + at * rowHeight(size) });
  });
  return y + rows.length * rowHeight(size);
};

/** Draws a column of boxes that share their hairlines. */
const grid = (canvas: Canvas, fields: Receipt["fields"], top: number): number => {
  let y = top;
  for (const { label, value } of fields) {
    canvas.box({ x: MARGIN, y, width: WIDTH, height: HAIRLINE });
    const inside = { x: MARGIN + PADDING, width: WIDTH - 2 * PADDING };
    const below = paragraph(canvas, label, { ...inside, y: y + 18, style: CAPTION });
    y = paragraph(canvas, value, { ...inside, y: below + 4, style: { style: "bold", size: 34 } }) + 18;
  }
  canvas.box({ x: MARGIN, y, width: WIDTH, height: HAIRLINE });
  for (const x of [MARGIN, MARGIN + WIDTH - HAIRLINE])
    canvas.box({ x, y: top, width: HAIRLINE, height: y - top + HAIRLINE });
  return y;
};

/** Draws the statement, with a bar at the edge where its lines start. */
const box = (canvas: Canvas, { statement: { label, text }, direction }: Receipt, top: number): number => {
  const inside = { x: MARGIN + PADDING + 8, width: WIDTH - 2 * PADDING };
  const below = paragraph(canvas, label, { ...inside, y: top, style: CAPTION });
  const y = paragraph(canvas, text, { ...inside, y: below + 8, style: { style: "regular", size: 36 } });
  canvas.box({ x: direction === "rtl" ? SHEET - MARGIN - 8 : MARGIN, y: top, width: 8, height: y - top });
  return y;
};
