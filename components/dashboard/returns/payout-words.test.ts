import { expect, test } from "vitest";
import { isOwed, payoutWords } from "./payout-words";

const REFUND = { amount: "4800", missing_amount: "4800", external_amount: "0", currency: "EUR" };

test("what is missing is owed while the return lives, and never paid once it is over", () => {
  expect([payoutWords(REFUND, false), isOwed(REFUND, false)]).toEqual(["still to be paid back", true]);
  expect([payoutWords(REFUND, true), isOwed(REFUND, true)]).toEqual(["never paid", false]);
  expect(payoutWords({ ...REFUND, missing_amount: "400" }, true)).toBe("€4.00 of it never paid");
});

test("what was paid is said so, whichever way it went", () => {
  expect(payoutWords({ ...REFUND, missing_amount: "0" }, true)).toBe("paid back");
  expect(payoutWords({ ...REFUND, missing_amount: "0", external_amount: "4800" }, false)).toBe("refunded elsewhere");
});
