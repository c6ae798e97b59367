import { expect, test } from "vitest";
import { fromStripeAmount, toStripeAmount } from "./amounts";
import { encodeForm } from "./client";
import { refundResult } from "./refund-result";

test.each([
  [1_250, "EUR", 1_250],
  [1_250, "JPY", 1_250],
  [1_250, "ISK", 125_000],
  [1_250, "UGX", 125_000],
  [1_200, "MGA", 12],
  [1_250, "KWD", 1_250],
])("converts %i %s to %i at Stripe, and back", (minor, currency, atStripe) => {
  expect(toStripeAmount(minor, currency)).toBe(atStripe);
  expect(fromStripeAmount(atStripe, currency.toLowerCase())).toBe(minor);
});

test("rejects a fraction of an amount that Stripe counts in whole units", () => {
  expect(() => toStripeAmount(1_250, "MGA")).toThrow(/whole amounts of MGA/);
});

test("writes nested values and lists in brackets, and skips missing ones", () => {
  const form = encodeForm({ a: 1, b: { c: "x y", d: undefined }, e: ["p", "q"], f: null, g: false });
  expect(form).toBe("a=1&b%5Bc%5D=x+y&e%5B0%5D=p&e%5B1%5D=q&g=false");
});

test.each([
  ["succeeded", "SETTLED"],
  ["pending", "PENDING"],
  ["requires_action", "PENDING"],
  [null, "PENDING"],
  ["failed", "FAILED"],
  ["canceled", "FAILED"],
] as const)("maps a refund that is %s to %s", (status, expected) => {
  expect(refundResult({ id: "re_1", status })).toMatchObject({ status: expected, reference: "re_1" });
});

test("explains why a refund failed", () => {
  const failed = { id: "re_1", status: "failed", failure_reason: "expired_or_canceled_card" };
  expect(refundResult(failed)).toMatchObject({ reason: "The card has expired or was canceled." });
});
