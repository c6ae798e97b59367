import { expect, test } from "vitest";
import { offeredWords } from "../returns/choose-return-option";

test.each([
  [[], "no return method is offered in this country now"],
  [["IN_STORE"], "one of IN_STORE"],
  [["IN_STORE", "DROP_OFF_POINT", "IN_STORE"], "one of IN_STORE, DROP_OFF_POINT"],
] as const)("lists the valid values in a violation about %j", (methods, words) => {
  expect(offeredWords(methods.map((returnMethod) => ({ returnMethod })))).toBe(words);
});
