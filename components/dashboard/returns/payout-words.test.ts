import { expect, test } from "vitest";
import { isOwed, payoutWords } from "./payout-words";

const REFUND = {
  ...{ amount: "4800", missing_amount: "4800", external_amount: "0", taken_back: "0", currency: "EUR" },
  refunded_at: null,
};
const OVER = { ...REFUND, missing_amount: "0" };
const PAID = { ...OVER, refunded_at: "2026-11-20T12:00:00Z" };

test("calls the missing amount pending while the return is open, and not refunded once it has ended", () => {
  expect([payoutWords(REFUND, false), isOwed(REFUND)]).toEqual(["refund pending", true]);
  expect([payoutWords(OVER, true), isOwed(OVER)]).toEqual(["not refunded", false]);
  expect(payoutWords({ ...OVER, external_amount: "4400" }, true)).toBe("€4.00 not refunded");
});

test("says what was paid, however it was sent", () => {
  expect(payoutWords(PAID, true)).toBe("refunded");
  expect(payoutWords({ ...PAID, external_amount: "4800" }, false)).toBe("refunded outside Homeward");
});
