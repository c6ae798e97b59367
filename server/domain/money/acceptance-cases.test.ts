import { describe, expect, it } from "vitest";
import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import {
  approvedUnits,
  changedUnits,
  lineOf,
  orderOf,
  paymentOf,
  payoutOf,
  refusal,
  reviewThreeOfTwo,
  settlementOf,
} from "@/test/fixtures/money-fixtures";
import { grossOfNetDiscount } from "./gross-of-net-discount";
import { overrideCap } from "./override-cap";
import { type OrderPayout, paymentsLeft } from "./payout-cap";
import { refundableOf } from "./payout-legs";
import { settleReturn } from "./settle-return";
import { takeNextFreeShares } from "./take-next-free-shares";
import type { OrderMoney, PaymentMoney, SettleReturnInput, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

type More = Partial<SettleReturnInput>;

/**
 * Settles a return of these units. Unless the case says otherwise, all are approved and were paid with one card that
 * holds enough.
 */
const settle = (order: OrderMoney, units: SettleUnit[], more: More = {}) =>
  settleReturn(settlementOf(order, units, more));
const settleAll = (order: OrderMoney, more: More = {}) => settle(order, approvedUnits(order), more);
const first = (order: OrderMoney): SettleUnit[] => approvedUnits(order).slice(0, 1);
const exchanged = (order: OrderMoney) => changedUnits(order, 0, { outcome: "EXCHANGE" });
const lowered = (order: OrderMoney, amountPercent: number) => changedUnits(order, 0, { amountPercent });
const paid = (order: OrderMoney): number[] => unitShares(order).map((share) => share.paidMinor);
const legs = (order: OrderMoney, payments: PaymentMoney[]) =>
  settleAll(order, { payments }).legs.map((leg) => [leg.paymentId, leg.amountMinor]);
const take = (order: OrderMoney, quantity: number, taken: number[]) =>
  takeNextFreeShares({ shares: unitShares(order), lineId: "1", quantity, takenIndexes: new Set(taken) });

const threeAtHundred = orderOf([lineOf(3, 100_00)]);
const discounted = { ...threeAtHundred, orderDiscountMinor: 10_00 };
const shipped = { ...threeAtHundred, shipping: { priceMinor: 50_00, discountMinor: 50_00, taxMinor: 0 } };
const sixAndFour = orderOf([lineOf(1, 6_00), lineOf(1, 4_00)], { orderDiscountMinor: 1_00 });
const onTop = { taxesIncluded: false };
const halfTax = orderOf([lineOf(1, 10_00, { taxMinor: 5_00 })]);
const tenPlusTax = orderOf([lineOf(1, 10_00, { taxMinor: 1_00 })], onTop);
const twoReviewed = orderOf([lineOf(2, 50_00, { taxMinor: 8_00 })], { ...onTop, orderDiscountMinor: 20_00 });
/** Set by staff. The computed refund is capped by what is left to refund, see `deriveRefundedBefore`. */
const ASKED = { overrideMinor: 1000_00, overrideCapMinor: 1000_00 };
const quartered = [paymentOf("card", 100_00, { refundedMinor: 25_00 })];
const threeSent = orderOf([lineOf(3, 89_99)]);
const twoArrived = changedUnits(threeSent, 2, { verdict: "MISSING" });
const restocked = orderOf([lineOf(2, 20_00, { taxMinor: 4_00 })], onTop);
const restockFees: SettleReturnInput["fees"] = [
  { type: "RESTOCK_FEE", rateBasisPoints: 1000 },
  { type: "SHIPPING_FEE", totalMinor: 5_00 },
];
const asCredit = { fees: restockFees, refundOption: "STORE_CREDIT" } as const;
const kept = orderOf([lineOf(1, 89_99)]);
const bigOrder = orderOf([lineOf(1, 20_00), lineOf(1, 250_00)]);
const exchangeFor50 = { outcome: "EXCHANGE", exchange: { flow: "OPEN", newPriceMinor: 50_00 } } as const;

/** domain.md, section 4, in minor units; cases 10 (return window) and 26 (variants to offer) are not about money. */
const CASES: [number, string, () => unknown, unknown][] = [
  [1, "of 3 × 100.00, one pays 100.00", () => settle(threeAtHundred, first(threeAtHundred)).totalMinor, 100_00],
  [
    2,
    "with an order discount of 10.00 they pay 96.67, 96.67, 96.66 one by one",
    () => approvedUnits(discounted).map((unit) => settle(discounted, [unit]).totalMinor),
    [96_67, 96_67, 96_66],
  ],
  [2, "and 290.00 together", () => settleAll(discounted).totalMinor, 290_00],
  [3, "a shipping discount of 50.00 lowers nothing", () => settle(shipped, first(shipped)).totalMinor, 100_00],
  [4, "a price of 0 pays 0, to nobody", () => settleAll(orderOf([lineOf(1, 0)])).legs, []],
  [5, "a unit chosen for exchange pays 0", () => settle(kept, exchanged(kept)).totalMinor, 0],
  [6, "10.00 with 5.00 tax inside pays 10.00", () => settleAll(halfTax).totalMinor, 10_00],
  [
    7,
    "15.00 + 15.00 with 5.00 tax each on top pay 40.00, of which tax 10.00",
    () => {
      const line = lineOf(1, 15_00, { taxMinor: 5_00 });
      const { totalMinor, taxMinor } = settleAll(orderOf([line, line], onTop));
      return [totalMinor, taxMinor];
    },
    [40_00, 10_00],
  ],
  [8, "10.00 with 10% tax on top pays 11.00", () => settleAll(tenPlusTax).totalMinor, 11_00],
  [8, "and 5.50 when lowered to half", () => settle(tenPlusTax, lowered(tenPlusTax, 50)).totalMinor, 5_50],
  [
    9,
    "10.00 paid by card and transfer, 5.00 each, go back in two legs of 5.00",
    () => legs(orderOf([lineOf(1, 10_00)]), [paymentOf("card", 5_00), paymentOf("transfer", 5_00)]),
    [
      ["card", 5_00],
      ["transfer", 5_00],
    ],
  ],
  [
    9,
    "and 4.00 go back in one leg to the transfer, where that is first",
    () => legs(orderOf([lineOf(1, 4_00)]), [paymentOf("transfer", 5_00), paymentOf("card", 5_00)]),
    [["transfer", 4_00]],
  ],
  [
    11,
    "a discount of 2.99 over lines of 43.00, 14.00, 23.00 is 1.61, 0.52, 0.86",
    () => {
      const lines = [lineOf(1, 43_00), lineOf(1, 14_00), lineOf(1, 23_00)];
      return unitShares(orderOf(lines, { orderDiscountMinor: 2_99 })).map((share) => share.orderDiscountMinor);
    },
    [1_61, 52, 86],
  ],
  [
    12,
    "2.99 over 10.00 × 3, 0.93 over small weights, 0.10 over 0 and 0",
    () => [
      splitByLargestRemainder(2_99, [10_00, 10_00, 10_00]),
      splitByLargestRemainder(93, [10, 20, 10, 30, 50, 20, 10, 40]),
      splitByLargestRemainder(10, [0, 0]),
    ],
    [
      [1_00, 1_00, 99],
      [5, 10, 5, 15, 24, 10, 5, 19],
      [5, 5],
    ],
  ],
  [
    13,
    "of 100.00 × 2 with 10% tax on top and a discount of 20.00, one pending, 99.00 is left",
    () => {
      const order = orderOf([lineOf(2, 100_00, { taxMinor: 18_00 })], { ...onTop, orderDiscountMinor: 20_00 });
      return take(order, 1, [0]).map((share) => share.paidMinor);
    },
    [99_00],
  ],
  [
    14,
    "100.00 × 2 with 20% tax inside and 10.00 net discount are 94.00 each",
    () => {
      const lines = [{ netAmountMinor: 166_67, taxRateBasisPoints: 2000 }];
      const orderDiscountMinor = grossOfNetDiscount({ netDiscountMinor: 10_00, lines });
      return paid(orderOf([lineOf(2, 100_00, { taxMinor: 31_33 })], { orderDiscountMinor }));
    },
    [94_00, 94_00],
  ],
  [
    15,
    "50.00 × 2 with 10% tax on top and a discount of 20.00 are worth 88.00",
    () => sumMinor(paid(twoReviewed)),
    88_00,
  ],
  [
    15,
    "one approved, one declined: 44.00 is paid and the declined share is 44.00",
    () => {
      const { totalMinor, rows } = settle(twoReviewed, changedUnits(twoReviewed, 1, { verdict: "DECLINED" }));
      return [totalMinor, rows.filter((row) => row.kind === "UNIT_DECLINED").map((row) => row.amountMinor)];
    },
    [44_00, [-44_00]],
  ],
  [16, "of 3 fulfilled, asking for 2 is fine", () => take(threeAtHundred, 2, []).length, 2],
  [
    16,
    "2 more are refused",
    () => refusal(() => take(threeAtHundred, 2, [0, 1])),
    ["NOT_ENOUGH_UNITS_LEFT", { lineId: "1", askedQuantity: 2, leftQuantity: 1 }],
  ],
  [
    16,
    "reviewing 3 of 2 is refused at the third line",
    () => refusal(reviewThreeOfTwo),
    ["UNIT_ALREADY_REVIEWED", { index: 2 }],
  ],
  [
    17,
    "of 100.00 captured and 25.00 refunded, asking 1000.00 is refused with 75.00 left",
    () => refusal(() => settleAll(orderOf([lineOf(1, 1000_00)]), { payments: quartered, ...ASKED })),
    ["EXCEEDS_REFUNDABLE", { askedMinor: 1000_00, leftMinor: 75_00 }],
  ],
  [
    17,
    "the same where the 25.00 are a payout of another return",
    () =>
      refusal(() =>
        settleAll(orderOf([lineOf(1, 1000_00)]), {
          payments: paymentsLeft([paymentOf("card", 100_00)], [payoutOf({ paymentId: "card", amountMinor: 25_00 })]),
          ...ASKED,
        }),
      ),
    ["EXCEEDS_REFUNDABLE", { askedMinor: 1000_00, leftMinor: 75_00 }],
  ],
  [18, "of 3 units at 89.99 announced 2 arrive: 179.98", () => settle(threeSent, twoArrived).totalMinor, 179_98],
  [18, "which is the cap", () => overrideCap(twoArrived, 0), 179_98],
  [
    18,
    "and one cent more is refused",
    () => refusal(() => settle(threeSent, twoArrived, { overrideMinor: 179_99, overrideCapMinor: 179_98 })),
    ["OVERRIDE_EXCEEDS_PAID", { askedMinor: 179_99, capMinor: 179_98, leftMinor: 179_98 }],
  ],
  [
    19,
    "after a failed payout the full amount may be paid, once",
    () => {
      const failed = payoutOf({ paymentId: "card", amountMinor: 300_00, status: "FAILED" });
      const again = { ...failed, status: "PENDING", processStatus: "RUNNING" } as const;
      const left = (...payouts: OrderPayout[]) => refundableOf(paymentsLeft([paymentOf("card", 300_00)], payouts));
      return [left(), left(failed), left(failed, again)];
    },
    [300_00, 300_00, 0],
  ],
  [20, "of 6.00 and 4.00 less 1.00, the 6.00 pays 5.40", () => settle(sixAndFour, first(sixAndFour)).totalMinor, 5_40],
  [
    21,
    "40 + 4 tax - 4 restocking - 5 shipping = 35.00",
    () => settleAll(restocked, { fees: restockFees }).totalMinor,
    35_00,
  ],
  [
    22,
    "as store credit with 10% bonus 38.50, the bonus on its own line",
    () => bonusCase({ rateBasisPoints: 1000 }),
    [38_50, [["Bonus", 3_50]]],
  ],
  [22, "with a flat bonus of 10.00, 45.00", () => bonusCase({ totalMinor: 10_00 }), [45_00, [["Bonus", 10_00]]]],
  [23, "a kept item at 100% pays 89.99", () => settle(kept, lowered(kept, 100)).totalMinor, 89_99],
  [
    24,
    "JPY 1000 over three equal units is 334, 333, 333",
    () => paid(orderOf([lineOf(3, 400, { discountMinor: 200 })], { currency: "JPY" })),
    [334, 333, 333],
  ],
  [
    25,
    "20.00 of 270.00 exchanged for 50.00 with 7.50 return shipping: the shopper owes 37.50",
    () => {
      const fees = [{ type: "SHIPPING_FEE" as const, totalMinor: 7_50 }];
      const { totalMinor, owedMinor } = settle(bigOrder, changedUnits(bigOrder, 0, exchangeFor50).slice(0, 1), {
        fees,
      });
      return { totalMinor, owedMinor };
    },
    { totalMinor: 0, owedMinor: 37_50 },
  ],
];

describe("the acceptance cases of the money rules", () => {
  it.each(CASES)("case %i: %s", (_, __, act, expected) => {
    expect(act()).toEqual(expected);
  });
});

function bonusCase(bonus: NonNullable<SettleReturnInput["bonuses"]>["STORE_CREDIT"]) {
  const { totalMinor, rows } = settleAll(restocked, { ...asCredit, bonuses: { STORE_CREDIT: bonus } });
  return [totalMinor, rows.flatMap((row) => (row.group === "BONUS" ? [[row.label, row.amountMinor]] : []))];
}
