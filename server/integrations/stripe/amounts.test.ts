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
])("%i %s is %i at Stripe, and back", (minor, currency, atStripe) => {
  expect(toStripeAmount(minor, currency)).toBe(atStripe);
  expect(fromStripeAmount(atStripe, currency.toLowerCase())).toBe(minor);
});

test("a part of an amount that Stripe counts whole is refused", () => {
  expect(() => toStripeAmount(1_250, "MGA")).toThrow(/whole amounts of MGA/);
});

test("nested values and lists are written in brackets, and what is missing is left out", () => {
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
] as const)("a refund that is %s is %s", (status, expected) => {
  expect(refundResult({ id: "re_1", status })).toMatchObject({ status: expected, reference: "re_1" });
});

test("why a refund failed is said in words", () => {
  const failed = { id: "re_1", status: "failed", failure_reason: "expired_or_canceled_card" };
  expect(refundResult(failed)).toMatchObject({ reason: "The card has expired or was canceled." });
});
