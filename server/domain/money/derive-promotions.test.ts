import { describe, expect, it } from "vitest";
import { approvedUnits, lineOf, orderOf, settlementOf } from "@/test/fixtures/money-fixtures";
import { conditionalShares } from "./conditional-shares";
import { withheldForPromotions } from "./derive-promotions";
import { settleReturn } from "./settle-return";
import type { ConditionalDiscount, OrderMoney, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

/** "10 off orders of 100 or more", on a cart of 60 + 40 + 20. */
const order = orderOf([lineOf(1, 60_00), lineOf(1, 40_00), lineOf(1, 20_00)], { orderDiscountMinor: 10_00 });
const tenOff = { id: "d", label: "10 off from 100", minimumSubtotalMinor: 100_00, amountMinor: 10_00 };

/** Returns the units of an order one at a time; each return knows what earlier ones withheld. */
function oneByOne(of: OrderMoney, units: SettleUnit[], discounts: ConditionalDiscount[] = [tenOff]) {
  const settlements: ReturnType<typeof settleReturn>[] = [];
  units.forEach((unit, i) => {
    const revocableDiscounts = {
      discounts,
      orderUnits: unitShares(of),
      returnedBefore: units.slice(0, i),
      withheldBeforeMinor: withheldForPromotions(settlements.map((one) => one.rows)),
    };
    settlements.push(settleReturn(settlementOf(of, [unit], { revocableDiscounts })));
  });
  return settlements;
}

const totals = (of: OrderMoney, units: SettleUnit[], discounts?: ConditionalDiscount[]) =>
  oneByOne(of, units, discounts).map((one) => one.totalMinor);

describe("revoke_conditional_discounts", () => {
  const units = approvedUnits(order);

  it("refunds the old total minus the re-priced remainder, and gives back what was withheld as fewer units stay", () => {
    expect(units.map((unit) => unit.paidMinor)).toEqual([55_00, 36_67, 18_33]);
    // 110 paid. When 60 stay at full price, 50 is refunded; when 20 stay, 90 in all; then everything.
    expect(totals(order, units)).toEqual([50_00, 40_00, 20_00]);
  });

  it("pays the frozen share as long as the remaining units earn the promotion", () => {
    expect(totals(order, [...units].reverse())).toEqual([18_33, 31_67, 60_00]);
  });

  it("shows in rows why the refund is lower, and what earlier returns withheld", () => {
    const rows = oneByOne(order, units).map((one) => one.rows.filter((row) => row.group === "PROMOTIONS"));
    expect(rows[0]).toMatchObject([
      {
        kind: "PROMOTION_REVOKED",
        label: "No longer earned: 10 off from 100",
        formula: "what stays comes to €60.00, €100.00 is needed",
        amountMinor: -5_00,
      },
    ]);
    expect(rows[1]?.map((row) => [row.kind, row.amountMinor])).toEqual([
      ["PROMOTION_REVOKED", -1_67],
      ["PROMOTION_WITHHELD_BEFORE", 5_00],
    ]);
  });

  it("never refunds less than zero, and makes up for it later", () => {
    const tiny = orderOf([lineOf(1, 1_00), lineOf(1, 99_00)], { orderDiscountMinor: 50_00 });
    const half = { ...tenOff, amountMinor: 50_00 };
    expect(totals(tiny, approvedUnits(tiny), [half])).toEqual([0, 50_00]);
    const [first] = oneByOne(tiny, approvedUnits(tiny), [half]);
    expect(first?.rows.some((row) => row.kind === "PROMOTION_NOT_CHARGED")).toBe(true);
  });

  it("taxes the extra cost of the remaining units when tax is added on top", () => {
    const taxed = { ...order, taxesIncluded: false, lines: order.lines.map((line) => ({ ...line, taxMinor: 10_00 })) };
    // 60 stay; their discounts of 3.33 and 1.67 were taxed with 10.00 each on 36.67 and 18.33.
    expect(totals(taxed, approvedUnits(taxed))[0]).toBe(55_00 + 10_00 - 3_33 - 91 - 1_67 - 91);
  });

  it("keeps a promotion that is still earned, and one without a minimum", () => {
    const small = { id: "s", label: "3 off from 50", minimumSubtotalMinor: 50_00, amountMinor: 3_00 };
    // Of the 5.00 on the remaining units, 7 in 10 belong to the promotion with a minimum of 100.
    const seven = { ...tenOff, amountMinor: 7_00 };
    expect(totals(order, units, [seven, small])[0]).toBe(55_00 - 3_50);
  });

  it("does nothing when no unit is refunded", () => {
    const declined = units.slice(0, 1).map((unit): SettleUnit => ({ ...unit, verdict: "DECLINED" }));
    expect(oneByOne(order, declined)[0]?.rows.some((row) => row.group === "PROMOTIONS")).toBe(false);
  });

  it("splits discounts so that neither a discount nor a unit is overdrawn", () => {
    const shares = conditionalShares(unitShares(order), [
      { ...tenOff, amountMinor: 3_33 },
      { ...tenOff, amountMinor: 99_00 },
    ]);
    expect(shares.map((list) => list.reduce((a, b) => a + b, 0))).toEqual([3_33, 6_67]);
    const byUnit = unitShares(order).map((_, i) => (shares[0]?.[i] ?? 0) + (shares[1]?.[i] ?? 0));
    expect(byUnit).toEqual([5_00, 3_33, 1_67]);
  });
});
