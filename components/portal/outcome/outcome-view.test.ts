import { describe, expect, it } from "vitest";
import { type Checkout, hasShippingFee, payoutsOf, type Timing } from "./outcome-view";

const fee = (
  refund_option: "STORE_CREDIT" | "ORIGINAL_PAYMENT_METHOD",
  fee_type: "RETURN_FEE" | "SHIPPING_FEE",
  total: string,
) => ({ refund_option, return_method: "DROP_OFF_POINT", fee_type, total, why: "" }) as const;

describe("hasShippingFee", () => {
  const fees = [
    fee("ORIGINAL_PAYMENT_METHOD", "RETURN_FEE", "200"),
    fee("ORIGINAL_PAYMENT_METHOD", "SHIPPING_FEE", "490"),
    fee("STORE_CREDIT", "SHIPPING_FEE", "0"),
  ];

  it("knows whether shipping can have a fee", () => {
    expect(hasShippingFee("ORIGINAL_PAYMENT_METHOD", fees)).toBe(true);
    expect(hasShippingFee("STORE_CREDIT", fees)).toBe(false);
  });
});

describe("payoutsOf", () => {
  const timing = { destination: "Visa ending in 42", timing: "ON_REVIEW", min_days: 3, max_days: 5 } as const;
  const timings = [{ ...timing, refund_option: "ORIGINAL_PAYMENT_METHOD" }] as Timing[];
  const quoteOf = (portions: Record<string, string>) =>
    ({
      derivation: { portions: Object.entries(portions).map(([refund_option, total]) => ({ refund_option, total })) },
    }) as unknown as Checkout;
  const options = (portions: Record<string, string>) =>
    payoutsOf(quoteOf(portions), timings, "ORIGINAL_PAYMENT_METHOD").map(({ refund_option: option, destination }) => [
      option,
      destination,
    ]);

  it("names the credit of an exchange bonus, not the card that gets nothing", () => {
    expect(options({ STORE_CREDIT: "500" })).toEqual([["STORE_CREDIT", ""]]);
  });

  it("names both when a part goes to the original payment method", () => {
    expect(options({ ORIGINAL_PAYMENT_METHOD: "1500", STORE_CREDIT: "500" })).toEqual([
      ["ORIGINAL_PAYMENT_METHOD", "Visa ending in 42"],
      ["STORE_CREDIT", ""],
    ]);
  });

  it("keeps the chosen method when fees consume the refund, and has none before a choice", () => {
    expect(options({ ORIGINAL_PAYMENT_METHOD: "0" })).toEqual([["ORIGINAL_PAYMENT_METHOD", "Visa ending in 42"]]);
    expect(payoutsOf(quoteOf({ STORE_CREDIT: "500" }), timings, null)).toEqual([]);
  });
});
