import { describe, expect, it } from "vitest";
import { lineOf, orderOf, paymentOf } from "@/test/fixtures/money-fixtures";
import { checkOrderAddsUp } from "./check-order-adds-up";
import { takeNextFreeShares } from "./take-next-free-shares";
import type { OrderMoney } from "./types";
import { unitShares } from "./unit-shares";

const paidOf = (order: OrderMoney): number[] => unitShares(order).map((share) => share.paidMinor);

describe("takeNextFreeShares", () => {
  it("hands out free shares by index, in whatever order they were loaded", () => {
    const shares = unitShares(orderOf([lineOf(3, 10_00)])).reverse();
    const next = takeNextFreeShares({ shares, lineId: "1", quantity: 2, takenIndexes: new Set([0]) });
    expect(next.map((share) => share.index)).toEqual([1, 2]);
  });

  it.each([
    [1, 1, "Linen shirt", "1 unit of Linen shirt was requested, but only 0 are left."],
    [2, 2, "Linen shirt", "2 units of Linen shirt were requested, but only 1 is left."],
    [4, 3, "", "4 units of line 1 were requested, but only 3 are left."],
  ])("says that %i of %i are too many, with the item's name", (quantity, count, name, words) => {
    const shares = unitShares(orderOf([lineOf(count, 10_00)]));
    const takenIndexes = new Set(name === "" ? [] : [0]);
    expect(() => takeNextFreeShares({ shares, lineId: "1", name, quantity, takenIndexes })).toThrow(words);
  });
});

describe("unitShares", () => {
  it("keeps a line discount and an order discount separate, and both complete", () => {
    const order = orderOf([lineOf(3, 9_99, { discountMinor: 1_00 })], { orderDiscountMinor: 50 });
    const shares = unitShares(order);
    expect(shares.reduce((sum, share) => sum + share.lineDiscountMinor, 0)).toBe(1_00);
    expect(shares.reduce((sum, share) => sum + share.orderDiscountMinor, 0)).toBe(50);
  });

  it("takes an order discount that is larger than the items off the shipping", () => {
    const shipping = { priceMinor: 10_00, discountMinor: 0, taxMinor: 0 };
    expect(paidOf(orderOf([lineOf(1, 5_00)], { orderDiscountMinor: 8_00, shipping }))).toEqual([0]);
  });

  it("rejects a line whose discount is more than its price", () => {
    const order = orderOf([lineOf(1, 5_00, { discountMinor: 5_01 })]);
    expect(() => unitShares(order)).toThrow(expect.objectContaining({ reason: "INVALID_ORDER_MONEY" }));
  });

  it("rejects included tax that is more than the amount that includes it", () => {
    const order = orderOf([lineOf(1, 5_00, { taxMinor: 5_01 })]);
    expect(() => unitShares(order)).toThrow(expect.objectContaining({ reason: "INVALID_ORDER_MONEY" }));
  });

  it("splits a wholesale line of 80,995 units exactly", () => {
    const shares = unitShares(orderOf([lineOf(80_995, 2_08, { discountMinor: 7 })]));
    expect(shares.reduce((sum, share) => sum + share.paidMinor, 0)).toBe(80_995 * 2_08 - 7);
  });
});

describe("checkOrderAddsUp", () => {
  const shipping = { priceMinor: 5_00, discountMinor: 1_00, taxMinor: 40 };
  const lines = [lineOf(2, 10_00, { discountMinor: 1_00, taxMinor: 1_90 })];

  it("counts additional tax of lines and shipping", () => {
    const order = orderOf(lines, { taxesIncluded: false, shipping, payments: [paymentOf("a", 25_30)] });
    expect(checkOrderAddsUp(order)).toEqual({ ok: true });
  });

  it("does not count included tax, and adds several payments", () => {
    const payments = [paymentOf("a", 20_00), paymentOf("b", 3_00, { refundedMinor: 3_00 })];
    expect(checkOrderAddsUp(orderOf(lines, { shipping, payments }))).toEqual({ ok: true });
  });

  it("names the difference", () => {
    const order = orderOf(lines, { shipping, payments: [paymentOf("a", 22_00)] });
    const expected = { ok: false, differenceMinor: -1_00, expectedMinor: 23_00, capturedMinor: 22_00 };
    expect(checkOrderAddsUp(order)).toEqual(expected);
  });
});
