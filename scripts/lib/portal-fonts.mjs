import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import subsetFont from "subset-font";

const packages = resolve(import.meta.dirname, "..", "..", "node_modules");
const out = resolve(import.meta.dirname, "..", "..", "app", "styles", "fonts");

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/**
 * Letters of German, French, Spanish and Italian beyond English, and those most common in names of neighboring
 * languages.
 */
const ACCENTED = "ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùûÿÁÍÑÓÚáíñóúÌÒìòÅØåøÃÕãõ";
/** For prices and quotations. */
const MARKS = "\u00a0¡¿«»ªº°·–—‘’‚“”„‹›…×÷−§•©®™€£¥¢↑↓";
/** For return codes, tracking numbers and order numbers. */
const CODES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-# ";

/**
 * What a shopper's phone loads first. Only the weights between 400 and 600, which the style sheets use; without hints,
 * which modern screens ignore. Everything left out is still loaded on demand, see app/styles/portal-fonts.ts.
 */
export const PORTAL_FONTS = [
  {
    source: join(packages, "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    target: join(out, "instrument-sans-portal.woff2"),
    letters: ASCII + ACCENTED + MARKS,
    features: ["kern", "tnum", "liga"],
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  {
    source: join(packages, "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"),
    target: join(out, "ibm-plex-mono-codes.woff2"),
    letters: CODES,
    features: [],
    axes: undefined,
  },
];

/** Returns the bytes of one font, cut from its pinned package; reproducible. */
export const cutFont = async ({ source, letters, features, axes }) =>
  subsetFont(await readFile(source), letters, {
    ...{ targetFormat: "woff2", keepFeatures: features, noHinting: true },
    ...(axes === undefined ? {} : { variationAxes: axes }),
  });

/** The license must accompany the fonts. */
export const licenseOf = ({ source }) => join(dirname(source), "..", "LICENSE");
