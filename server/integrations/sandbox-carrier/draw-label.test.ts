import { PDFDocument } from "@cantoo/pdf-lib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { labelContent } from "@/test/fixtures/label-content";
import { openThermalPrinter, type ThermalPrinter } from "@/test/thermal-printer";
import { loadPdfFonts, type PdfFonts } from "../pdf/fonts";
import { drawLabel, type LabelContent } from "./draw-label";
import { LABEL_HEIGHT, LABEL_WIDTH } from "./label-layout";

let fonts: PdfFonts;
let printer: ThermalPrinter;

beforeAll(async () => {
  fonts = await loadPdfFonts();
  printer = await openThermalPrinter();
});
afterAll(() => printer.destroy());

const print = async (content: LabelContent) => printer.print(await drawLabel(content, fonts));

let ordinary: ReturnType<typeof print> | undefined;

/** Renders the ordinary label once for all tests. */
const printOrdinary = () => {
  ordinary ??= print(labelContent());
  return ordinary;
};

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

// Drawing, rasterizing and scanning take time on a busy machine.
describe("a label", { timeout: 30_000 }, () => {
  test("is one page of 4×6 inches with a title and the time of the return", async () => {
    const document = await PDFDocument.load(await drawLabel(labelContent(), fonts), { updateMetadata: false });
    expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 288, height: 432 }]);
    expect(document.getTitle()).toBe("Return label RT-7F3K-92QD (sandbox)");
    expect(document.getCreationDate()).toEqual(labelContent().createdAt);
  });

  test("has the same bytes for the same content and others for other content", async () => {
    const first = await drawLabel(labelContent(), fonts);
    expect(Buffer.from(await drawLabel(labelContent(), fonts)).equals(first)).toBe(true);
    expect(Buffer.from(await drawLabel(labelContent({ weightGrams: 1 }), fonts)).equals(first)).toBe(false);
  });

  test("can be scanned after printing at 203 dpi: tracking number and return code", async () => {
    const printed = await printOrdinary();
    expect([printed.width, printed.height]).toEqual([LABEL_WIDTH, LABEL_HEIGHT]);
    expect(await printer.read(printed)).toEqual({ Code128: "SBP1234567890123452", QRCode: "RT-7F3K-92QD" });
  });

  test("contains its text: sender, address, order, weight, deadline, and that it is a sandbox label", async () => {
    const { text } = await printOrdinary();
    for (const part of ["Łukasz Nowak-Żółć", "00-238 Warszawa", "Demo Store Warehouse", "08005 Barcelona"]) {
      expect(text).toContain(part);
    }
    for (const part of ["#DEMO-1001", "1.24 kg", "Sat 5 Dec 2026", "RT-7F3K-92QD", "SBP 1234 5678 9012 3452"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("SANDBOX – NOT VALID FOR SHIPMENT");
  });

  test("joins Arabic letters and writes Hebrew from the right, with house numbers in reading order", async () => {
    const from = { ...labelContent().from, firstName: "محمد", lastName: "علي", line1: "شارع الحمرا ١٢" };
    const to = { ...labelContent().to, firstName: "דוד", lastName: "כהן (קומה 3)", company: "", line1: "בן יהודה 7" };
    const { text } = await print(labelContent({ from, to }));
    // The PDF reader returns letters in reading order.
    for (const part of ["محمد علي", "شارع الحمرا", "12", "דוד כהן (קומה 3)", "בן יהודה 7"])
      expect(text).toContain(part);
    expect(text).not.toContain("[…]");
  });

  test("says what it can't print and prints the rest", async () => {
    const from = { ...labelContent().from, firstName: "太郎", lastName: "山田", line1: "丸の内1-2-3", city: "東京" };
    const { text } = await print(labelContent({ from: { ...from, country: "Japan", countryCode: "JP" } }));
    for (const part of ["[…]1-2-3", "00-238 […]", "Japan", "[…] not printable, see return code"])
      expect(text).toContain(part);
    expect(text.match(/\[…\]/g)).toHaveLength(3);
  });

  test("keeps both codes readable and the country visible when names and addresses don't fit", async () => {
    const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ".repeat(20);
    const address = { ...labelContent().to, firstName: long, company: long, line1: long, line2: long, city: long };
    const printed = await print(labelContent({ from: address, to: address, orderNumber: long }));
    expect(await printer.read(printed)).toEqual({ Code128: "SBP1234567890123452", QRCode: "RT-7F3K-92QD" });
    expect(printed.text.match(/Spain/g)).toHaveLength(2);
    expect(printed.text).toContain("…");
  });

  test("is drawn for any text and with any facts missing", async () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, street, orderNumber) => {
        const from = { ...labelContent().from, firstName: name, line1: street, country: "", countryCode: "" };
        const content = labelContent({ from, to: from, orderNumber, weightGrams: undefined, shipByDate: undefined });
        expect((await drawLabel(content, fonts)).byteLength).toBeGreaterThan(0);
      }),
      { numRuns: 15 },
    );
  });

  test("keeps words of a long address inside their cell", async () => {
    const address = { ...labelContent().to, firstName: "i i l l ".repeat(40), line1: "a b ".repeat(60) };
    const { width, pixels } = await print(labelContent({ from: address, to: address }));
    // Between the text and the line to its right, and between the hairlines of both address rows.
    const isDark = (x: number, y: number) => pixels[(y * width + x) * 4] === 0;
    const rows = [...range(144, 324), ...range(330, 558)];
    expect(rows.filter((y) => range(488, 498).some((x) => isDark(x, y)))).toEqual([]);
  });

  test("prints nothing into the margin that desktop printers can't reach", async () => {
    const { width, height, pixels } = await printOrdinary();
    const isInMargin = (x: number, y: number) => x < 30 || x >= width - 30 || y < 30 || y >= height - 30;
    let dark = 0;
    for (let dot = 0; dot < width * height; dot += 1)
      if (pixels[dot * 4] === 0 && isInMargin(dot % width, Math.floor(dot / width))) dark += 1;
    expect(dark).toBe(0);
  });
});
