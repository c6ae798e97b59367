import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Receipt } from "@/server/partners/receipt-printer";
import { loadPdfFonts, type PdfFonts } from "../pdf/fonts";
import { drawReceipt } from "./draw-receipt";

let fonts: PdfFonts;
let pdfium: PDFiumLibrary;
beforeAll(async () => {
  fonts = await loadPdfFonts();
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const receiptFor = (name: string): Receipt => ({
  ...{ language: "en", direction: "ltr" },
  issuer: "Demo Store",
  title: "Withdrawal receipt",
  number: "WD-7F3K-92QD",
  fields: [{ label: "Your name", value: name }],
  statement: { label: "Statement", text: "I withdraw from the contract." },
  notes: ["Demo Store confirms it."],
  leftOutNote: (mark) => `${mark} replaces characters.`,
  issuedAt: new Date("2026-11-21T10:00:00.000Z"),
});

const textOf = async (name: string): Promise<string> => {
  const document = await pdfium.loadDocument(await drawReceipt(receiptFor(name), fonts));
  try {
    return document.getPage(0).getText();
  } finally {
    document.destroy();
  }
};

test("prints names in the person's own script, without a note about missing characters", async () => {
  const text = await textOf("محمد علي");
  expect(text).toContain("محمد علي");
  expect(text).not.toContain("replaces characters");
});

test("marks characters that can't be printed, and explains the mark in a note", async () => {
  const text = await textOf("山田 Taro");
  expect(text).toContain("[…] Taro");
  expect(text).toContain("[…] replaces characters.");
});
