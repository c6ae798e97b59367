import { expect, test } from "vitest";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { DEFAULT_STORE_CONFIG } from "../store/default-config";
import { isGiftOffered, returnsSeenBy, storeForGift } from "./gift";
import { offeredRefundOptions } from "./offered-refund-options";

const storeWith = (...refundOptions: RefundOption[]) => ({ config: { ...DEFAULT_STORE_CONFIG, refundOptions } });

test("a gift is refunded as a store code, whatever the buyer paid with", () => {
  const store = storeWith("ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "BANK_TRANSFER", "GIFT_CARD");
  const onlyBack = [{ paymentMethod: "klarna", refundOptions: ["ORIGINAL_PAYMENT_METHOD" as const] }];
  store.config = { ...store.config, refunds: { ...store.config.refunds, paymentMethods: onlyBack } };
  const payments = [
    {
      id: "pay_1",
      processor: "klarna",
      method: "klarna",
      label: "",
      capturedMinor: 10,
      refundedMinor: 0,
      isStoreCredit: false,
    },
  ];
  expect(offeredRefundOptions({ store, payments })).toEqual(["ORIGINAL_PAYMENT_METHOD"]);
  expect(offeredRefundOptions({ store: storeForGift(store), payments })).toEqual(["STORE_CREDIT", "GIFT_CARD"]);
});

test("a store without store credit or gift cards offers no gift returns", () => {
  expect(isGiftOffered(storeWith("ORIGINAL_PAYMENT_METHOD", "BANK_TRANSFER"))).toBe(false);
  expect(isGiftOffered(storeWith("ORIGINAL_PAYMENT_METHOD", "GIFT_CARD"))).toBe(true);
});

test("neither the buyer nor the recipient of a gift sees the other's returns", () => {
  const returns = [
    { id: "bought", terms: {} },
    { id: "gift", terms: { isGift: true } },
    { id: "other gift", terms: { isGift: true } },
  ];
  const seenBy = (isGift: boolean, returnId: string) =>
    returnsSeenBy(returns, { isGift, returnId }).map(({ id }) => id);
  expect(seenBy(false, "bought")).toEqual(["bought"]);
  expect(seenBy(true, "gift")).toEqual(["gift"]);
  expect(seenBy(true, "draft")).toEqual([]);
});
