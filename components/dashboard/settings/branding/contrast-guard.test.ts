import { describe, expect, test } from "vitest";
import { guardContrast } from "./contrast-guard";

const guard = (main: string, text: string) =>
  guardContrast({ primary_theme_color_main: main, primary_theme_color_contrast_text: text });

describe("the contrast guard, which corrects colors as the portal does", () => {
  test("keeps a readable text color", () => {
    expect(guard("#1b3454", "#f8f2e4")).toMatchObject({ fill: "#1b3454", text: "#f8f2e4", refused: null });
  });

  test("rejects white on yellow with its ratio, and uses black instead", () => {
    const { text, ratio, refused } = guard("#ffee00", "#ffffff");
    expect([text, refused?.text]).toEqual(["#000000", "#ffffff"]);
    expect(refused?.ratio).toBeLessThan(4.5);
    expect(ratio).toBeGreaterThan(4.5);
  });

  test("rejects nothing without a text color, and uses the default without a button color", () => {
    expect(guard("#ffee00", "").refused).toBeNull();
    expect(guard("", "").ratio).toBeGreaterThan(4.5);
  });
});
