import localFont from "next/font/local";

/** Latin is the only preloaded file; the width axis (75 to 100%) provides the condensed labels and table headers. */
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2",
  weight: "400 700",
  declarations: [{ prop: "font-stretch", value: "75% 100%" }],
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: "Arial",
});

/** Loaded only for texts with such letters. It is first in the family, so it must declare its range. */
const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wdth-normal.woff2",
  weight: "400 700",
  declarations: [
    { prop: "font-stretch", value: "75% 100%" },
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-extended",
});

/** Machine-readable text: return codes, SKUs, tracking numbers. */
const mono = localFont({
  src: [
    { path: "../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2", weight: "400" },
    { path: "../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2", weight: "500" },
  ],
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-plex-mono",
});

/** Class names for <html>: they define the variables for --font-sans and --font-mono in tokens.css. */
export const fontVariables = [latin.variable, latinExtended.variable, mono.variable].join(" ");
