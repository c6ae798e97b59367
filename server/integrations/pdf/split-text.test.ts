import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { loadPdfFonts, type PdfFonts } from "./fonts";
import { splitText } from "./split-text";

let fonts: PdfFonts;
beforeAll(async () => {
  fonts = await loadPdfFonts();
});
const shown = (text: string) =>
  splitText(text, fonts.regular)
    .map((run) => run.text)
    .join("");

test("names in Latin, Greek, Cyrillic and Vietnamese letters are drawn as they are written", () => {
  for (const name of ["Łukasz Żółć", "Ñandú Åström", "Γιώργος", "Їжакевич Ђорђе", "Đặng Nguyễn", "İpek Şahin"]) {
    expect(shown(name)).toBe(name.normalize("NFC"));
  }
});

test("letters with unknown accents lose them, wide and joined letters become plain ones", () => {
  expect(shown("Ἑρμοῦ")).toBe("Ερμου");
  expect(shown("Ｆｕｌｌ x̌")).toBe("Full x");
});

test("each character that no font has is marked once, however many code points it has", () => {
  expect(shown("東京")).toBe("\uFFFD\uFFFD");
  expect(shown("a👩‍👩‍👧b")).toBe("a\uFFFDb");
});

test("control characters, line breaks and hidden direction marks leave no trace", () => {
  expect(shown(" one\r\n\ttwo\u0000\u202E three\u200B ")).toBe("one two three");
});

test("no text makes it throw, and every run can be drawn by its font", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const run of splitText(text, fonts.mono)) {
        const codePoints = Array.from(run.text, (char) => char.codePointAt(0) ?? -1);
        expect(codePoints.every((code) => run.part === null || run.part.codePoints.has(code))).toBe(true);
      }
    }),
  );
});
