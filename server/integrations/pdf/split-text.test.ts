import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { loadPdfFonts, type PdfFonts } from "./fonts";
import { canDraw, splitText } from "./split-text";

let fonts: PdfFonts;
beforeAll(async () => {
  fonts = await loadPdfFonts();
});
const shown = (text: string) =>
  splitText(text, fonts.regular)
    .map((run) => run.text)
    .join("");
const runs = (text: string) => splitText(text, fonts.regular).map((run) => run.text);

test("draws names in Latin, Greek, Cyrillic and Vietnamese letters as written", () => {
  for (const name of ["Łukasz Żółć", "Ñandú Åström", "Γιώργος", "Їжакевич Ђорђе", "Đặng Nguyễn", "İpek Şahin"]) {
    expect(shown(name)).toBe(name.normalize("NFC"));
  }
});

test("removes unknown accents and replaces wide and joined letters with plain ones", () => {
  expect(shown("Ἑρμοῦ")).toBe("Ερμου");
  expect(shown("Ｆｕｌｌ x̌")).toBe("Full x");
});

test("replaces a run of letters missing in all fonts with one mark", () => {
  expect(shown("東京 1-2-3")).toBe("[…] 1-2-3");
  expect(shown("a👩‍👩‍👧b")).toBe("a[…]b");
  expect([canDraw("東京", fonts.regular), canDraw("محمد כהן Łukasz", fonts.regular)]).toEqual([false, true]);
});

test("orders Arabic and Hebrew words from right to left, each whole for the font to shape", () => {
  expect(runs("محمد علي")).toEqual(["علي", " ", "محمد"]);
  expect(runs("דוד כהן")).toEqual(["כהן", " ", "דוד"]);
});

test("keeps the direction of numbers and Latin words within, and mirrors brackets", () => {
  expect(runs("שדרות בן גוריון 12 (קומה 3)")).toEqual(["(3 ", "קומה", ") 12 ", "גוריון", " ", "בן", " ", "שדרות"]);
  expect(runs("Dana כהן, Haifa")).toEqual(["Dana ", "כהן", ", Haifa"]);
});

test("removes vowel points, converts Eastern digits to 0 to 9, and keeps non-joiners", () => {
  expect(runs("מֹשֶׁה")).toEqual(["משה"]);
  expect(runs("مُحَمَّد ١٢٣ ۴۵۶")).toEqual(["456 123 ", "محمد"]);
  expect(runs("آدم می\u200Cخواهم")).toEqual(["می\u200Cخواهم", " ", "آدم"]);
});

test("removes control characters, line breaks and hidden direction marks", () => {
  expect(shown(" one\r\n\ttwo\u0000\u202E three\u200B ")).toBe("one two three");
});

test("never throws, and every run can be drawn by its font", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const run of splitText(text, fonts.mono)) {
        const codePoints = Array.from(run.text, (char) => char.codePointAt(0) ?? -1);
        expect(codePoints.every((code) => code === 0x200c || run.part.codePoints.has(code))).toBe(true);
      }
    }),
  );
});
