import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PAPERS } from "@/contract/vocabulary/paper";
import { labelContent } from "@/test/fixtures/label-content";
import { loadPdfFonts } from "../pdf/fonts";
import { drawLabel } from "../sandbox-carrier/draw-label";
import { createLabelSheets } from "./label-sheets";

const sheets = createLabelSheets();
const sizeOf = async (bytes: Uint8Array | null) => {
  if (bytes === null) throw new Error("no sheet");
  const pages = (await PDFDocument.load(bytes)).getPages();
  return pages.map((page) => [page.getWidth(), page.getHeight()].map((points) => Math.round((points / 72) * 254) / 10));
};

test("prints a label on one sheet of each paper size", async () => {
  const bytes = await drawLabel(labelContent(), await loadPdfFonts());
  const sizes = PAPERS.map(async (paper) => sizeOf(await sheets.fit({ bytes, contentType: "application/pdf" }, paper)));
  expect(await Promise.all(sizes)).toEqual([[[210, 297]], [[105, 148]], [[101.6, 152.4]]]);
});

test("accepts an image as a label and returns null for an unreadable file", async () => {
  const picture = sharp({ create: { width: 812, height: 1218, channels: 3, background: "#fff" } });
  const bytes = Uint8Array.from(await picture.png().toBuffer());
  expect(await sizeOf(await sheets.fit({ bytes, contentType: "image/png" }, "a6"))).toEqual([[105, 148]]);
  const broken = { bytes: new TextEncoder().encode("%PDF-1.7 nothing"), contentType: "application/pdf" };
  expect(await sheets.fit(broken, "a4")).toBeNull();
});

test("combines several labels into one file in their order", async () => {
  const label = { bytes: await drawLabel(labelContent(), await loadPdfFonts()), contentType: "application/pdf" };
  const [large, small] = [await sheets.fit(label, "a4"), await sheets.fit(label, "a6")];
  if (large === null || small === null) throw new Error("no sheet");
  expect(await sizeOf(await sheets.join([large, small, large]))).toEqual([
    [210, 297],
    [105, 148],
    [210, 297],
  ]);
});
