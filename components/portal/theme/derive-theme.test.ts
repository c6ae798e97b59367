import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, parseColor, toHex } from "@/contract/vocabulary/color";
import { type BrandInput, clampRadius, deriveTheme, GROUNDS, type Mode, overPicture, themeSheet } from "./derive-theme";

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`);
const brand = fc.record({
  ...{ primary_main: color, primary_contrast_text: color, border_radius: fc.integer() },
  ...{ secondary_main: color, background_text_color: color, primary_dark: color, primary_light: color },
  ...{ secondary_contrast_text: color, secondary_dark: color, secondary_light: color },
});
const mode = fc.constantFrom<Mode>("light", "dark");

const brandOf = (primary_main: string, primary_contrast_text = ""): BrandInput => ({
  primary_main,
  primary_contrast_text,
  border_radius: 6,
});

describe("deriveTheme", () => {
  it("keeps text at 4.5:1 and borders at 3:1, whatever a store chooses", () => {
    fc.assert(
      fc.property(brand, mode, (input, in_) => {
        const theme = deriveTheme(input, in_);
        expect(contrast(theme["on-brand"], theme.brand)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme["on-brand"], theme["brand-hover"])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme["on-second"], theme.second)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme["on-hall"], theme.hall)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(in_ === "light" ? "#191f25" : "#f1f0ec", theme["brand-soft"])).toBeGreaterThanOrEqual(4.5);
        for (const ground of GROUNDS[in_]) {
          expect(contrast(theme.link, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(theme["brand-edge"], ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(theme.second, ground)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("overlays a picture just enough for its text to be legible on any pixel", () => {
    const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    fc.assert(
      fc.property(color, color, (wanted, pixel) => {
        const { text, veil } = overPicture(wanted);
        const alpha = Number.parseInt(veil.slice(7), 16) / 255;
        const over = channels(veil);
        const seen = channels(pixel).map((value, at) => Math.round(value * (1 - alpha) + (over[at] ?? 0) * alpha));
        const hex = `#${seen.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
        expect(contrast(text, hex)).toBeGreaterThanOrEqual(4.45);
      }),
      { numRuns: 1000 },
    );
    expect(overPicture("").veil).toBe(overPicture("#ffffff").veil);
    expect(Number.parseInt(overPicture("#ffffff").veil.slice(7), 16)).toBeLessThan(160);
  });

  it("uses a store's own tones if visible, and ignores the others", () => {
    const tones = { secondary_main: "#ffd9e0", secondary_dark: "#8a1538", secondary_light: "#ff9fb3" };
    const input = { ...brandOf("#3f4923", "#fdfbf3"), primary_dark: "#2b3318", primary_light: "#b9c98a", ...tones };
    const [day, night] = [deriveTheme(input, "light"), deriveTheme(input, "dark")];
    expect([day["brand-hover"], day.second, night.second, night.brand]).toEqual([
      ...["#2b3318", "#8a1538", "#ff9fb3", "#b9c98a"],
    ]);
    expect(deriveTheme({ ...input, primary_dark: "#fdfbf3" }, "light")["brand-hover"]).not.toBe("#fdfbf3");
    expect(deriveTheme({ ...input, secondary_contrast_text: "#fff5f7" }, "light")["on-second"]).toBe("#fff5f7");
  });

  it("turns ink into paper in dark mode, not into the gray of disabled elements, and keeps the depth of colors", () => {
    const lightness = (main: string, primary_light = "") =>
      parseColor(deriveTheme({ ...brandOf(main), primary_light }, "dark").brand)?.l;
    for (const neutral of ["#000000", "#1c2024", "#191f25", "#3a3a3a", "#777777", "#2e2a26"])
      expect(lightness(neutral)).toBeGreaterThan(0.92);
    expect(lightness("#07617c")).toBeCloseTo(0.72, 1);
    expect(lightness("#000000", "#bbbbbb")).toBeCloseTo(0.79, 1);
  });

  it("keeps a store's own pair if legible", () => {
    const theme = deriveTheme(brandOf("#3f4923", "#fdfbf3"), "light");
    expect(theme.brand).toBe("#3f4923");
    expect(theme["on-brand"]).toBe("#fdfbf3");
  });

  it("replaces illegible text on the brand: pink on pink, white on neon", () => {
    expect(deriveTheme(brandOf("#ffc0cb", "#ffb6c1"), "light")["on-brand"]).toBe("#000000");
    expect(deriveTheme(brandOf("#e6ff00", "#ffffff"), "light")["on-brand"]).toBe("#000000");
  });

  it("falls back to the default colors for an invalid color", () => {
    expect(deriveTheme(brandOf("url(x)"), "light").brand).toBe(toHex({ l: 0.235, c: 0.015, h: 250 }));
  });
});

describe("themeSheet", () => {
  it("outputs only computed values", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double(), (primary_main, primary_contrast_text, border_radius) => {
        const sheet = themeSheet({ primary_main, primary_contrast_text, border_radius });
        expect(sheet).toMatch(
          /^:root\{[-a-z:;#\da-f]+px\}@media\(prefers-color-scheme:dark\)\{:root\{[-a-z:;#\da-f]+\}\}:root\{--on-picture:#\w{6};--veil:#\w{8}\}$/,
        );
      }),
    );
  });

  it("sets the logo's heights if the store gives any, and nothing else from the store", () => {
    const brand = { primary_main: "", primary_contrast_text: "", border_radius: 6 };
    const plain = themeSheet(brand);
    const sheet = (mobile: string, desktop: string) =>
      themeSheet({ ...brand, logo_height_mobile: mobile, logo_height_desktop: desktop }).slice(plain.length);
    expect(sheet("32px", "48px")).toBe(":root{--logo-height:32px}@media(min-width:640px){:root{--logo-height:48px}}");
    expect(sheet("32px", "")).toContain("@media(min-width:640px){:root{--logo-height:40px}}");
    expect(sheet("1px}body{display:none", "red")).toBe("");
  });

  it("gives the catalog's pictures the store's aspect ratio, if valid", () => {
    const sheet = (full_catalog_product_image_ratio: string) =>
      themeSheet({ primary_main: "", primary_contrast_text: "", border_radius: 6, full_catalog_product_image_ratio });
    expect(sheet("3:4")).toContain(";--catalog-ratio:3/4}");
    expect(sheet("1;}body{")).not.toContain("ratio");
  });

  it("clamps the radius", () => {
    expect([clampRadius(-4), clampRadius(7.4), clampRadius(999), clampRadius(Number.NaN)]).toEqual([0, 7, 20, 6]);
  });
});

describe("parseColor", () => {
  it("returns every screen color unchanged", () => {
    fc.assert(
      fc.property(color, (hex) => {
        const parsed = parseColor(hex);
        expect(parsed && toHex(parsed)).toBe(hex);
      }),
    );
  });

  it("reads the notations that stores use", () => {
    const hex = (text: string): string | null => {
      const parsed = parseColor(text);
      return parsed && toHex(parsed);
    };
    expect(hex(" #FA0 ")).toBe("#ffaa00");
    expect(hex("rgb(255, 170, 0)")).toBe("#ffaa00");
    expect(hex("rgba(100% 20% 0% / 0.4)")).toBe("#ff3300");
    expect(hex("hsl(40 100% 50%)")).toBe("#ffaa00");
    expect(hex("white")).toBe("#ffffff");
    expect(hex("javascript:alert(1)")).toBeNull();
    expect(hex("#12345")).toBeNull();
  });
});
