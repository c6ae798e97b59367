import { describe, expect, it } from "vitest";
import { approvedUnits, lineOf, orderOf, paymentOf, settlementOf } from "@/test/fixtures/money-fixtures";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { overrideCap } from "./override-cap";
import { settleReturn } from "./settle-return";
import type { DerivationRow, SettleUnit } from "./types";

const order = orderOf([lineOf(3, 100_00, { taxMinor: 46_30 })], { orderDiscountMinor: 10_00 });
const units = approvedUnits(order);
const one = units.slice(0, 1);

const textsOf = (rows: DerivationRow[]) => rows.map((row) => [row.kind, row.formula, row.amountMinor]);

describe("settleReturn", () => {
  it("counts undecided units in a quote and not in a decision", () => {
    const verdicts = ["PENDING", "UNDECIDED", "DECLINED"] as const;
    const mixed = units.map((unit): SettleUnit => ({ ...unit, verdict: verdicts[unit.index] ?? "PENDING" }));
    expect(settleReturn(settlementOf(order, mixed, { basis: "QUOTE" })).totalMinor).toBe(193_34);
    const decision = settleReturn(settlementOf(order, mixed));
    expect(decision.totalMinor).toBe(0);
    const taken = decision.rows.filter((row) => row.group === "NOT_ACCEPTED").map((row) => row.kind);
    expect(taken).toEqual(["UNIT_PENDING", "UNIT_PENDING", "UNIT_DECLINED"]);
  });

  it("says in each row how its amount is calculated", () => {
    const fees = [{ type: "SHIPPING_FEE", totalMinor: 4_90 }] as const;
    const { rows } = settleReturn(settlementOf(order, one, { fees: [...fees] }));
    expect(textsOf(rows)).toEqual([
      ["UNIT_PRICE", "€100.00 list price", 100_00],
      ["ORDER_DISCOUNT", "€3.33 of €10.00 by largest remainder", -3_33],
      ["TAX_INCLUDED", "included: €15.44 of €46.30 by largest remainder", 0],
      ["SHIPPING_FEE", "flat €4.90 per return", -4_90],
      ["PAYOUT", "€91.77 of €100,000.00 left", 91_77],
    ]);
    expect(rows.map((row) => row.position)).toEqual([1, 2, 3, 4, 5]);
  });

  it("makes the shopper owe a fee beyond the refund if the store takes payments", () => {
    const declined = one.map((unit): SettleUnit => ({ ...unit, verdict: "DECLINED" }));
    const fees = [{ type: "RETURN_FEE" as const, totalMinor: 5_00 }];
    const settlement = settleReturn(settlementOf(order, declined, { fees }));
    expect(settlement).toMatchObject({ totalMinor: 0, feesMinor: 5_00, owedMinor: 5_00, legs: [] });
  });

  it("waives a fee beyond the refund in a row of its own if the store takes no payments", () => {
    const cheap = orderOf([lineOf(1, 3_00)]);
    const fees = [{ type: "RETURN_FEE" as const, totalMinor: 5_00 }];
    const settlement = settleReturn(settlementOf(cheap, approvedUnits(cheap), { fees, paymentsEnabled: false }));
    expect(settlement).toMatchObject({ totalMinor: 0, feesMinor: 3_00, owedMinor: 0 });
    expect(settlement.rows.at(-1)).toMatchObject({ kind: "FEE_NOT_CHARGED", amountMinor: 2_00 });
  });

  it("refunds store credit that paid for the order as store credit first", () => {
    const payments = [paymentOf("card", 90_00), paymentOf("credit", 50_00, { isStoreCredit: true })];
    const { legs } = settleReturn(settlementOf(order, one, { payments }));
    expect(legs).toMatchObject([
      { position: 1, paymentId: "credit", refundOption: "STORE_CREDIT", amountMinor: 50_00 },
      { position: 2, paymentId: "card", refundOption: "ORIGINAL_PAYMENT_METHOD", amountMinor: 46_67 },
    ]);
  });

  it("does not pay as credit what was already refunded to the card", () => {
    const payments = [paymentOf("card", 100_00, { refundedMinor: 25_00 })];
    const settlement = settleReturn(settlementOf(order, one, { payments, refundOption: "STORE_CREDIT" }));
    expect(settlement.totalMinor).toBe(75_00);
    expect(settlement.rows).toContainEqual(
      expect.objectContaining({ kind: "ALREADY_REFUNDED", group: "REFUNDED_BEFORE", amountMinor: 75_00 - 96_67 }),
    );
    expect(replayDerivation(settlement.rows)).toMatchObject({ totalMinor: 75_00, owedMinor: 0 });
  });

  it("charges fees on what is left to refund, and reduces tax and shipping with it", () => {
    const taxed = orderOf([lineOf(1, 100_00, { taxMinor: 20_00 })]);
    const input = {
      payments: [paymentOf("card", 105_00, { refundedMinor: 65_00 })],
      fees: [{ type: "RETURN_FEE", totalMinor: 5_00 } as const],
      refundShipping: { paidMinor: 5_00, taxMinor: 1_00 },
    };
    expect(settleReturn(settlementOf(taxed, approvedUnits(taxed), input))).toMatchObject({
      ...{ subtotalMinor: 35_00, shippingMinor: 5_00, feesMinor: 5_00, taxMinor: 8_00, totalMinor: 35_00 },
    });
    const nothing = { ...input, payments: [paymentOf("card", 105_00, { refundedMinor: 105_00 })] };
    expect(settleReturn(settlementOf(taxed, approvedUnits(taxed), nothing))).toMatchObject({
      ...{ subtotalMinor: 0, shippingMinor: 0, taxMinor: 0, totalMinor: 0, legs: [] },
    });
  });

  it("does not count bonus and rounding against what was captured, but does count an override", () => {
    const exact = { payments: [paymentOf("card", 96_67)], refundOption: "STORE_CREDIT", roundPromocode: true } as const;
    const input = { ...exact, payments: [...exact.payments], bonuses: { STORE_CREDIT: { totalMinor: 10_00 } } };
    expect(settleReturn(settlementOf(order, one, input)).totalMinor).toBe(107_00);
    const override = { ...input, overrideMinor: 96_68, overrideCapMinor: 200_00 };
    const over = () => settleReturn(settlementOf(order, one, override));
    expect(over).toThrow(expect.objectContaining({ reason: "EXCEEDS_REFUNDABLE" }));
  });

  it("rounds a credit up to the next whole unit of the currency, and only a credit", () => {
    const credit = { refundOption: "GIFT_CARD", roundPromocode: true } as const;
    expect(settleReturn(settlementOf(order, one, credit))).toMatchObject({ totalMinor: 97_00, roundingMinor: 33 });
    expect(settleReturn(settlementOf(order, one, { roundPromocode: true })).totalMinor).toBe(96_67);
    const yen = orderOf([lineOf(1, 335)], { currency: "JPY" });
    expect(settleReturn(settlementOf(yen, approvedUnits(yen), credit)).totalMinor).toBe(335);
  });

  it("replaces the computed amount with an override, including fees owed", () => {
    const declined = one.map((unit): SettleUnit => ({ ...unit, verdict: "DECLINED" }));
    const fees = [{ type: "RETURN_FEE" as const, totalMinor: 5_00 }];
    const override = { fees, overrideMinor: 20_00, overrideCapMinor: 96_67 };
    const settlement = settleReturn(settlementOf(order, declined, override));
    expect(settlement).toMatchObject({ totalMinor: 20_00, owedMinor: 0 });
    expect(settlement.rows.find((row) => row.kind === "OVERRIDE")).toMatchObject({
      amountMinor: 25_00,
      formula: "€20.00 instead of €0.00, of which €3.19 tax",
    });
  });

  it("caps an override by declined units and refundable shipping too, but not by exchanged or missing units", () => {
    const [first, second, third] = units;
    if (!first || !second || !third) throw new Error("the order has three units");
    const returned: SettleUnit[] = [
      { ...first, verdict: "DECLINED" },
      { ...second, outcome: "EXCHANGE" },
      { ...third, verdict: "MISSING" },
    ];
    expect(overrideCap(returned, 4_00)).toBe(100_67);
  });

  it("accepts an override of 0", () => {
    expect(settleReturn(settlementOf(order, one, { overrideMinor: 0 }))).toMatchObject({ totalMinor: 0, legs: [] });
  });

  it("gives no bonus on a refund that fees used up, and never in money", () => {
    const cheap = orderOf([lineOf(1, 3_00)]);
    const fees = [{ type: "RETURN_FEE" as const, totalMinor: 5_00 }];
    const bonuses = { STORE_CREDIT: { totalMinor: 10_00 } };
    const asCredit = settlementOf(cheap, approvedUnits(cheap), { fees, bonuses, refundOption: "STORE_CREDIT" });
    expect(settleReturn(asCredit)).toMatchObject({ totalMinor: 0, bonusMinor: 0, owedMinor: 2_00 });
    const inCash = { bonuses: { ORIGINAL_PAYMENT_METHOD: { totalMinor: 10_00 } } };
    const inMoney = () => settleReturn(settlementOf(order, one, inCash));
    expect(inMoney).toThrow(expect.objectContaining({ reason: "BONUS_NEEDS_CREDIT" }));
  });

  it("rejects the same physical unit twice, under one ID or two", () => {
    const again = one.map((unit) => ({ ...unit, unitId: "other" }));
    for (const twice of [
      [...one, ...one],
      [...one, ...again],
    ]) {
      const settle = () => settleReturn(settlementOf(order, twice));
      expect(settle).toThrow(expect.objectContaining({ reason: "UNIT_TWICE" }));
    }
  });

  it("rejects a unit whose parts don't add up to its paid amount", () => {
    const wrong = one.map((unit) => ({ ...unit, paidMinor: unit.paidMinor + 1 }));
    const settle = () => settleReturn(settlementOf(order, wrong));
    expect(settle).toThrow(expect.objectContaining({ reason: "UNIT_DOES_NOT_ADD_UP" }));
  });

  it("rejects fractions, negative amounts and more than 100%", () => {
    const refused = [
      { fees: [{ type: "RETURN_FEE" as const, totalMinor: -1 }] },
      { fees: [{ type: "RETURN_FEE" as const, totalMinor: 0.5 }] },
      { overrideMinor: -1 },
      { units: one.map((unit) => ({ ...unit, amountPercent: 101 })) },
      { units: one.map((unit) => ({ ...unit, amountPercent: 33.3 })) },
    ];
    for (const wrong of refused) {
      const settle = () => settleReturn(settlementOf(order, one, wrong));
      expect(settle).toThrow(expect.objectContaining({ reason: "INVALID_AMOUNT" }));
    }
  });
});
