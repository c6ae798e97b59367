/** A color in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

type Rgb = readonly [number, number, number];

/**
 * Parses the CSS colors that stores use: #rgb, #rrggbb (alpha is ignored), rgb(), hsl(), black, white. Returns null for
 * anything else, so that only computed colors reach a style sheet.
 */
export function parseColor(text: string): Oklch | null {
  const rgb = parseRgb(text.trim().toLowerCase());
  return rgb && toOklch(rgb);
}

/**
 * Returns the nearest color within the sRGB gamut, as #rrggbb. Reduces chroma but keeps lightness, because contrast
 * depends on it.
 */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let low = 0;
  let high = color.c;
  if (isInGamut(toLinear({ ...color, l }))) low = high;
  for (let step = 0; step < GAMUT_STEPS && low !== high; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinear({ ...color, l, c: middle }))) low = middle;
    else high = middle;
  }
  const channels = toLinear({ ...color, l, c: low }).map((value) => Math.round(gamma(value) * 255));
  return `#${channels.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the WCAG 2.2 contrast of two colors, from 1 to 21. Takes values from toHex, so that rounding is included. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GAMUT_STEPS = 12;

function parseRgb(text: string): Rgb | null {
  if (text === "black") return [0, 0, 0];
  if (text === "white") return [1, 1, 1];
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (hex) return hexToRgb(hex);
  const call = /^(rgb|hsl)a?\(([^()]{1,60})\)$/.exec(text);
  if (!call) return null;
  const parts = (call[2] ?? "").split(/[\s,/]+/).filter(Boolean);
  const [first, second, third] = parts.map((part) => Number.parseFloat(part));
  if (first === undefined || second === undefined || third === undefined) return null;
  if (![first, second, third].every(Number.isFinite)) return null;
  if (call[1] === "hsl") return hslToRgb(first, second / 100, third / 100);
  const scale = (parts[0] ?? "").endsWith("%") ? 100 : 255;
  return [clamp(first / scale), clamp(second / scale), clamp(third / scale)];
}

function hexToRgb(hex: string): Rgb {
  const wide = hex.length < 6 ? Array.from(hex, (digit) => digit + digit).join("") : hex;
  const channel = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const s = clamp(saturation);
  const l = clamp(lightness);
  const channel = (offset: number): number => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const gamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const ungamma = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const linear = ([r, g, b]: Rgb): Rgb => [ungamma(r), ungamma(g), ungamma(b)];
const isInGamut = (rgb: Rgb): boolean => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

function luminance(hex: string): number {
  const [r, g, b] = linear(hexToRgb(hex.slice(1)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = linear(rgb);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const c = Math.hypot(a, bb);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c,
    h: c < 0.0005 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
