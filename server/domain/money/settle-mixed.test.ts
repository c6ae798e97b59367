import { describe, expect, it } from "vitest";
import { approvedUnits, lineOf, orderOf, paymentOf, settlementOf } from "@/test/fixtures/money-fixtures";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { originalShipping } from "./original-shipping";
import { settleReturn } from "./settle-return";
import type { Portion, SettleUnit } from "./types";

const order = orderOf([lineOf(1, 30_00), lineOf(1, 20_00), lineOf(1, 10_00)]);
const options = ["STORE_CREDIT", "ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"] as const;
const units = approvedUnits(order).map((unit, i): SettleUnit => ({ ...unit, refundOption: options[i] }));

const settle = (more: Partial<Parameters<typeof settleReturn>[0]> = {}, some = units) =>
  settleReturn(settlementOf(order, some, more));
const totals = (portions: Portion[]) => portions.map((portion) => [portion.refundOption, portion.totalMinor]);

describe("units with different refund options", () => {
  it("pays one portion per option, in order of first appearance, with a leg each", () => {
    const { portions, legs, totalMinor } = settle();
    expect(totals(portions)).toEqual([
      ["STORE_CREDIT", 40_00],
      ["ORIGINAL_PAYMENT_METHOD", 20_00],
    ]);
    expect(legs.map((leg) => [leg.position, leg.paymentId, leg.amountMinor])).toEqual([
      [1, null, 40_00],
      [2, "card", 20_00],
    ]);
    expect(totalMinor).toBe(60_00);
  });

  it("refunds the remainder of an exchange by the option chosen for its own item", () => {
    const swapped = units.map(
      (unit, i): SettleUnit =>
        i === 1 ? { ...unit, outcome: "EXCHANGE", exchange: { flow: "OPEN", newPriceMinor: 15_00 } } : unit,
    );
    expect(totals(settle({ refundOption: "STORE_CREDIT" }, swapped).portions)).toEqual([
      ["STORE_CREDIT", 40_00],
      ["ORIGINAL_PAYMENT_METHOD", 5_00],
    ]);
  });

  it("deducts flat fees from the portions in order, and charges the shopper for the rest", () => {
    const fee = (totalMinor: number) => settle({ fees: [{ type: "RETURN_FEE", totalMinor }] });
    expect(totals(fee(45_00).portions)).toEqual([
      ["STORE_CREDIT", 0],
      ["ORIGINAL_PAYMENT_METHOD", 15_00],
    ]);
    expect(fee(45_00).portions.map((portion) => portion.feesMinor)).toEqual([40_00, 5_00]);
    expect(fee(61_00)).toMatchObject({ totalMinor: 0, owedMinor: 1_00, legs: [] });
  });

  it("keeps a restocking fee with the portion of its unit", () => {
    const { portions } = settle({ fees: [{ type: "RESTOCK_FEE", rateBasisPoints: 1000 }] });
    expect(portions.map((portion) => portion.feesMinor)).toEqual([4_00, 2_00]);
  });

  it("gives each credit its own bonus and rounds it on its own", () => {
    const mixed = units.map((unit, i): SettleUnit => (i === 1 ? { ...unit, refundOption: "GIFT_CARD" } : unit));
    const bonuses = { STORE_CREDIT: { rateBasisPoints: 525 }, GIFT_CARD: { totalMinor: 1_50 } };
    const settlement = settle({ bonuses, roundPromocode: true }, mixed);
    expect(settlement.portions).toMatchObject([
      { refundOption: "STORE_CREDIT", bonusMinor: 2_10, roundingMinor: 90, totalMinor: 43_00 },
      { refundOption: "GIFT_CARD", bonusMinor: 1_50, roundingMinor: 50, totalMinor: 22_00 },
    ]);
    const labels = settlement.rows
      .filter((row) => row.amountMinor > 0 && row.group !== "ITEMS")
      .map((row) => row.label);
    expect(labels.slice(0, 2)).toEqual(["Bonus: store credit", "Bonus: gift card"]);
  });

  it("splits an override by what the options would have paid", () => {
    const settlement = settle({ overrideMinor: 30_01, overrideCapMinor: 60_00 });
    expect(totals(settlement.portions)).toEqual([
      ["STORE_CREDIT", 20_01],
      ["ORIGINAL_PAYMENT_METHOD", 10_00],
    ]);
    expect(replayDerivation(settlement.rows)).toMatchObject({ totalMinor: 30_01, owedMinor: 0 });
  });

  it("caps all portions together by what is left on the payments", () => {
    const payments = [paymentOf("card", 59_99)];
    const { portions, rows } = settle({ payments });
    expect(portions.map(({ subtotalMinor }) => subtotalMinor)).toEqual([39_99, 20_00]);
    expect(rows.find(({ kind }) => kind === "ALREADY_REFUNDED")).toMatchObject({ amountMinor: -1 });
  });
});

describe("the order's original shipping", () => {
  const shipping = { priceMinor: 5_00, discountMinor: 1_00, taxMinor: 80 };
  const shipped = { ...order, shipping };
  const all = approvedUnits(shipped);

  it("is refunded with the last unit, including tax and discount, and not before", () => {
    expect(originalShipping(shipped, all.slice(1))).toBeNull();
    expect(originalShipping(shipped, [...all, ...all])).toEqual({ paidMinor: 4_00, taxMinor: 80 });
    expect(originalShipping({ ...shipped, taxesIncluded: false }, all)).toEqual({ paidMinor: 4_80, taxMinor: 80 });
    expect(originalShipping({ ...shipped, orderDiscountMinor: 64_00 }, all)).toBeNull();
  });

  it("is an amount of its own in a row of its own", () => {
    const refundShipping = originalShipping(shipped, all);
    const settlement = settleReturn(settlementOf(shipped, all, { refundShipping }));
    expect(settlement).toMatchObject({ subtotalMinor: 60_00, shippingMinor: 4_00, taxMinor: 80, totalMinor: 64_00 });
    const row = settlement.rows.find((one) => one.kind === "ORIGINAL_SHIPPING");
    expect(row).toMatchObject({ group: "SHIPPING", amountMinor: 4_00, formula: "€4.00 paid, everything comes back" });
  });

  it("is kept by the shop when a unit is declined, whatever the quote said", () => {
    const declined = all.map((unit, i): SettleUnit => (i === 0 ? { ...unit, verdict: "DECLINED" } : unit));
    const refundShipping = originalShipping(shipped, all);
    const settlement = settleReturn(settlementOf(shipped, declined, { refundShipping }));
    expect(settlement).toMatchObject({ shippingMinor: 0, totalMinor: 30_00 });
  });
});
