import { describe, expect, it } from "vitest";
import { splitByLargestRemainder } from "@/server/kernel/money";
import { checkOrderAddsUp } from "./check-order-adds-up";
import { grossOfNetDiscount } from "./gross-of-net-discount";
import { lineOf, orderOf, paymentOf } from "./money-fixtures";
import { takeNextFreeShares } from "./take-next-free-shares";
import type { OrderMoney } from "./types";
import { unitShares } from "./unit-shares";

const paidOf = (order: OrderMoney): number[] => unitShares(order).map((share) => share.paidMinor);

describe("acceptance cases about shares", () => {
  it("case 1: one of three units at 100.00 is worth 100.00", () => {
    expect(paidOf(orderOf([lineOf(3, 100_00)]))).toEqual([100_00, 100_00, 100_00]);
  });

  it("case 2: an order discount of 10.00 over three units gives 96.67, 96.67, 96.66 one by one, 290.00 together", () => {
    const order = orderOf([lineOf(3, 100_00)], { orderDiscountMinor: 10_00 });
    const shares = unitShares(order);
    const taken = new Set<number>();
    const oneByOne = [1, 2, 3].map(() => {
      const [share] = takeNextFreeShares({ shares, lineId: "1", quantity: 1, takenIndexes: taken });
      taken.add(share?.index ?? -1);
      return share?.paidMinor ?? 0;
    });
    expect(oneByOne).toEqual([96_67, 96_67, 96_66]);
    const together = takeNextFreeShares({ shares, lineId: "1", quantity: 3, takenIndexes: new Set() });
    expect(together.reduce((sum, share) => sum + share.paidMinor, 0)).toBe(290_00);
    expect(shares.map((share) => share.orderDiscountMinor)).toEqual([3_33, 3_33, 3_34]);
  });

  it("case 3: a shipping discount takes no part in a unit's share", () => {
    const shipping = { priceMinor: 50_00, discountMinor: 50_00, taxMinor: 0 };
    expect(paidOf(orderOf([lineOf(3, 100_00)], { shipping }))).toEqual([100_00, 100_00, 100_00]);
  });

  it("case 4: a line without a price has shares of 0", () => {
    expect(paidOf(orderOf([lineOf(2, 0)]))).toEqual([0, 0]);
  });

  it("case 11: 2.99 over lines of 43.00, 14.00 and 23.00 gives 1.61, 0.52, 0.86", () => {
    const order = orderOf([lineOf(1, 43_00), lineOf(1, 14_00), lineOf(1, 23_00)], { orderDiscountMinor: 2_99 });
    expect(unitShares(order).map((share) => share.orderDiscountMinor)).toEqual([1_61, 52, 86]);
  });

  it("case 12: equal weights, many small weights and all-zero weights split as published", () => {
    expect(splitByLargestRemainder(2_99, [10_00, 10_00, 10_00])).toEqual([1_00, 1_00, 99]);
    const small = [10, 20, 10, 30, 50, 20, 10, 40];
    expect(splitByLargestRemainder(93, small)).toEqual([5, 10, 5, 15, 24, 10, 5, 19]);
    expect(splitByLargestRemainder(10, [0, 0])).toEqual([5, 5]);
  });

  it("case 13: with one of two units pending return, 99.00 is left refundable", () => {
    const line = lineOf(2, 100_00, { taxMinor: 18_00 });
    const order = orderOf([line], { taxesIncluded: false, orderDiscountMinor: 20_00 });
    const shares = unitShares(order);
    const left = takeNextFreeShares({ shares, lineId: "1", quantity: 1, takenIndexes: new Set([0]) });
    expect(left.map((share) => share.paidMinor)).toEqual([99_00]);
  });

  it("case 14: a net discount of 10.00 on tax-inclusive prices at 20 % leaves 188.00, 94.00 per unit", () => {
    const lines = [{ netAmountMinor: 166_67, taxRateBasisPoints: 2000 }];
    const orderDiscountMinor = grossOfNetDiscount({ netDiscountMinor: 10_00, lines });
    expect(orderDiscountMinor).toBe(12_00);
    const order = orderOf([lineOf(2, 100_00, { taxMinor: 31_33 })], { orderDiscountMinor });
    expect(paidOf(order)).toEqual([94_00, 94_00]);
  });

  it("case 16, first half: asking for more units than are left is refused with what is left", () => {
    const shares = unitShares(orderOf([lineOf(3, 10_00)]));
    const ask = () => takeNextFreeShares({ shares, lineId: "1", quantity: 2, takenIndexes: new Set([0, 1]) });
    expect(ask).toThrow(expect.objectContaining({ reason: "NOT_ENOUGH_UNITS_LEFT" }));
    expect(ask).toThrow(expect.objectContaining({ facts: { lineId: "1", askedQuantity: 2, leftQuantity: 1 } }));
  });

  it("hands out free shares by index, however they were loaded", () => {
    const shares = unitShares(orderOf([lineOf(3, 10_00)])).reverse();
    const next = takeNextFreeShares({ shares, lineId: "1", quantity: 2, takenIndexes: new Set([0]) });
    expect(next.map((share) => share.index)).toEqual([1, 2]);
  });

  it("case 24: JPY 1000 over three equal units gives 334, 333, 333", () => {
    const order = orderOf([lineOf(3, 400, { discountMinor: 200 })], { currency: "JPY" });
    expect(paidOf(order)).toEqual([334, 333, 333]);
  });
});

describe("unitShares", () => {
  it("keeps a line discount and an order discount apart, and both complete", () => {
    const order = orderOf([lineOf(3, 9_99, { discountMinor: 1_00 })], { orderDiscountMinor: 50 });
    const shares = unitShares(order);
    expect(shares.reduce((sum, share) => sum + share.lineDiscountMinor, 0)).toBe(1_00);
    expect(shares.reduce((sum, share) => sum + share.orderDiscountMinor, 0)).toBe(50);
  });

  it("lets an order discount that is larger than the items come off the shipping", () => {
    const shipping = { priceMinor: 10_00, discountMinor: 0, taxMinor: 0 };
    expect(paidOf(orderOf([lineOf(1, 5_00)], { orderDiscountMinor: 8_00, shipping }))).toEqual([0]);
  });

  it("refuses a line whose discount is more than its price", () => {
    const order = orderOf([lineOf(1, 5_00, { discountMinor: 5_01 })]);
    expect(() => unitShares(order)).toThrow(expect.objectContaining({ reason: "INVALID_ORDER_MONEY" }));
  });

  it("refuses included tax that is more than the amount it is in", () => {
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
