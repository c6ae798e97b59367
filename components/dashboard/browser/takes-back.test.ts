import { expect, test } from "vitest";
import { takesBack, type UndoPress } from "./takes-back";

const Z: UndoPress = {
  ...{ key: "z", isChord: false, owner: "PAGE", options: [], sinceLetterMs: Number.POSITIVE_INFINITY },
  areSingleKeysOn: true,
};
const CHOICE = { owner: "CHOICE", options: ["Nobody", "Ana Ruiz", "Liz Moor"] } as const;

test.each([
  ["z in the page", {}, true],
  ["z in a choice that has just been made, where no option begins so", CHOICE, true],
  ["z in a choice where it looks for an option", { ...CHOICE, options: ["Nobody", " Zoe"] }, false],
  ["z as a letter of a word that is typed into a choice", { ...CHOICE, sinceLetterMs: 300 }, false],
  ["z in a text", { owner: "FIELD" }, false],
  ["a capital Z", { key: "Z" }, false],
  ["another letter", { key: "y" }, false],
  ["z where single keys are off", { areSingleKeysOn: false }, false],
  ["Ctrl Z where single keys are off", { areSingleKeysOn: false, isChord: true }, true],
  ["Ctrl Z in a choice where z looks for an option", { ...CHOICE, options: ["Zoe"], isChord: true }, true],
  ["Ctrl Z in a text, which is the text's own", { owner: "FIELD", isChord: true }, false],
] satisfies [string, Partial<UndoPress>, boolean][])("%s", (_, press, expected) => {
  expect(takesBack({ ...Z, ...press })).toBe(expected);
});
