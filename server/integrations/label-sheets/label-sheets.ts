import { PDFDocument, type PDFEmbeddedPage, type PDFImage, type PDFPage, rgb } from "@cantoo/pdf-lib";
import type { Paper } from "@/contract/vocabulary/paper";
import type { FileContent } from "@/server/partners/file-store";
import type { LabelSheets } from "@/server/partners/label-sheets";

const POINTS_PER_MM = 72 / 25.4;
/** Width and height in millimeters. */
const SHEETS: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [210, 297],
  a6: [105, 148],
  "4x6": [101.6, 152.4],
};
/** Margins that desktop printers can't print on; label printers print to the edge, and labels have their own margin. */
const MARGIN_MM: Readonly<Record<Paper, number>> = { a4: 10, a6: 3, "4x6": 0 };
/** Resolution of an image used as a label, that of thermal printers. */
const POINTS_PER_PIXEL = 72 / 203;
const MARK = 14;

export const createLabelSheets = (): LabelSheets => ({
  fit: async (label, paper) => {
    try {
      return await onSheet(label, paper);
    } catch {
      // An encrypted or unusual file: the caller uses it unchanged.
      return null;
    }
  },
  join: async (files) => {
    const all = await PDFDocument.create({ updateMetadata: false });
    all.setTitle("Labels");
    for (const file of files) {
      const source = await PDFDocument.load(file);
      for (const page of await all.copyPages(source, source.getPageIndices())) all.addPage(page);
    }
    return all.save();
  },
});

/** Draws a label at its own size if it fits, otherwise scaled down in proportion, so that its code stays readable. */
const onSheet = async (label: FileContent, paper: Paper): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Label ${paper}`);
  const [width, height] = SHEETS[paper].map((mm) => mm * POINTS_PER_MM) as [number, number];
  const margin = MARGIN_MM[paper] * POINTS_PER_MM;
  for (const part of await partsOf(document, label)) {
    const page = document.addPage([width, height]);
    const scale = Math.min(1, (width - 2 * margin) / part.width, (height - 2 * margin) / part.height);
    const area = { width: part.width * scale, height: part.height * scale };
    const at = { x: (width - area.width) / 2, y: height - margin - area.height };
    part.draw(page, { ...at, ...area });
    if (paper === "a4") cutMarks(page, { ...at, ...area });
  }
  return document.save();
};

type Area = { x: number; y: number; width: number; height: number };
type Part = { width: number; height: number; draw: (page: PDFPage, area: Area) => void };

const partsOf = async (document: PDFDocument, { bytes, contentType }: FileContent): Promise<Part[]> => {
  switch (contentType) {
    case "application/pdf": {
      const source = await PDFDocument.load(bytes);
      return (await document.embedPages(source.getPages())).map(pagePart);
    }
    case "image/png":
      return [imagePart(await document.embedPng(bytes))];
    case "image/jpeg":
      return [imagePart(await document.embedJpg(bytes))];
    default:
      throw new Error(`${contentType} is no label`);
  }
};

const pagePart = (embedded: PDFEmbeddedPage): Part => ({
  ...{ width: embedded.width, height: embedded.height },
  draw: (page, area) => page.drawPage(embedded, area),
});

const imagePart = (image: PDFImage): Part => ({
  ...{ width: image.width * POINTS_PER_PIXEL, height: image.height * POINTS_PER_PIXEL },
  draw: (page, area) => page.drawImage(image, area),
});

/** Draws cut marks: short lines outside the corners. */
const cutMarks = (page: PDFPage, { x, y, width, height }: Area): void => {
  for (const [cornerX, outX] of [
    [x, -1],
    [x + width, 1],
  ] as const)
    for (const [cornerY, outY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      const line = { thickness: 0.5, color: rgb(0.4, 0.4, 0.4) };
      page.drawLine({
        start: { x: cornerX + outX * 3, y: cornerY },
        end: { x: cornerX + outX * MARK, y: cornerY },
        ...line,
      });
      page.drawLine({
        start: { x: cornerX, y: cornerY + outY * 3 },
        end: { x: cornerX, y: cornerY + outY * MARK },
        ...line,
      });
    }
};
