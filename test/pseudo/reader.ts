import type { Reader } from "@/components/portal/reader";
import { type PortalText, portalText } from "@/messages/portal";

const ACCENTS: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", c: "ç", n: "ñ", s: "š" };
const english = portalText("en");

/** English with accents, 40% longer, in brackets: anything outside of them isn't from a catalog. */
export const pseudo = ((key: Parameters<PortalText>[0], values?: Parameters<PortalText>[1]) => {
  const text = english(key, values).replace(/[aeioucns]/g, (letter) => ACCENTS[letter] ?? letter);
  return `⟦${text}${"~".repeat(Math.ceil(text.length * 0.4))}⟧`;
}) as PortalText;

/** Dates and amounts are formatted in Japanese: without Latin letters, so that none of them looks like a text. */
export const reader: Reader = { language: "en", locale: "ja-JP", timeZone: "Europe/Berlin", t: pseudo };
