import { describe, expect, test } from "vitest";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { PaymentMoney } from "../money/types";
import { DEFAULT_STORE_CONFIG, withDefaults } from "../store/default-config";
import type { PaymentMethodRule } from "../store/types";
import { assumedRefundOption, offeredRefundOptions } from "./offered-refund-options";

const ALL: RefundOption[] = ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "BANK_TRANSFER", "GIFT_CARD"];

const storeWith = (paymentMethods: PaymentMethodRule[], refundOptions = ALL) => ({
  config: withDefaults(
    { refundOptions, refunds: { ...DEFAULT_STORE_CONFIG.refunds, paymentMethods } },
    { isTesting: true },
  ),
});

const paid = (method: string, { processor = "sandbox", capturedMinor = 100 } = {}): PaymentMoney => ({
  ...{ id: method, processor, method, label: "", capturedMinor, refundedMinor: 0, isStoreCredit: false },
});

const RULES: PaymentMethodRule[] = [
  { paymentMethod: "Invoice", refundOptions: ["STORE_CREDIT", "BANK_TRANSFER"] },
  { paymentMethod: "cod", refundOptions: ["BANK_TRANSFER", "GIFT_CARD"] },
  { paymentMethod: "klarna", refundOptions: ["ORIGINAL_PAYMENT_METHOD"] },
];

describe("refund options of an order", () => {
  test.each<[string, PaymentMoney[], RefundOption[]]>([
    ["a payment without an entry has all", [paid("card")], ALL],
    ["no payment at all has all", [], ALL],
    ["the method decides, whatever its case", [paid("INVOICE")], ["STORE_CREDIT", "BANK_TRANSFER"]],
    ["the processor decides as well", [paid("later", { processor: "Klarna" })], ["ORIGINAL_PAYMENT_METHOD"]],
    ["an option must suit every payment", [paid("invoice"), paid("cod")], ["BANK_TRANSFER"]],
    ["one without an entry forbids nothing", [paid("card"), paid("cod")], ["BANK_TRANSFER", "GIFT_CARD"]],
    ["where none suits all, the first decides", [paid("klarna"), paid("cod")], ["ORIGINAL_PAYMENT_METHOD"]],
    ["what captured nothing does not count", [paid("klarna", { capturedMinor: 0 }), paid("card")], ALL],
  ])("%s", (_, payments, options) => {
    expect(offeredRefundOptions({ store: storeWith(RULES), payments })).toEqual(options);
  });

  test("an entry without any option that the store offers does not leave the shopper without options", () => {
    const store = storeWith(RULES, ["GIFT_CARD"]);
    expect(offeredRefundOptions({ store, payments: [paid("klarna")] })).toEqual(["GIFT_CARD"]);
  });

  test.each<[string, RefundOption]>([
    ["card", "ORIGINAL_PAYMENT_METHOD"],
    ["invoice", "STORE_CREDIT"],
    ["cod", "GIFT_CARD"],
  ])("without a choice, %s is refunded as %s: a transfer needs an account first", (method, option) => {
    expect(assumedRefundOption({ store: storeWith(RULES), payments: [paid(method)] })).toBe(option);
  });
});
