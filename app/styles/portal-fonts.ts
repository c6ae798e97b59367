import localFont from "next/font/local";

/**
 * What a shopper's telephone loads: the letters without the width axis (half the bytes of the dashboard's), and one
 * weight of the mono, which comes only where a code stands. See fonts.ts.
 */
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: "Arial",
});

/** Loaded only where a text has such letters. It stands first in the family, so it must name its range. */
const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  weight: "400 700",
  declarations: [
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

/** Return codes and tracking numbers. */
const mono = localFont({
  src: "../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-plex-mono",
});

/** Class names for <html>, under the names that tokens.css builds --font-sans and --font-mono from. */
export const portalFontVariables = [latin.variable, latinExtended.variable, mono.variable].join(" ");
