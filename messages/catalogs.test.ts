import { readdirSync, readFileSync } from "node:fs";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { flatTexts, partsOf } from "@/test/messages/text-parts";
import { LANGUAGES, type Language } from "./translator";

/** Without the dashboard's, which is only in English. */
const MATTERS = readdirSync(new URL("en/", import.meta.url)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

const read = (language: Language, matter: string): [string, string][] =>
  flatTexts(JSON.parse(readFileSync(new URL(`${language}/${matter}.json`, import.meta.url), "utf8")));

const placeholders = (text: string): string[] => {
  const named = partsOf(parse(text)).flatMap((part) =>
    part.type === TYPE.argument || part.type === TYPE.tag || "options" in part ? [part.value] : [],
  );
  return Array.from(new Set(named)).sort();
};

/** Words that no shopper should read: pleading, exclamations, self-praise, and technical terms for their input. */
const UNSAID: Readonly<Record<Language, RegExp>> = {
  en: /\b(please|oops|success\w*|invalid)\b|[!¡]/i,
  de: /\b(bitte|hoppla|erfolgreich\w*|ungültig\w*)(?!\p{L})|[!¡]/iu,
  fr: /veuillez|s’il vous plaît|\boups\b|avec succès|\binvalide|[!¡]/i,
  es: /por favor|\bups\b|con éxito|inválid|no válid|[!¡]/i,
  it: /per favore|si prega|\bops\b|con successo|non valid|[!¡]/i,
  nl: /alstublieft|alsjeblieft|\boeps\b|succesvol|ongeldig|[!¡]/i,
  pl: /proszę|\bups\b|pomyślnie|nieprawidłow|[!¡]/i,
  pt: /por favor|\bups\b|com sucesso|inválid|[!¡]/i,
  sv: /vänligen|hoppsan|framgångsrikt|ogiltig|[!¡]/i,
  da: /venligst|\bups\b|ugyldig|[!¡]/i,
  ar: /من فضلك|يرجى|الرجاء|عفوًا|بنجاح|غير صالح|[!¡]/i,
};

/** Languages in which a plural form is only for whole millions. */
const MILLIONS: readonly Language[] = ["es", "fr", "it", "pt"];

describe.each(MATTERS)("the texts of %s", (matter) => {
  const english = new Map(read("en", matter));

  test.each(LANGUAGES)("in %s the keys are the same as in English", (language) => {
    expect(read(language, matter).map(([key]) => key)).toEqual(Array.from(english.keys()));
  });

  test.each(LANGUAGES)("in %s they take the same values", (language) => {
    for (const [key, text] of read(language, matter)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? "")]);
    }
  });

  test.each(LANGUAGES)("in %s every plural has exactly the forms that the language needs", (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // "many" is for millions there; texts without it fall back to "other".
    const needed = forms.filter((form) => form !== "many" || !MILLIONS.includes(language));
    for (const [key, text] of read(language, matter)) {
      for (const part of partsOf(parse(text))) {
        if (part.type !== TYPE.plural) continue;
        const written = Object.keys(part.options);
        const isNumber = (form: string): boolean => form.startsWith("=");
        expect([key, written.filter((form) => !isNumber(form) && !forms.includes(form as "other"))]).toEqual([key, []]);
        const lacking = needed.filter((form) => !written.includes(form) && !(form === "one" && written.includes("=1")));
        expect([key, lacking]).toEqual([key, []]);
      }
    }
  });

  test.each(LANGUAGES)("in %s no text is empty, is padded with spaces, or has typewriter quotes", (language) => {
    const wrong = read(language, matter).filter(([, text]) => text === "" || text !== text.trim() || /['"]/.test(text));
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)("in %s no text pleads, cheers or calls something invalid", (language) => {
    expect(read(language, matter).filter(([, text]) => UNSAID[language].test(text))).toEqual([]);
  });

  test("in French a non-breaking space precedes the punctuation marks that need it", () => {
    const breaking = read("fr", matter).filter(([, text]) => / [:;?!%»]|[^\s\u00a0\u202f][;?!]|« /.test(text));
    expect(breaking).toEqual([]);
  });
});

test.each(LANGUAGES)("in %s what a shopper confirms is word for word what the receipt says", (language) => {
  const of = (matter: string, key: string) => new Map(read(language, matter)).get(key);
  expect(of("portal", "withdraw.statement")).toBe(of("mails", "withdrawal.statement"));
});
