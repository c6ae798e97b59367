import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/messages/translator";
import { MAIL_SCENES, storeOf } from "@/test/fixtures/mail-scenes";
import { composeReceiptMail } from "../withdrawals/send-withdrawal-mails";
import { receiptOf, statementOf } from "../withdrawals/withdrawal-words";
import { composePaymentReturned } from "./compose-payment-returned";
import { MAIL_TEXTS, mailWriter } from "./mail-texts";
import { renderMail } from "./render-mail";

type Tree = { [key: string]: string | Tree };

const textsOf = (tree: Tree, path = ""): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`),
  ) as [string, string][];

const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = ""]) => name))].sort();

const shapeOf = (language: Language) => textsOf(MAIL_TEXTS[language]).map(([key, text]) => [key, argumentsOf(text)]);

const others = LANGUAGES.filter((language) => language !== "en");
const scenes = Object.entries(MAIL_SCENES);
const writtenOnce = new Map<Language, { name: string; subject: string; text: string; html: string }[]>();

/** Every email of a language. Cached, because writing them all takes time. */
const written = (language: Language) => {
  const known = writtenOnce.get(language);
  if (known !== undefined) return known;
  const mails = [
    ...scenes.map(([name, scene]) => ({ name, ...renderMail(scene(language)) })),
    withdrawalIn(language),
    paymentReturnedIn(language),
  ];
  writtenOnce.set(language, mails);
  return mails;
};

const paymentReturnedIn = (language: Language) => {
  const order = { returnCode: "RT-7F3K-92QD", orderName: "#1042", name: "Noor de Wit" };
  const money = { amountMinor: 1_500, currency: "EUR" };
  const facts = { store: storeOf(), appUrl: "https://returns.example", lang: language, ...order, ...money };
  return { name: "payment_returned", ...composePaymentReturned(facts) };
};

/** The receipt of a withdrawal, as email and as document. */
const withdrawalIn = (language: Language) => {
  const store = storeOf();
  const declared = { name: "Noor de Wit", contract: "Marigold / M", email: "ahoy@wetterholm.example" };
  const ids = { id: "wdr_1", groupId: "grp_1", ecommerceId: "eco_1", number: "RT-7F3K-92QD", receiptSha256: "" };
  const writer = mailWriter({ lang: language, timeZone: store.timeZone });
  const statement = statementOf(writer, { contract: declared.contract, store: store.name });
  const receivedAt = "2026-11-21T15:10:55.000Z";
  const withdrawal = { ...ids, ...declared, lang: language, statement, receivedAt };
  const mail = composeReceiptMail({ withdrawal, store, appUrl: "https://returns.example" });
  const { title, notes, leftOutNote } = receiptOf(withdrawal, store, writer);
  const text = [mail.text, title, ...notes, leftOutNote("[…]")].join("\n");
  return { name: "withdrawal", subject: mail.subject, text, html: mail.html };
};

test.each(others)("has the same texts with the same arguments in %s as in English", (language) => {
  expect(shapeOf(language)).toEqual(shapeOf("en"));
});

describe("no untranslated English", () => {
  /** Names given by merchant, carrier and shopper aren't translated. */
  const NAMES =
    /https?:\S+|Wetterholm|ahoy@\S+|Noor de Wit|Rain jacket|Marigold \/ [ML]|Mug|Visa ending in 42|Sandbox Post|(?:GC|RT)-\S+/g;
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

  test.each(others)("%s", (language) => {
    const own = new Set(textsOf(MAIL_TEXTS[language]).flatMap(([, text]) => wordsOf(text)));
    const english = new Set(
      textsOf(MAIL_TEXTS.en)
        .flatMap(([, text]) => wordsOf(text))
        .filter((word) => !own.has(word)),
    );
    for (const { name, subject, text } of written(language)) {
      const leaks = wordsOf(`${subject} ${text}`.replace(NAMES, "")).filter((word) => english.has(word));
      expect({ name, leaks }).toEqual({ name, leaks: [] });
    }
  });

  /** Words that are the same in other languages. */
  const SAME = new Set(["Test", "Order"]);

  test.each(others)("translates every text to %s", (language) => {
    const english = new Map(textsOf(MAIL_TEXTS.en));
    const same = textsOf(MAIL_TEXTS[language]).filter(
      ([key, text]) =>
        english.get(key) === text && /\p{L}{4,}/u.test(text.replace(/\{[^}]*\}/g, "")) && !SAME.has(text),
    );
    expect(same).toEqual([]);
  });
});

/** Whether a line contains all parts of a text in order. */
const hasInOrder = (line: string, parts: readonly string[]): boolean => {
  let from = 0;
  return parts.every((part) => {
    const at = line.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
};

test.each(LANGUAGES)("uses every text of %s in some email and fills every argument", (language) => {
  const all = written(language)
    .map(({ subject, text, html }) => `${subject}\n${text}\n${html}`)
    .join("\n")
    .replace(/&#39;/g, "'");
  expect(all).not.toMatch(/\{\w+\}|undefined|NaN|Invalid/);
  const lines = [...new Set(all.split("\n"))];
  const unused = textsOf(MAIL_TEXTS[language]).filter(
    ([, text]) => !/\{\w+,/.test(text) && !lines.some((line) => hasInOrder(line, text.split(/\{\w+\}/))),
  );
  expect(unused.map(([key]) => key).filter((key) => !key.startsWith("ranges."))).toEqual([]);
});

test.each(LANGUAGES)("writes %s calmly, without exclamation marks", (language) => {
  expect(textsOf(MAIL_TEXTS[language]).filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
});

test("pluralizes numbers", () => {
  const counted = (lang: string, count: number) => mailWriter({ lang, timeZone: "UTC" }).say("items", { count });
  expect(LANGUAGES.map((lang) => [counted(lang, 1), counted(lang, 2)])).toEqual([
    ["1 item", "2 items"],
    ["1 Artikel", "2 Artikeln"],
    ["1 artículo", "2 artículos"],
    ["1 article", "2 articles"],
    ["1 articolo", "2 articoli"],
    ["1 artikel", "2 artikelen"],
    ["1 produkt", "2 produkty"],
    ["1 artigo", "2 artigos"],
    ["1 vara", "2 varor"],
    ["1 vare", "2 varer"],
    ["منتج واحد", "منتجين"],
  ]);
  expect(counted("fr", 0)).toBe("0 article");
  expect([5, 22].map((count) => counted("pl", count))).toEqual(["5 produktów", "22 produkty"]);
  expect([0, 3, 11, 100].map((count) => counted("ar", count))).toEqual([
    "بلا منتجات",
    "3 منتجات",
    "11 منتجًا",
    "100 منتج",
  ]);
});

test("writes dates in the store's time zone and the shopper's language", () => {
  const at = "2026-12-01T23:30:00.000Z";
  const dayIn = (lang: string, timeZone: string) => mailWriter({ lang, timeZone }).day(at).replaceAll("\u00a0", " ");
  expect(dayIn("de", "Europe/Berlin")).toBe("Mittwoch, 2. Dezember");
  expect(dayIn("de", "Europe/Lisbon")).toBe("Dienstag, 1. Dezember");
  expect(dayIn("en", "Europe/Berlin")).toBe("Wednesday 2 December");
  expect(mailWriter({ lang: "fr", timeZone: "Pacific/Auckland" }).date("2026-12-02")).toBe("mercredi 2\u00a0décembre");
});

test("maps a region to its language and unsupported languages to English", () => {
  const languageIn = (lang: string) => renderMail(MAIL_SCENES.pass?.(lang) ?? fail()).language;
  expect(["de-AT", "fr_CA", "el", ""].map(languageIn)).toEqual(["de", "fr", "en", "en"]);
});

const fail = (): never => {
  throw new Error("no such scene");
};
