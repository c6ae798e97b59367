import { describe, expect, it } from "vitest";
import { approvedUnits, lineOf, orderOf, settlementOf } from "@/test/fixtures/money-fixtures";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { replacementShare } from "./replacement-share";
import { settleReturn } from "./settle-return";
import type { ExchangeTerms, SettleReturnInput, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

const order = orderOf([lineOf(1, 20_00), lineOf(1, 30_00)]);
const [twenty, thirty] = approvedUnits(order);
if (!twenty || !thirty) throw new Error("the order has two units");

const swap = (newPriceMinor: number, flow: ExchangeTerms["flow"] = "OPEN", unit: SettleUnit = twenty): SettleUnit => ({
  ...unit,
  outcome: "EXCHANGE",
  exchange: { flow, newPriceMinor },
});
const settle = (units: SettleUnit[], more: Partial<SettleReturnInput> = {}) =>
  settleReturn(settlementOf(order, units, more));
const out = (units: SettleUnit[], more: Partial<SettleReturnInput> = {}) => {
  const { portions, owedMinor, rows } = settle(units, more);
  replayDerivation(rows);
  return [owedMinor, ...portions.map((portion) => [portion.refundOption, portion.totalMinor])];
};

describe("an exchange", () => {
  it("lets the shopper owe the extra cost of the new item", () => {
    const settlement = settle([swap(50_00)]);
    expect(settlement).toMatchObject({ exchangeDifferenceMinor: 30_00, subtotalMinor: 0, totalMinor: 0, legs: [] });
    expect(settlement.owedMinor).toBe(30_00);
    const row = settlement.rows.find((one) => one.kind === "EXCHANGE_DIFFERENCE");
    expect(row).toMatchObject({ amountMinor: -30_00, formula: "€50.00 new, €20.00 paid", unitId: "1.1" });
  });

  it("refunds the remainder by the option of the return, or as gift card in OPEN_WITH_GIFT_CARD", () => {
    expect(out([swap(15_00)])).toEqual([0, ["ORIGINAL_PAYMENT_METHOD", 5_00]]);
    expect(out([swap(15_00, "FULL")], { refundOption: "STORE_CREDIT" })).toEqual([0, ["STORE_CREDIT", 5_00]]);
    expect(out([swap(15_00, "OPEN_WITH_GIFT_CARD")])).toEqual([0, ["GIFT_CARD", 5_00]]);
  });

  it("keeps the price under ONE_ON_ONE, whatever the variant costs now", () => {
    expect(out([swap(99_00, "ONE_ON_ONE")])).toEqual([0]);
    expect(out([swap(1_00, "ONE_ON_ONE")])).toEqual([0]);
  });

  it("nets refunds of other units, differences and fees into one amount", () => {
    const fees: SettleReturnInput["fees"] = [{ type: "SHIPPING_FEE", totalMinor: 7_50 }];
    expect(out([swap(45_00), thirty])).toEqual([0, ["ORIGINAL_PAYMENT_METHOD", 5_00]]);
    expect(out([swap(45_00), thirty], { fees })).toEqual([2_50, ["ORIGINAL_PAYMENT_METHOD", 0]]);
    const both = [swap(30_00), swap(25_00, "OPEN", thirty)];
    expect(out(both)).toEqual([5_00, ["ORIGINAL_PAYMENT_METHOD", 0]]);
  });

  it("is not quoted if the store takes no payments and something would be owed", () => {
    const without = { paymentsEnabled: false, basis: "QUOTE" } as const;
    const refused = expect.objectContaining({ reason: "EXCHANGE_NEEDS_PAYMENT", facts: { owedMinor: 30_00 } });
    expect(() => settle([swap(50_00)], without)).toThrow(refused);
    expect(out([swap(45_00), thirty], without)).toEqual([0, ["ORIGINAL_PAYMENT_METHOD", 5_00]]);
  });

  it("is not blocked at the review when the refund that should cover it was declined", () => {
    const units = [swap(45_00), { ...thirty, verdict: "DECLINED" } as const];
    const settlement = settle(units, { paymentsEnabled: false });
    expect(settlement).toMatchObject({ totalMinor: 0, owedMinor: 0, exchangeDifferenceMinor: 0 });
    expect(settlement.rows.at(-1)).toMatchObject({ kind: "EXCHANGE_NOT_CHARGED", amountMinor: 25_00 });
  });

  it("does not take place for a declined unit", () => {
    const settlement = settle([{ ...swap(15_00), verdict: "DECLINED" }]);
    expect(settlement).toMatchObject({ totalMinor: 0, owedMinor: 0, exchangeDifferenceMinor: 0 });
    expect(settlement.rows.map((row) => row.kind)).toEqual(["UNIT_EXCHANGED", "UNIT_DECLINED"]);
  });

  it("deducts the unit's share of the order discount from the new price when discounts are carried over", () => {
    const discounted = orderOf([lineOf(1, 20_00)], { orderDiscountMinor: 2_00 });
    const units = approvedUnits(discounted).map((unit) => swap(20_00, "OPEN", unit));
    const owed = (carryOverAutomaticDiscounts: boolean) =>
      settleReturn(settlementOf(discounted, units, { carryOverAutomaticDiscounts }));
    expect(owed(false).owedMinor).toBe(2_00);
    expect(owed(true)).toMatchObject({ owedMinor: 0, totalMinor: 0 });
    expect(owed(true).rows[1]?.formula).toBe("€20.00 new less €2.00 carried over, €18.00 paid");
  });
});

describe("an exchange incentive", () => {
  const flat = { per: "UNIT", bonus: { totalMinor: 4_00 } } as const;
  const rate = { per: "RETURN", bonus: { rateBasisPoints: 1000 } } as const;

  it("pays for the new items first, in a row of its own", () => {
    const settlement = settle([swap(50_00)], { exchangeIncentive: flat });
    expect(settlement).toMatchObject({ owedMinor: 26_00, incentiveMinor: 4_00, bonusMinor: 4_00 });
    const row = settlement.rows.find((one) => one.kind === "EXCHANGE_INCENTIVE");
    expect(row).toMatchObject({ group: "BONUS", formula: "flat €4.00", amountMinor: 4_00 });
  });

  it("becomes credit when the new items don't need it, never money", () => {
    const same = swap(20_00, "ONE_ON_ONE");
    expect(out([same], { exchangeIncentive: flat })).toEqual([0, ["STORE_CREDIT", 4_00]]);
    expect(out([same], { exchangeIncentive: flat, refundOption: "GIFT_CARD" })).toEqual([0, ["GIFT_CARD", 4_00]]);
  });

  it("is given per unit or once per return, and for exchanges only", () => {
    const both = [swap(20_00, "ONE_ON_ONE"), swap(30_00, "ONE_ON_ONE", thirty)];
    expect(out(both, { exchangeIncentive: flat })).toEqual([0, ["STORE_CREDIT", 8_00]]);
    expect(out(both, { exchangeIncentive: rate })).toEqual([0, ["STORE_CREDIT", 5_00]]);
    expect(settle([twenty], { exchangeIncentive: flat }).incentiveMinor).toBe(0);
  });
});

describe("an item that came from an exchange, when returned itself", () => {
  const taxed = orderOf([lineOf(1, 20_00, { taxMinor: 2_00 })], { taxesIncluded: false, orderDiscountMinor: 2_00 });
  const [original] = unitShares(taxed);
  if (!original) throw new Error("the order has a unit");
  const place = { lineId: "x", index: 0, taxesIncluded: false };

  it("refunds the price of the original, including its tax", () => {
    const share = replacementShare({ original, settledDifferenceMinor: 0, ...place });
    expect(share).toMatchObject({ lineId: "x", priceMinor: 18_00, taxMinor: 2_00, paidMinor: 20_00 });
    const unit: SettleUnit = { ...share, unitId: "u", name: "New", verdict: "APPROVED", outcome: "REFUND" };
    expect(settleReturn(settlementOf(taxed, [unit])).totalMinor).toBe(20_00);
  });

  it("refunds a difference that was paid too, and not one that was given back", () => {
    const paid = (settledDifferenceMinor: number) => replacementShare({ original, settledDifferenceMinor, ...place });
    expect(paid(10_00)).toMatchObject({ paidMinor: 30_00, taxMinor: 3_00, priceMinor: 27_00 });
    expect(paid(-10_00)).toMatchObject({ paidMinor: 10_00, taxMinor: 1_00 });
    expect(() => paid(-20_01)).toThrow(expect.objectContaining({ reason: "DIFFERENCE_EXCEEDS_PAID" }));
  });
});
