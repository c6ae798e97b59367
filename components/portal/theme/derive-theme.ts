import { contrast, type Oklch, parseColour, toHex } from "@/contract/vocabulary/colour";

/** What a store gives: CSS colours and a corner radius in pixels. */
export type BrandInput = {
  readonly primary_main: string;
  readonly primary_contrast_text: string;
  readonly border_radius: number;
  /** CSS lengths in pixels, for example "48px"; empty or missing: the sheet's own. */
  readonly logo_height_desktop?: string;
  readonly logo_height_mobile?: string;
};

/** Fills: brand with on-brand text. Lines and text: link. Large dark ground of look-up and pass: hall. */
export const THEME_NAMES = [
  "brand",
  "brand-hover",
  "on-brand",
  "brand-edge",
  "brand-soft",
  "link",
  "hall",
  "hall-line",
  "on-hall",
] as const;
export type Theme = Readonly<Record<(typeof THEME_NAMES)[number], string>>;

/** Grounds of tokens.css on which brand colours stand, darkest and lightest of each mode. */
export const GROUNDS = {
  light: ["#f8f7f2", "#fefdfb", "#f2f0ea"],
  dark: ["#0f1317", "#171b20", "#1f2329"],
} as const;
export type Mode = keyof typeof GROUNDS;

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const LIGHTNESS_STEP = 0.01;

/** A store without a usable colour gets ink on paper, and paper on ink at night: the house look. */
const HOUSE: Oklch = { l: 0.235, c: 0.015, h: 250 };

/**
 * Colours of a store's portal in one mode. Whatever the store gives, text on fills and links on grounds reach 4.5:1
 * and edges 3:1: the store's own text colour is kept where it reads, otherwise black or white takes its place.
 */
export function deriveTheme(input: BrandInput, mode: Mode): Theme {
  const given = parseColour(input.primary_main) ?? HOUSE;
  const main = mode === "light" ? given : forNight(given);
  const brand = toHex(main);
  const link = toHex(readable(main, mode));
  const text = textOn(brand, mode === "light" ? input.primary_contrast_text : "");
  const hall = hallOf(given, mode);
  return {
    brand,
    "brand-hover": hoverOf(main, text),
    "on-brand": text,
    "brand-edge": reaches(brand, mode, EDGE_CONTRAST) ? brand : link,
    "brand-soft": toHex({ l: mode === "light" ? 0.955 : 0.29, c: main.c * (mode === "light" ? 0.2 : 0.35), h: main.h }),
    link,
    hall: toHex(hall),
    "hall-line": toHex({ ...hall, l: hall.l + 0.1 }),
    "on-hall": toHex({ l: 0.97, c: Math.min(given.c * 0.25, 0.018), h: given.h }),
  };
}

/** Corner radius in pixels, between 0 and 20; a pill would cut into field boxes. */
export const clampRadius = (radius: number): number =>
  Number.isFinite(radius) ? Math.min(20, Math.max(0, Math.round(radius))) : 6;

/** One style sheet of about 1 kB. Only computed values enter it, so a store's text cannot break out of the style element. */
export function themeSheet(input: BrandInput): string {
  const block = (mode: Mode): string => {
    const theme = deriveTheme(input, mode);
    return THEME_NAMES.map((name) => `--${name}:${theme[name]}`).join(";");
  };
  const radius = clampRadius(input.border_radius);
  const colours = `:root{${block("light")};--radius:${radius}px}@media(prefers-color-scheme:dark){:root{${block("dark")}}}`;
  return `${colours}${logoSheet(input)}`;
}

/** The logo's height on telephones, and from 640 pixels on. */
function logoSheet({ logo_height_mobile: narrow = "", logo_height_desktop: wide = "" }: BrandInput): string {
  const set = (height: string): string => (/^[1-9]\d{0,2}px$/.test(height) ? `:root{--logo-height:${height}}` : "");
  if (set(narrow) === "" && set(wide) === "") return "";
  return `${set(narrow)}@media(min-width:640px){${set(wide) || ":root{--logo-height:40px}"}}`;
}

/** Dark brands vanish on a dark ground: lifted until they stand out, calmer in colour because light glows there. */
function forNight(given: Oklch): Oklch {
  const lifted = { ...given, l: Math.max(given.l, 0.72), c: Math.min(given.c, 0.16) };
  return readable(lifted, "dark");
}

/** Away from the text, so that it never reads worse than at rest; very dark fills have no room left and go the other way. */
function hoverOf(main: Oklch, text: string): string {
  const isTextLighter = contrast(text, "#000000") > contrast(toHex(main), "#000000");
  const away = { ...main, l: main.l + (isTextLighter ? -0.06 : 0.06) };
  if (!isTextLighter || main.l >= 0.3) return toHex(away);
  const towards = toHex({ ...main, l: main.l + 0.09 });
  return contrast(text, towards) >= TEXT_CONTRAST ? towards : toHex(away);
}

function hallOf(given: Oklch, mode: Mode): Oklch {
  if (mode === "dark") return { l: 0.25, c: Math.min(given.c, 0.05), h: given.h };
  return { l: Math.min(Math.max(given.l, 0.26), 0.36), c: Math.min(given.c, 0.085), h: given.h };
}

/** Darker by day, lighter at night, until it reads as text on every ground of the mode. */
function readable(colour: Oklch, mode: Mode): Oklch {
  const step = mode === "light" ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
  let now = colour;
  while (!reaches(toHex(now), mode, TEXT_CONTRAST) && now.l > 0 && now.l < 1) now = { ...now, l: now.l + step };
  return now;
}

const reaches = (hex: string, mode: Mode, ratio: number): boolean =>
  GROUNDS[mode].every((ground) => contrast(hex, ground) >= ratio);

function textOn(fill: string, wanted: string): string {
  const given = parseColour(wanted);
  if (given && contrast(toHex(given), fill) >= TEXT_CONTRAST) return toHex(given);
  return contrast("#ffffff", fill) >= contrast("#000000", fill) ? "#ffffff" : "#000000";
}
