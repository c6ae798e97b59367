import { describe, expect, it } from "vitest";
import { hasShippingFee, outcomeAmountMinor } from "./outcome-view";

const fee = (
  refund_option: "STORE_CREDIT" | "ORIGINAL_PAYMENT_METHOD",
  fee_type: "RETURN_FEE" | "SHIPPING_FEE",
  total: string,
) => ({ refund_option, return_method: "DROP_OFF_POINT", fee_type, total, why: "" }) as const;

describe("outcomeAmountMinor", () => {
  const fees = [
    fee("ORIGINAL_PAYMENT_METHOD", "RETURN_FEE", "200"),
    fee("ORIGINAL_PAYMENT_METHOD", "SHIPPING_FEE", "490"),
    fee("STORE_CREDIT", "SHIPPING_FEE", "0"),
  ];

  it("takes off the fees of the outcome and leaves shipping to the next step", () => {
    expect(outcomeAmountMinor("8640", "ORIGINAL_PAYMENT_METHOD", fees)).toBe(8440);
    expect(outcomeAmountMinor("8640", "STORE_CREDIT", fees)).toBe(8640);
    expect(outcomeAmountMinor("100", "ORIGINAL_PAYMENT_METHOD", fees)).toBe(0);
  });

  it("knows whether shipping may cost something", () => {
    expect(hasShippingFee("ORIGINAL_PAYMENT_METHOD", fees)).toBe(true);
    expect(hasShippingFee("STORE_CREDIT", fees)).toBe(false);
  });
});
