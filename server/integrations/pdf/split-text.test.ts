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

test("names in Latin, Greek, Cyrillic and Vietnamese letters are drawn as they are written", () => {
  for (const name of ["Łukasz Żółć", "Ñandú Åström", "Γιώργος", "Їжакевич Ђорђе", "Đặng Nguyễn", "İpek Şahin"]) {
    expect(shown(name)).toBe(name.normalize("NFC"));
  }
});

test("letters with unknown accents lose them, wide and joined letters become plain ones", () => {
  expect(shown("Ἑρμοῦ")).toBe("Ερμου");
  expect(shown("Ｆｕｌｌ x̌")).toBe("Full x");
});

test("letters that no font has leave one mark, however many they are", () => {
  expect(shown("東京 1-2-3")).toBe("[…] 1-2-3");
  expect(shown("a👩‍👩‍👧b")).toBe("a[…]b");
  expect([canDraw("東京", fonts.regular), canDraw("محمد כהן Łukasz", fonts.regular)]).toEqual([false, true]);
});

test("words of Arabic and Hebrew stand from right to left, each whole for the font to join and turn", () => {
  expect(runs("محمد علي")).toEqual(["علي", " ", "محمد"]);
  expect(runs("דוד כהן")).toEqual(["כהן", " ", "דוד"]);
});

test("numbers and Latin words within keep their direction, brackets open to the side where they are read", () => {
  expect(runs("שדרות בן גוריון 12 (קומה 3)")).toEqual(["(3 ", "קומה", ") 12 ", "גוריון", " ", "בן", " ", "שדרות"]);
  expect(runs("Dana כהן, Haifa")).toEqual(["Dana ", "כהן", ", Haifa"]);
});

test("vowel points are left out, digits of the East become those that machines read, non-joiners stay", () => {
  expect(runs("מֹשֶׁה")).toEqual(["משה"]);
  expect(runs("مُحَمَّد ١٢٣ ۴۵۶")).toEqual(["456 123 ", "محمد"]);
  expect(runs("آدم می\u200Cخواهم")).toEqual(["می\u200Cخواهم", " ", "آدم"]);
});

test("control characters, line breaks and hidden direction marks leave no trace", () => {
  expect(shown(" one\r\n\ttwo\u0000\u202E three\u200B ")).toBe("one two three");
});

test("no text makes it throw, and every run can be drawn by its font", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const run of splitText(text, fonts.mono)) {
        const codePoints = Array.from(run.text, (char) => char.codePointAt(0) ?? -1);
        expect(codePoints.every((code) => code === 0x200c || run.part.codePoints.has(code))).toBe(true);
      }
    }),
  );
});
