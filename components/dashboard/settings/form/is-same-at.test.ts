import { expect, test } from "vitest";
import { isSameAt } from "./is-same-at";

const texts = { en: { "pass.subject": "{odrer}", "pass.text": "a" }, de: {} };
const reasons = { reasons: [{ label: "", code: "A" }, { label: "b" }], name: "x" };

test.each([
  ["en.pass.subject", texts, { ...texts, de: { "pass.subject": "b" } }, true],
  ["en.pass.subject", texts, { ...texts, en: { ...texts.en, "pass.text": "b" } }, true],
  ["en.pass.subject", texts, { ...texts, en: { ...texts.en, "pass.subject": "{order}" } }, false],
  ["en.pass.subject", texts, { ...texts, en: { "pass.text": "a" } }, false],
  ["reasons[0].label", reasons, { ...reasons, reasons: [{ label: "now", code: "A" }, { label: "b" }] }, false],
  ["reasons[0].label", reasons, { ...reasons, name: "y", reasons: [{ label: "", code: "B" }] }, true],
  ["reasons.0.label", reasons, { ...reasons, reasons: [] }, false],
  ["reasons", reasons, { ...reasons, reasons: [] }, false],
  ["", reasons, reasons, true],
  ["gone.field", reasons, { ...reasons, name: "y" }, false],
])("%s", (path, one, other, isSame) => {
  expect(isSameAt(path, one, other)).toBe(isSame);
});
