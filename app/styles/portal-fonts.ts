import localFont from "next/font/local";

/**
 * Fonts on a shopper's phone: Western European letters in the weights that the style sheets use, and in monospace those
 * of codes. Both are subset from their packages by `npm run portal-fonts`; the files below them contain the rest and
 * load only for texts that need it, so each declares its range. See fonts.ts.
 */
const latin = localFont({
  src: "./fonts/instrument-sans-portal.woff2",
  weight: "400 600",
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: "Arial",
});

/** Rare letters in names, such as ð and ý. */
const latinRest = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A8, U+00AF, U+00B4, U+00B6, U+00B8, U+00D0, U+00DD-00DE, U+00F0, U+00FD-00FE, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308",
    },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-rest",
});

const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  weight: "400 700",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-extended",
});

/** For readers of Arabic, and Arabic names. */
const arabic = localFont({
  src: [
    {
      path: "../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2",
      weight: "400",
    },
    {
      path: "../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2",
      weight: "600",
    },
  ],
  declarations: [
    { prop: "unicode-range", value: "U+0600-06FF, U+0750-077F, U+0870-088E, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFC" },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-plex-arabic",
});

/** Return codes and tracking numbers. */
const mono = localFont({
  src: "./fonts/ibm-plex-mono-codes.woff2",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-plex-mono",
});

/** Third-party codes. */
const monoRest = localFont({
  src: "../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400",
  declarations: [{ prop: "unicode-range", value: "U+0021-0022, U+0024-002C, U+002E-002F, U+003A-0040, U+005B-017F" }],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-plex-mono-rest",
});

/** Class names for <html>, under the names that portal.css uses for --font-sans and --font-mono. */
export const portalFontVariables = [latin, latinRest, latinExtended, arabic, mono, monoRest]
  .map(({ variable }) => variable)
  .join(" ");
