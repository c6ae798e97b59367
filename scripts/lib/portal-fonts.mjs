import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import subsetFont from "subset-font";

const packages = resolve(import.meta.dirname, "..", "..", "node_modules");
const out = resolve(import.meta.dirname, "..", "..", "app", "styles", "fonts");

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** What English, German, French, Spanish and Italian write besides, and what names of their neighbors most often have. */
const ACCENTED = "ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùûÿÁÍÑÓÚáíñóúÌÒìòÅØåøÃÕãõ";
/** Of prices and of quotations. */
const MARKS = "\u00a0¡¿«»ªº°·–—‘’‚“”„‹›…×÷−§•©®™€£¥¢↑↓";
/** Return codes, tracking numbers and the numbers of orders. */
const CODES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-# ";

/**
 * What a shopper's telephone loads first. Of the weights those between 400 and 600, which is what the sheets ask for;
 * without hints, which screens of today do not read. Everything left out still comes, see app/styles/portal-fonts.ts.
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

/** The bytes of one of them, cut from its pinned package; the same every time. */
export const cutFont = async ({ source, letters, features, axes }) =>
  subsetFont(await readFile(source), letters, {
    ...{ targetFormat: "woff2", keepFeatures: features, noHinting: true },
    ...(axes === undefined ? {} : { variationAxes: axes }),
  });

/** Its license asks to go wherever the letters go. */
export const licenseOf = ({ source }) => join(dirname(source), "..", "LICENSE");
