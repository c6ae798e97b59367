import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { create } from "@cantoo/fontkit";
import { describe, expect, it } from "vitest";
import { cutFont, licenseOf, PORTAL_FONTS } from "./portal-fonts.mjs";

const root = resolve(import.meta.dirname, "..", "..");
const [sans, mono] = PORTAL_FONTS;
const sheet = readFileSync(join(root, "app", "styles", "portal-fonts.ts"), "utf8");

/** The end mark of a character map isn't a character. */
const lettersOf = (path) =>
  new Set(
    create(readFileSync(path))
      .characterSet.filter((point) => point !== 0xffff)
      .map((point) => String.fromCodePoint(point)),
  );
const isDrawn = (letters) => (text) => [...text].every((letter) => letters.has(letter));

/** Characters for which the browser loads another file, by the ranges in portal-fonts.ts. */
const rangesOf = (name) => {
  const value = new RegExp(`const ${name} = [^;]*?value:\\s*"([^"]+)"|const ${name} = [^;]*?"(U\\+[^"]+)"`).exec(sheet);
  return (value?.[1] ?? value?.[2] ?? "").split(", ").map((range) => {
    const [from, to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
};
const lies = (letter, ranges) => {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => point >= from && point <= to);
};

/** Returns every text of a message catalog. */
const textsOf = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(textsOf));

describe("the fonts of the shopper pages", () => {
  it("match their packages and are smaller than 29 kB in total", async () => {
    for (const font of PORTAL_FONTS) {
      expect(Buffer.from(await cutFont(font)).equals(readFileSync(font.target))).toBe(true);
      const license = readFileSync(font.target.replace(".woff2", ".LICENSE"), "utf8");
      expect(license).toBe(readFileSync(licenseOf(font), "utf8"));
    }
    const bytes = PORTAL_FONTS.reduce((sum, { target }) => sum + statSync(target).size, 0);
    expect(bytes).toBeLessThanOrEqual(29_000);
  });

  it("have every letter of Western Europe and the currency signs", () => {
    const isInSans = isDrawn(lettersOf(sans.target));
    const alphabet = "abcdefghijklmnopqrstuvwxyz";
    for (const letters of [alphabet, "äöü", "áéíñóúü", "àâæçéèêëîïôœùûü", "àèéìíîòóùú", "åøãõ"])
      expect([letters, letters.toUpperCase()].filter((text) => !isInSans(text))).toEqual([]);
    expect(["0123456789", "ß", "¿¡", "«»‹›„“”‚‘’", "€$£¥¢", "–—−…·•×°ªº§"].filter((text) => !isInSans(text))).toEqual(
      [],
    );
    expect(isDrawn(lettersOf(mono.target))("RT-7F3K-92QD #1042")).toBe(true);
  });

  it.each(["en", "de", "es", "fr", "it", "nl", "pt", "sv", "da"])(
    "have every character of our texts in %s",
    (language) => {
      const drawn = lettersOf(sans.target);
      const portal = JSON.parse(readFileSync(join(root, "messages", language, "portal.json"), "utf8"));
      const said = new Set(textsOf(portal).join(""));
      // Narrow spaces come from another font; soft hyphens and word joiners are invisible.
      const undrawn = ["\u202f", "\u00ad", "\u2060"];
      expect([...said].filter((letter) => !undrawn.includes(letter) && !drawn.has(letter))).toEqual([]);
    },
  );

  it("leave out only what another file has", () => {
    const further = [...rangesOf("latinRest"), ...rangesOf("latinExtended")];
    const kept = lettersOf(sans.target);
    const lost = [...lettersOf(sans.source)].filter((letter) => !kept.has(letter) && !lies(letter, further));
    expect(lost).toEqual([]);
    expect([...kept].filter((letter) => lies(letter, further))).toEqual([]);
    const codes = lettersOf(mono.target);
    const others = rangesOf("monoRest");
    expect([..."az.,/_@&éß"].filter((letter) => !lies(letter, others))).toEqual([]);
    expect([...codes].filter((letter) => lies(letter, others))).toEqual([]);
  });

  it("keep tabular figures and the weights that the style sheets use", () => {
    const font = create(readFileSync(sans.target));
    expect(font.availableFeatures).toEqual(expect.arrayContaining(["kern", "tnum", "liga"]));
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 600 });
  });
});
