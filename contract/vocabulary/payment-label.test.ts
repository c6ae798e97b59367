import { expect, test } from "vitest";
import { cardOf } from "./payment-label";

test.each([
  ["Visa ending in 42", { card: "Visa", digits: "42" }],
  [" American Express ending in 0005", { card: "American Express", digits: "0005" }],
  ["PayPal", null],
  ["ending in 42", null],
  ["Visa ending in", null],
])("%s", (label, card) => {
  expect(cardOf(label)).toEqual(card);
});
