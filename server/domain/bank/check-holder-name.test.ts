import { expect, test } from "vitest";
import { checkHolderName } from "./check-holder-name";

test.each([
  "Anna Müller",
  "O'Neill",
  "O’Neill",
  "3M",
  "Åse Østergård-Łuczak",
  "Müller & Co. KG",
  "Novo A/S",
  "李 明",
  "Ελένη",
])("%s is a valid name", (name) => {
  expect(checkHolderName(name)).toEqual({ ok: true, name });
});

test("trims spaces and composes accents", () => {
  expect(checkHolderName("  Anna\u00a0 Mu\u0308ller \n")).toEqual({ ok: true, name: "Anna Müller" });
});

test.each([
  ["  ", { ok: false, reason: "EMPTY" }],
  ["12 34", { ok: false, reason: "NO_LETTER" }],
  ["Anna <b>", { ok: false, reason: "BAD_CHARACTER", character: "<" }],
  ["Anna\u0000", { ok: false, reason: "BAD_CHARACTER", character: "\u0000" }],
  ["Anna 😀", { ok: false, reason: "BAD_CHARACTER", character: "😀" }],
  ["DE89 3704 0044 0532 0130 00", { ok: false, reason: "IS_IBAN" }],
  ["x".repeat(71), { ok: false, reason: "TOO_LONG" }],
])("%j is rejected with the reason", (name, check) => {
  expect(checkHolderName(name)).toEqual(check);
});
