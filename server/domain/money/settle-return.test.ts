import { describe, expect, it } from "vitest";
import { approvedUnits, lineOf, orderOf, paymentOf, settlementOf } from "./money-fixtures";
import { overrideCap } from "./override-cap";
import { settleReturn } from "./settle-return";
import type { SettleReturnInput, SettleUnit } from "./types";

const threeUnits = orderOf([lineOf(3, 100_00)]);

describe("acceptance cases about refunds", () => {
  it("case 1: one of three units at 100.00 refunds 100.00", () => {
    const units = approvedUnits(threeUnits).slice(0, 1);
    expect(settleReturn(settlementOf(threeUnits, units)).totalMinor).toBe(100_00);
  });

  it("case 2: an order discount of 10.00 refunds 96.67, 96.67, 96.66 one by one and 290.00 together", () => {
    const order = { ...threeUnits, orderDiscountMinor: 10_00 };
    const units = approvedUnits(order);
    const oneByOne = units.map((unit) => settleReturn(settlementOf(order, [unit])).totalMinor);
    expect(oneByOne).toEqual([96_67, 96_67, 96_66]);
    expect(settleReturn(settlementOf(order, units)).totalMinor).toBe(290_00);
  });

  it("case 3: a shipping discount does not lower the refund", () => {
    const order = { ...threeUnits, shipping: { priceMinor: 50_00, discountMinor: 50_00, taxMinor: 0 } };
    expect(settleReturn(settlementOf(order, approvedUnits(order).slice(0, 1))).totalMinor).toBe(100_00);
  });

  it("case 4: a unit without a price refunds 0 to nobody", () => {
    const order = orderOf([lineOf(1, 0)]);
    expect(settleReturn(settlementOf(order, approvedUnits(order)))).toMatchObject({ totalMinor: 0, legs: [] });
  });

  it("case 5: a unit chosen for exchange refunds 0", () => {
    const units = approvedUnits(threeUnits).map((unit): SettleUnit => ({ ...unit, outcome: "EXCHANGE" }));
    expect(settleReturn(settlementOf(threeUnits, units))).toMatchObject({ totalMinor: 0, subtotalMinor: 0 });
  });

  it("case 6: included tax is inside the refund", () => {
    const order = orderOf([lineOf(1, 10_00, { taxMinor: 5_00 })]);
    const settlement = settleReturn(settlementOf(order, approvedUnits(order)));
    expect(settlement).toMatchObject({ totalMinor: 10_00, taxMinor: 5_00 });
  });

  it("case 7: additional tax is on top of the refund", () => {
    const lines = [lineOf(1, 15_00, { taxMinor: 5_00 }), lineOf(1, 15_00, { taxMinor: 5_00 })];
    const order = orderOf(lines, { taxesIncluded: false });
    const settlement = settleReturn(settlementOf(order, approvedUnits(order)));
    expect(settlement).toMatchObject({ totalMinor: 40_00, taxMinor: 10_00 });
  });

  it("case 8: an amount lowered to half carries half of its tax", () => {
    const order = orderOf([lineOf(1, 10_00, { taxMinor: 1_00 })], { taxesIncluded: false });
    const units = approvedUnits(order);
    expect(settleReturn(settlementOf(order, units)).totalMinor).toBe(11_00);
    const half = units.map((unit) => ({ ...unit, amountPercent: 50 }));
    expect(settleReturn(settlementOf(order, half))).toMatchObject({ totalMinor: 5_50, taxMinor: 50 });
  });

  it("case 9: payments are drained in order, each up to what it holds", () => {
    const [card, transfer] = [paymentOf("card", 5_00), paymentOf("transfer", 5_00)];
    const order = orderOf([lineOf(1, 10_00), lineOf(1, 4_00)]);
    const [ten, four] = approvedUnits(order);
    const legsOf = (unit: SettleUnit | undefined, payments: SettleReturnInput["payments"]) =>
      settleReturn(settlementOf(order, unit ? [unit] : [], { payments })).legs.map((leg) => [
        leg.paymentId,
        leg.amountMinor,
      ]);
    expect(legsOf(ten, [card, transfer])).toEqual([
      ["card", 5_00],
      ["transfer", 5_00],
    ]);
    expect(legsOf(four, [transfer, card])).toEqual([["transfer", 4_00]]);
  });

  it("case 15: of two units one declined, 44.00 is refunded and 44.00 is the declined share", () => {
    const line = lineOf(2, 50_00, { taxMinor: 8_00 });
    const order = orderOf([line], { taxesIncluded: false, orderDiscountMinor: 20_00 });
    const units = approvedUnits(order);
    expect(units.reduce((sum, unit) => sum + unit.paidMinor, 0)).toBe(88_00);
    const reviewed = units.map((unit): SettleUnit => (unit.index === 1 ? { ...unit, verdict: "DECLINED" } : unit));
    const settlement = settleReturn(settlementOf(order, reviewed));
    expect(settlement.totalMinor).toBe(44_00);
    const declined = settlement.rows.filter((row) => row.group === "NOT_ACCEPTED");
    expect(declined).toMatchObject([{ kind: "UNIT_DECLINED", unitId: "1.2", amountMinor: -44_00 }]);
  });

  it("case 17: with 100.00 captured and 25.00 refunded, asking 1000.00 is refused with 75.00 left", () => {
    const order = orderOf([lineOf(1, 1000_00)]);
    const payments = [paymentOf("card", 100_00, { refundedMinor: 25_00 })];
    const computed = () => settleReturn(settlementOf(order, approvedUnits(order), { payments }));
    expect(computed).toThrow(
      expect.objectContaining({ reason: "EXCEEDS_REFUNDABLE", facts: { askedMinor: 1000_00, leftMinor: 75_00 } }),
    );
    const override = { payments, overrideMinor: 1000_00, overrideCapMinor: 100_00 };
    const overridden = () => settleReturn(settlementOf(order, approvedUnits(order), override));
    expect(overridden).toThrow(expect.objectContaining({ facts: expect.objectContaining({ leftMinor: 75_00 }) }));
  });

  it("case 18: of three units announced at 89.99 two arrive: 179.98, and that is the cap", () => {
    const order = orderOf([lineOf(3, 89_99)]);
    const units = approvedUnits(order).map(
      (unit): SettleUnit => (unit.index === 2 ? { ...unit, verdict: "MISSING" } : unit),
    );
    expect(settleReturn(settlementOf(order, units)).totalMinor).toBe(179_98);
    const overrideCapMinor = overrideCap(units, 0);
    expect(overrideCapMinor).toBe(179_98);
    const over = () => settleReturn(settlementOf(order, units, { overrideMinor: 179_99, overrideCapMinor }));
    expect(over).toThrow(expect.objectContaining({ reason: "OVERRIDE_EXCEEDS_PAID" }));
  });

  it("case 19: after a failed payout, which counts as nothing, the full amount may be paid once", () => {
    const input = settlementOf(threeUnits, approvedUnits(threeUnits), { payments: [paymentOf("card", 300_00)] });
    expect(settleReturn(input).legs).toMatchObject([{ amountMinor: 300_00 }]);
    expect(settleReturn(input).legs).toMatchObject([{ amountMinor: 300_00 }]);
    const paid = { ...input, payments: [paymentOf("card", 300_00, { refundedMinor: 300_00 })] };
    expect(() => settleReturn(paid)).toThrow(expect.objectContaining({ reason: "EXCEEDS_REFUNDABLE" }));
  });

  it("case 20: of items 6.00 and 4.00 with an order discount of 1.00, returning the 6.00 refunds 5.40", () => {
    const order = orderOf([lineOf(1, 6_00), lineOf(1, 4_00)], { orderDiscountMinor: 1_00 });
    expect(settleReturn(settlementOf(order, approvedUnits(order).slice(0, 1))).totalMinor).toBe(5_40);
  });

  const restocked = orderOf([lineOf(2, 20_00, { taxMinor: 4_00 })], { taxesIncluded: false });
  const fees: SettleReturnInput["fees"] = [
    { type: "RESTOCK_FEE", rateBasisPoints: 1000 },
    { type: "SHIPPING_FEE", totalMinor: 5_00 },
  ];

  it("case 21: restocking is taken before tax, return shipping once: 40 + 4 - 4 - 5 = 35.00", () => {
    const settlement = settleReturn(settlementOf(restocked, approvedUnits(restocked), { fees }));
    expect(settlement).toMatchObject({ subtotalMinor: 44_00, feesMinor: 9_00, totalMinor: 35_00, owedMinor: 0 });
  });

  it("case 22: as store credit, a bonus of 10 % gives 38.50 and a flat one of 10.00 gives 45.00, on its own line", () => {
    const credit = { fees, refundOption: "STORE_CREDIT" } as const;
    const units = approvedUnits(restocked);
    const rate = settleReturn(settlementOf(restocked, units, { ...credit, bonus: { rateBasisPoints: 1000 } }));
    expect(rate).toMatchObject({ totalMinor: 38_50, bonusMinor: 3_50 });
    expect(rate.legs).toMatchObject([{ refundOption: "STORE_CREDIT", paymentId: null, amountMinor: 38_50 }]);
    const flat = settleReturn(settlementOf(restocked, units, { ...credit, bonus: { totalMinor: 10_00 } }));
    expect(flat.totalMinor).toBe(45_00);
    expect(flat.rows.filter((row) => row.group === "BONUS")).toMatchObject([{ amountMinor: 10_00 }]);
  });

  it("case 23, its money: a kept item at 100 % refunds 89.99", () => {
    const order = orderOf([lineOf(1, 89_99)]);
    const units = approvedUnits(order).map((unit) => ({ ...unit, amountPercent: 100 }));
    expect(settleReturn(settlementOf(order, units)).totalMinor).toBe(89_99);
  });
});
