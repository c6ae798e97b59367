import { describe, expect, test } from "vitest";
import { guardContrast } from "./contrast-guard";

const guard = (main: string, text: string) =>
  guardContrast({ primary_theme_color_main: main, primary_theme_color_contrast_text: text });

describe("the contrast guard says what the portal does", () => {
  test("a text that reads is kept", () => {
    expect(guard("#1b3454", "#f8f2e4")).toMatchObject({ fill: "#1b3454", text: "#f8f2e4", refused: null });
  });

  test("white on yellow is refused with its ratio, and black takes its place", () => {
    const { text, ratio, refused } = guard("#ffee00", "#ffffff");
    expect([text, refused?.text]).toEqual(["#000000", "#ffffff"]);
    expect(refused?.ratio).toBeLessThan(4.5);
    expect(ratio).toBeGreaterThan(4.5);
  });

  test("without a text of the store nothing is refused; without a color it is the house's", () => {
    expect(guard("#ffee00", "").refused).toBeNull();
    expect(guard("", "").ratio).toBeGreaterThan(4.5);
  });
});
