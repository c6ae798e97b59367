import { expect, test } from "vitest";
import { perLanguage } from "@/contract/vocabulary/language";
import { isolated } from "./isolated";
import { translator } from "./translator";

test("a name in one direction stays unchanged", () => {
  expect(["", "Felt slippers × 2", "Ærø, Łódź, 上着, Пальто"].map(isolated)).toEqual([
    "",
    "Felt slippers × 2",
    "Ærø, Łódź, 上着, Пальто",
  ]);
});

test("a name in the opposite direction is isolated", () => {
  expect(isolated("قميص L")).toBe("\u2068قميص L\u2069");
  expect(isolated("שמלה")).toBe("\u2068שמלה\u2069");
});

test("marks inside a name neither force a direction nor affect the text around it", () => {
  expect(isolated("mug\u202Egnp.exe")).toBe("\u2068muggnp.exe\u2069");
  expect(isolated("a\u2069b\u2067c")).toBe("\u2068ab\u2067c\u2069\u2069");
  const nested = isolated(`Exchanged: ${isolated("قميص")}`);
  expect(nested).toBe("\u2068Exchanged: \u2068قميص\u2069\u2069");
});

test("texts isolate their values", () => {
  const texts = { line: "{count, plural, one {{item}} other {{item} × #}}" };
  const t = translator(
    "en",
    perLanguage(() => texts),
  );
  expect(t("line", { item: "قميص", count: 2 })).toBe("\u2068قميص\u2069 × 2");
  expect(t("line", { item: "Mug", count: 2 })).toBe("Mug × 2");
});

test("a right-to-left text keeps every name, number and code in its order", () => {
  const t = translator(
    "ar",
    perLanguage(() => ({ line: "{order}" })),
  );
  expect(t("line", { order: "#1042" })).toBe("\u2068#1042\u2069");
});
