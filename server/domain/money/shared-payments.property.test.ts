import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentOf, payoutOf } from "@/test/fixtures/money-fixtures";
import { type OrderPayout, type PaymentInUse, paymentsLeft, refundedInShop, type SharingOrder } from "./payout-cap";
import { leftOf } from "./payout-legs";

const PARTS = [60_00, 30_00, 25_00];
const TOTAL = PARTS.reduce((sum, part) => sum + part, 0);

/** Orders that share one payment, each with a further payment of its own. */
const ordersOf = (refundedMinor: number): SharingOrder[] =>
  PARTS.map((part, nth) => ({
    payments: [
      { ...paymentOf(`own-${nth}`, 10_00) },
      { ...paymentOf(`part-${nth}`, part), shared: { id: "shared", totalMinor: TOTAL, refundedMinor } },
    ] satisfies PaymentInUse[],
    payouts: [],
  }));

const act = fc.record({
  order: fc.nat(PARTS.length - 1),
  amountMinor: fc.integer({ min: 1, max: 70_00 }),
  /** Credit goes to no payment and is deducted from them in order. */
  isCredit: fc.boolean(),
});

test("orders never refund more than a shared payment, nor more than their own part of it, in any order of refunds", () => {
  const check = (told: number, acts: { order: number; amountMinor: number; isCredit: boolean }[]) => {
    const orders = ordersOf(told).map((order) => ({ ...order, payouts: [...order.payouts] }));
    const leftIn = (nth: number) => {
      const own = orders[nth] ?? { payments: [], payouts: [] };
      const others = orders.filter((_, other) => other !== nth);
      return paymentsLeft(own.payments, own.payouts, others).map(leftOf);
    };
    for (const { order, amountMinor, isCredit } of acts) {
      const [ownMinor = 0, partMinor = 0] = leftIn(order);
      const paidMinor = Math.min(amountMinor, isCredit ? ownMinor + partMinor : partMinor);
      if (paidMinor === 0) continue;
      const payout = payoutOf({ amountMinor: paidMinor, paymentId: isCredit ? null : `part-${order}` });
      orders[order]?.payouts.push(payout);
    }
    const paid = (payouts: readonly OrderPayout[]) => payouts.reduce((sum, payout) => sum + payout.amountMinor, 0);
    // Credit is deducted from an order's own payment first, so all orders together limit what went to the shared one.
    const all = orders.reduce((sum, { payouts }) => sum + paid(payouts), 0);
    expect(all).toBeLessThanOrEqual(TOTAL - told + PARTS.length * 10_00);
    const toShared = orders.flatMap(({ payouts }) => payouts).filter(({ paymentId }) => paymentId !== null);
    expect(paid(toShared)).toBeLessThanOrEqual(TOTAL - told);
    orders.forEach(({ payouts }, nth) => {
      expect(paid(payouts)).toBeLessThanOrEqual((PARTS[nth] ?? 0) + 10_00);
      expect(leftIn(nth).every((minor) => minor >= 0)).toBe(true);
    });
  };
  fc.assert(fc.property(fc.nat(TOTAL), fc.array(act, { maxLength: 12 }), check), { numRuns: 1000 });
});

test("counts the shop's single figure once: our payouts that it includes are not refunds made in the shop", () => {
  const [first, ...others] = ordersOf(40_00);
  const known = payoutOf({ paymentId: "part-1", amountMinor: 30_00, isBeforeFigures: true });
  const sharing = others.map((order, nth) => (nth === 0 ? { ...order, payouts: [known] } : order));
  const payments = first?.payments ?? [];
  expect(paymentsLeft(payments, [], sharing).map(leftOf)).toEqual([10_00, 60_00]);
  expect(refundedInShop(payments, [], sharing)).toBe(10_00);
  const unknown = payoutOf({ paymentId: "part-2", amountMinor: 25_00 });
  const more = sharing.map((order, nth) => (nth === 1 ? { ...order, payouts: [unknown] } : order));
  expect(paymentsLeft(payments, [], more).map(leftOf)).toEqual([10_00, 50_00]);
});

test("a return doesn't count against itself when it is decided again, even if the shop's figure includes its payouts", () => {
  const own = payoutOf({ paymentId: "a", amountMinor: 40_00, isOwn: true });
  const leftAt = (refundedMinor: number, payout: OrderPayout) =>
    paymentsLeft([paymentOf("a", 100_00, { refundedMinor })], [payout]).map(leftOf);
  expect(leftAt(0, own)).toEqual([100_00]);
  expect(leftAt(40_00, { ...own, isBeforeFigures: true })).toEqual([100_00]);
  expect(leftAt(55_00, { ...own, isBeforeFigures: true })).toEqual([85_00]);
  expect(leftAt(30_00, { ...own, isBeforeFigures: true })).toEqual([70_00]);
  expect(leftAt(55_00, { ...own, paymentId: null })).toEqual([45_00]);
});
