import { expect, test } from "vitest";
import { perLanguage } from "@/contract/vocabulary/language";
import { directionOf, languageOf, localeOf, translator } from "./translator";

const days = (one: string, other: string) => ({ days: `{count, plural, one {${one}} other {${other}}}` });
const catalog = {
  ...perLanguage(() => days("# day", "# days")),
  en: days("# day", "# days"),
  de: days("# Tag", "# Tage"),
  es: days("# día", "# días"),
  fr: days("# jour", "# jours"),
  it: days("# giorno", "# giorni"),
};

test("a language tag selects its language with or without a region, and any other tag English", () => {
  expect(["de", "de-AT", "FR_ca", " it ", "pt-BR", "", "xx-de"].map(languageOf)).toEqual([
    "de",
    "de",
    "fr",
    "it",
    "pt",
    "en",
    "en",
  ]);
  expect(localeOf("en-US")).toBe("en-GB");
  expect(["ar-EG", "de", "xx"].map(directionOf)).toEqual(["rtl", "ltr", "ltr"]);
});

test("texts are formatted in the requested language", () => {
  expect(translator("de-CH", catalog)("days", { count: 1 })).toBe("1 Tag");
  expect(translator("fr", catalog)("days", { count: 2 })).toBe("2 jours");
  expect(translator("el", catalog)("days", { count: 2 })).toBe("2 days");
});

test("a text without its values is an error, not half a sentence", () => {
  expect(() =>
    translator("en", { ...catalog, en: { days: "{count} days of {month}" } })("days", { count: 1 }),
  ).toThrow();
});
