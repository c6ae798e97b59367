import { contrast, type Oklch, parseColor, toHex } from "@/contract/vocabulary/color";

/** A store's input: CSS colors and a corner radius in pixels. */
export type BrandInput = {
  readonly primary_main: string;
  readonly primary_contrast_text: string;
  readonly border_radius: number;
  /** CSS lengths in pixels, for example "48px"; empty or missing: the style sheet's own. */
  readonly logo_height_desktop?: string;
  readonly logo_height_mobile?: string;
  /** The hover fill in light mode; computed if the text on it would be illegible. */
  readonly primary_dark?: string;
  /** The fill in dark mode. */
  readonly primary_light?: string;
  readonly secondary_main?: string;
  readonly secondary_contrast_text?: string;
  /**
   * Replaces the second color where it would be invisible: the darker one in light mode, the lighter one in dark mode.
   */
  readonly secondary_dark?: string;
  readonly secondary_light?: string;
  readonly background_text_color?: string;
  /** "3:4"; empty or missing: square. */
  readonly full_catalog_product_image_ratio?: string;
};

/**
 * Fills: brand with on-brand text. Lines and text: link. Progress bars, marks and selected text: second. Large dark
 * background of lookup and pass: hall.
 */
export const THEME_NAMES = [
  "brand",
  "brand-hover",
  "on-brand",
  "brand-edge",
  "brand-soft",
  "link",
  "second",
  "on-second",
  "hall",
  "hall-line",
  "on-hall",
] as const;
export type Theme = Readonly<Record<(typeof THEME_NAMES)[number], string>>;

/** Backgrounds of tokens.css behind brand colors, darkest and lightest of each mode. */
export const GROUNDS = {
  light: ["#f8f7f2", "#fefdfb", "#f2f0ea"],
  dark: ["#0f1317", "#171b20", "#1f2329"],
} as const;
export type Mode = keyof typeof GROUNDS;

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const LIGHTNESS_STEP = 0.01;

/** A store without a usable color gets ink on paper, and paper on ink in dark mode: the default look. */
const HOUSE: Oklch = { l: 0.235, c: 0.015, h: 250 };

/**
 * Colors of a store's portal in one mode. Whatever the store gives, text on fills and links on backgrounds reach 4.5:1
 * and borders 3:1: the store's own text color is kept if legible, otherwise replaced by black or white.
 */
export function deriveTheme(input: BrandInput, mode: Mode): Theme {
  const given = parseColor(input.primary_main) ?? HOUSE;
  const main = mode === "light" ? given : forNight(given, parseColor(input.primary_light ?? ""));
  const brand = toHex(main);
  const link = toHex(readable(main, mode));
  const text = textOn(brand, mode === "light" ? input.primary_contrast_text : "");
  const hall = hallOf(given, mode);
  const second = secondOf(input, mode) ?? link;
  return {
    brand,
    "brand-hover": hoverGiven(input, mode, text) ?? hoverOf(main, text),
    "on-brand": text,
    "brand-edge": reaches(brand, mode, EDGE_CONTRAST) ? brand : link,
    "brand-soft": toHex({ l: mode === "light" ? 0.955 : 0.29, c: main.c * (mode === "light" ? 0.2 : 0.35), h: main.h }),
    link,
    second,
    "on-second": textOn(second, input.secondary_contrast_text ?? ""),
    hall: toHex(hall),
    "hall-line": toHex({ ...hall, l: hall.l + 0.1 }),
    "on-hall": toHex({ l: 0.97, c: Math.min(given.c * 0.25, 0.018), h: given.h }),
  };
}

/** Corner radius in pixels, between 0 and 20; a larger one would cut into input boxes. */
export const clampRadius = (radius: number): number =>
  Number.isFinite(radius) ? Math.min(20, Math.max(0, Math.round(radius))) : 6;

/**
 * One style sheet of about 1 kB. It contains only computed values, so a store's text can't break out of the style
 * element.
 */
export function themeSheet(input: BrandInput): string {
  const block = (mode: Mode): string => {
    const theme = deriveTheme(input, mode);
    return THEME_NAMES.map((name) => `--${name}:${theme[name]}`).join(";");
  };
  const radius = clampRadius(input.border_radius);
  const colors = `:root{${block("light")};--radius:${radius}px}@media(prefers-color-scheme:dark){:root{${block("dark")}}}`;
  return `${colors}${pictureSheet(input)}${logoSheet(input)}`;
}

/** Text over the store's picture with the overlay between them, and the aspect ratio of the catalog's pictures. */
function pictureSheet({
  background_text_color = "",
  full_catalog_product_image_ratio: ratio = "",
}: BrandInput): string {
  const { text, veil } = overPicture(background_text_color);
  const shape = /^[1-9]\d?:[1-9]\d?$/.test(ratio) ? `;--catalog-ratio:${ratio.replace(":", "/")}` : "";
  return `:root{--on-picture:${text};--veil:${veil}${shape}}`;
}

/**
 * A black or white overlay for any picture, as thin as possible: text reaches 4.5:1 on the worst possible pixel, which
 * is a white one under black and a black one under white.
 */
export function overPicture(wanted: string): { text: string; veil: string } {
  const given = parseColor(wanted);
  const text = given ? toHex(given) : "#ffffff";
  const isDarkVeil = contrast(text, "#000000") >= contrast(text, "#ffffff");
  let percent = 40;
  while (percent < 100 && contrast(text, worstUnder(percent, isDarkVeil)) < TEXT_CONTRAST) percent += 1;
  const alpha = Math.round((percent / 100) * 255);
  return { text, veil: `${isDarkVeil ? "#000000" : "#ffffff"}${alpha.toString(16).padStart(2, "0")}` };
}

/** The worst pixel as seen through the overlay. Browsers blend the encoded channel values. */
export function worstUnder(percent: number, isDarkVeil: boolean): string {
  const light = isDarkVeil ? 1 - percent / 100 : percent / 100;
  const channel = (isDarkVeil ? Math.ceil : Math.floor)(light * 255)
    .toString(16)
    .padStart(2, "0");
  return `#${channel}${channel}${channel}`;
}

/**
 * The store's own tone if visible, otherwise its second color shifted until it is; null if the store has none. Bars
 * aren't text, so 3:1 is enough.
 */
function secondOf({ secondary_main = "", secondary_dark = "", secondary_light = "" }: BrandInput, mode: Mode) {
  const tones = mode === "light" ? [secondary_main, secondary_dark] : [secondary_light, secondary_main];
  const given = tones.map(parseColor).filter((tone) => tone !== null);
  const shown = given.find((tone) => reaches(toHex(tone), mode, EDGE_CONTRAST));
  const [first] = given;
  return shown ? toHex(shown) : first ? toHex(readable(first, mode, EDGE_CONTRAST)) : null;
}

/** In light mode the store's own darker tone, as far as the text on the fill is legible on it too. */
function hoverGiven({ primary_dark = "" }: BrandInput, mode: Mode, text: string): string | null {
  const given = mode === "light" ? parseColor(primary_dark) : null;
  return given !== null && contrast(text, toHex(given)) >= TEXT_CONTRAST ? toHex(given) : null;
}

/** The logo's height on phones, and from 640 pixels up. */
function logoSheet({ logo_height_mobile: narrow = "", logo_height_desktop: wide = "" }: BrandInput): string {
  const set = (height: string): string => (/^[1-9]\d{0,2}px$/.test(height) ? `:root{--logo-height:${height}}` : "");
  if (set(narrow) === "" && set(wide) === "") return "";
  return `${set(narrow)}@media(min-width:640px){${set(wide) || ":root{--logo-height:40px}"}}`;
}

/**
 * Dark brands are invisible on a dark background: lightened until they stand out, with less chroma because light colors
 * glow there. A color without chroma becomes paper, because anything in between is the gray of disabled buttons. The
 * store's own dark mode tone is kept.
 */
function forNight(given: Oklch, own: Oklch | null): Oklch {
  const { l, c, h } = own ?? given;
  const least = own === null ? NIGHT_GREY - (NIGHT_GREY - NIGHT_COLOR) * shareOfColor(c) : NIGHT_COLOR;
  return readable({ l: Math.max(l, least), c: Math.min(c, 0.16), h }, "dark");
}

/** Lightness in dark mode of colors without and with chroma. */
const NIGHT_GREY = 0.93;
const NIGHT_COLOR = 0.72;

/** From 0 for grays to 1 for a visible hue; smooth in between, so that similar brands look similar. */
const shareOfColor = (chroma: number): number => Math.min(1, Math.max(0, (chroma - 0.03) / 0.03));

/**
 * Shifts away from the text, so that it is never less legible than at rest; very dark fills have no room left and shift
 * the other way.
 */
function hoverOf(main: Oklch, text: string): string {
  const isTextLighter = contrast(text, "#000000") > contrast(toHex(main), "#000000");
  const away = { ...main, l: main.l + (isTextLighter ? -0.06 : 0.06) };
  if (!isTextLighter || main.l >= 0.3) return toHex(away);
  const toward = toHex({ ...main, l: main.l + 0.09 });
  return contrast(text, toward) >= TEXT_CONTRAST ? toward : toHex(away);
}

function hallOf(given: Oklch, mode: Mode): Oklch {
  if (mode === "dark") return { l: 0.25, c: Math.min(given.c, 0.05), h: given.h };
  return { l: Math.min(Math.max(given.l, 0.26), 0.36), c: Math.min(given.c, 0.085), h: given.h };
}

/** Darker in light mode, lighter in dark mode, until it is legible as text on every background of the mode. */
function readable(color: Oklch, mode: Mode, ratio = TEXT_CONTRAST): Oklch {
  const step = mode === "light" ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
  let now = color;
  while (!reaches(toHex(now), mode, ratio) && now.l > 0 && now.l < 1) now = { ...now, l: now.l + step };
  return now;
}

const reaches = (hex: string, mode: Mode, ratio: number): boolean =>
  GROUNDS[mode].every((ground) => contrast(hex, ground) >= ratio);

function textOn(fill: string, wanted: string): string {
  const given = parseColor(wanted);
  if (given && contrast(toHex(given), fill) >= TEXT_CONTRAST) return toHex(given);
  return contrast("#ffffff", fill) >= contrast("#000000", fill) ? "#ffffff" : "#000000";
}
