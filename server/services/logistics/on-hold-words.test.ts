import { expect, test } from "vitest";
import { onHoldWords } from "./buy-label";

test.each([
  [[], ""],
  [[{ reason: "" }], "This return is on hold. Resume it, then retry."],
  [[{ reason: "Ask the customer." }], "This return is on hold (Ask the customer). Resume it, then retry."],
])("explains holds %j and what to do", (holds, words) => {
  expect(onHoldWords(holds)).toBe(words);
});
