import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const DPI = 203;
const POINTS_PER_INCH = 72;

/** The first page as printed, and the number of pages. */
export type Printed = { width: number; height: number; pixels: Uint8ClampedArray; text: string; pages: number };

export type ThermalPrinter = {
  print: (pdf: Uint8Array) => Promise<Printed>;
  /** What a scanner reads on it, by kind of code. */
  read: (printed: Printed) => Promise<Record<string, string>>;
  destroy: () => void;
};

/** A thermal printer of 203 dpi, where every dot is black or white, and a scanner for its output. */
export const openThermalPrinter = async (): Promise<ThermalPrinter> => {
  const [pdfium] = await Promise.all([PDFiumLibrary.init(), prepareScanner()]);
  return { print: (pdf) => burn(pdfium, pdf), read, destroy: () => pdfium.destroy() };
};

const prepareScanner = async (): Promise<void> => {
  const bytes = await readFile(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  // From the installed package: by default the reader would load its code from a CDN.
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
};

const burn = async (pdfium: PDFiumLibrary, pdf: Uint8Array): Promise<Printed> => {
  const document = await pdfium.loadDocument(pdf);
  try {
    const { data, width, height } = await document
      .getPage(0)
      .render({ scale: DPI / POINTS_PER_INCH, render: "bitmap" });
    const pixels = new Uint8ClampedArray(data.length);
    for (const [at, value] of data.entries()) pixels[at] = at % 4 === 3 || value >= 128 ? 255 : 0;
    // Rendering closes the page, so the text is read from a new one.
    return { width, height, pixels, text: document.getPage(0).getText(), pages: document.getPageCount() };
  } finally {
    document.destroy();
  }
};

const read = async ({ width, height, pixels }: Printed): Promise<Record<string, string>> => {
  const image = { data: pixels, width, height, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(image, { formats: ["Code128", "QRCode"] });
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
};
