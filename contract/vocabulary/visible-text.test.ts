import { expect, test } from "vitest";
import { isVisible, visibleText } from "./visible-text";

test.each([
  ["nothing", ""],
  ["blanks of every kind", " \t\n\u00a0\u1680\u2003\u202f\u3000"],
  ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["controls of direction", "\u061c\u200e\u200f\u202e\u2066\u2069"],
  ["fillers", "\u3164\u115f\u1160\uffa0\u2800\u{1d159}"],
  ["variation selectors", "\ufe0f\u{e0100}\u180b"],
  ["tags", "\u{e0061}\u{e007f}"],
  ["controls", "\u0001\u007f\u0085"],
])("treats %s as empty", (_, text) => {
  expect([isVisible(text), visibleText(text)]).toEqual([false, ""]);
});

test.each(["Ana", "é", "مرحبا", "\u200fשלום", "👩\u200d👧", "❤\ufe0f", "نمی\u200cخواهم", "-", "e\u0301"])(
  "keeps %s unchanged",
  (text) => expect(visibleText(text)).toBe(text),
);

test("trims spaces around a text", () => expect(visibleText("\u00a0 two words\n")).toBe("two words"));

test("removes terminal control characters, and keeps tabs and lines", () =>
  expect(visibleText("A\u0007B\u001b[31m\tC\nD")).toBe("AB[31m\tC\nD"));
