import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorToMajorText, sumMinor } from "@/server/kernel/money";
import { checkOrderAddsUp } from "./check-order-adds-up";
import { paymentOf } from "./money-fixtures";
import { settleReturn } from "./settle-return";
import { takeNextFreeShares } from "./take-next-free-shares";
import type { Fee, OrderMoney, PaymentMoney, Settlement, SettleReturnInput, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

type Ask = {
  lineSeed: number;
  quantity: number;
  verdicts: SettleUnit["verdict"][];
  percents: number[];
  exchanges: boolean[];
  fees: Fee[];
  paymentsEnabled: boolean;
  asCredit: boolean;
};

const lineArb = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  unitPriceMinor: fc.oneof(fc.nat(30), fc.nat(200_000)),
  discountSeed: fc.nat(),
  taxSeed: fc.nat(),
});

/** Carts that add up: discounts within what they discount, tax within or on top, paid by one to three payments. */
const orderArb: fc.Arbitrary<OrderMoney> = fc
  .record({
    currency: fc.constantFrom("EUR", "JPY", "TND"),
    taxesIncluded: fc.boolean(),
    lines: fc.array(lineArb, { minLength: 1, maxLength: 4 }),
    discountSeed: fc.nat(),
    shippingMinor: fc.nat(2000),
    hasDiscounts: fc.boolean(),
    paymentSeeds: fc.array(fc.nat(), { minLength: 0, maxLength: 2 }),
    creditPayment: fc.nat(3),
  })
  .map((seed) => {
    const lines = seed.lines.map((line, index) => {
      const grossMinor = line.quantity * line.unitPriceMinor;
      const discountMinor = seed.hasDiscounts ? line.discountSeed % (grossMinor + 1) : 0;
      return { id: `l${index}`, ...line, discountMinor, netMinor: grossMinor - discountMinor, taxMinor: 0 };
    });
    const itemsMinor = sumMinor(lines.map((line) => line.netMinor));
    const orderDiscountMinor = seed.hasDiscounts ? seed.discountSeed % (itemsMinor + seed.shippingMinor + 1) : 0;
    const draft: OrderMoney = {
      currency: seed.currency,
      taxesIncluded: seed.taxesIncluded,
      lines,
      orderDiscountMinor,
      shipping: { priceMinor: seed.shippingMinor, discountMinor: 0, taxMinor: 0 },
      payments: [],
    };
    // Tax can be known only after the discounts: it must fit into what is left of each line.
    const paidOf = (id: string) =>
      sumMinor(unitShares(draft).flatMap((share) => (share.lineId === id ? [share.paidMinor] : [])));
    const taxed = {
      ...draft,
      lines: lines.map(({ id, quantity, unitPriceMinor, discountMinor, taxSeed }) => {
        return { id, quantity, unitPriceMinor, discountMinor, taxMinor: taxSeed % (paidOf(id) + 1) };
      }),
    };
    return { ...taxed, payments: paymentsOf(capturedOf(taxed), seed.paymentSeeds, seed.creditPayment) };
  });

const askArb: fc.Arbitrary<Ask> = fc.record({
  lineSeed: fc.nat(),
  quantity: fc.integer({ min: 1, max: 4 }),
  verdicts: fc.array(fc.constantFrom("APPROVED", "APPROVED", "DECLINED", "MISSING", "PENDING"), {
    minLength: 4,
    maxLength: 4,
  }),
  percents: fc.array(fc.constantFrom(100, 100, 50, 33, 0), { minLength: 4, maxLength: 4 }),
  exchanges: fc.array(fc.constantFrom(false, false, false, true), { minLength: 4, maxLength: 4 }),
  fees: fc.array(
    fc.oneof(
      fc.record({ type: fc.constantFrom("RETURN_FEE", "SHIPPING_FEE"), totalMinor: fc.nat(900) }),
      fc.record({ type: fc.constant("RESTOCK_FEE"), rateBasisPoints: fc.nat(10_000) }),
    ),
    { maxLength: 2 },
  ) as fc.Arbitrary<Fee[]>,
  paymentsEnabled: fc.boolean(),
  asCredit: fc.boolean(),
});

/** The generator's most units in a cart: four lines of four. */
const ALL_UNITS = { minLength: 16, maxLength: 16 };

/** Thousands of carts each: the runner's own limit of 5 s is for tests that do one thing. */
const PATIENCE = { timeout: 60_000 };

describe("any order and any sequence of partial returns", PATIENCE, () => {
  it("generates orders that add up and whose shares add up to what was paid", () => {
    fc.assert(
      fc.property(orderArb, (order) => {
        expect(checkOrderAddsUp(order)).toEqual({ ok: true });
        const paidMinor = sumMinor(unitShares(order).map((share) => share.paidMinor));
        expect(paidMinor + shippingPaid(order)).toBe(sumMinor(order.payments.map((one) => one.capturedMinor)));
        for (const share of unitShares(order)) {
          const amounts = [share.paidMinor, share.lineDiscountMinor, share.orderDiscountMinor, share.taxMinor];
          for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("refunds, fees and kept amounts come to what was paid; no unit twice, nothing negative", () => {
    fc.assert(
      fc.property(orderArb, fc.array(askArb, { maxLength: 5 }), (order, asks) => {
        const returns = play(order, asks);
        const returned = returns.flatMap(({ input }) => input.units.map((unit) => unit.unitId));
        expect(new Set(returned).size).toBe(returned.length);
        const refundedMinor = sumMinor(returns.map(({ settlement }) => settlement.totalMinor));
        const deductedMinor = sumMinor(returns.map(({ settlement }) => settlement.feesMinor - settlement.owedMinor));
        const keptMinor = sumMinor(returns.flatMap(({ input }) => input.units.map(keptOf)));
        const neverReturned = unitShares(order).filter((share) => !returned.includes(unitIdOf(share)));
        const neverReturnedMinor = sumMinor(neverReturned.map((share) => share.paidMinor));
        const paidMinor = sumMinor(order.payments.map((one) => one.capturedMinor));
        expect(refundedMinor + deductedMinor + keptMinor + neverReturnedMinor + shippingPaid(order)).toBe(paidMinor);
      }),
      { numRuns: 5000 },
    );
  });

  it("each derivation adds up to its total and its legs, in integers, and is the same when replayed", () => {
    fc.assert(
      fc.property(orderArb, fc.array(askArb, { minLength: 1, maxLength: 3 }), (order, asks) => {
        for (const { input, settlement } of play(order, asks)) {
          expectAddsUp(settlement);
          expect(settleReturn(structuredClone(input))).toEqual(settlement);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("the order of returning units changes neither a settlement nor the sum of all", () => {
    fc.assert(
      fc.property(orderArb, fc.array(fc.nat(), ALL_UNITS), fc.nat(10_000), (order, seeds, rateBasisPoints) => {
        const all = unitsOf(order);
        const shuffled = all.map((unit, i) => ({ unit, by: seeds[i] ?? 0 })).sort((a, b) => a.by - b.by);
        const units = shuffled.map((one) => one.unit);
        const fees: Fee[] = [{ type: "RESTOCK_FEE", rateBasisPoints }];
        const settle = (some: SettleUnit[]) => settleReturn(inputOf(order, some, { fees })).totalMinor;
        expect(settle(units)).toBe(settle(all));
        expect(sumMinor(units.map((unit) => settle([unit])))).toBe(settle(all));
      }),
      { numRuns: 3000 },
    );
  });
});

function play(order: OrderMoney, asks: Ask[]): { input: SettleReturnInput; settlement: Settlement }[] {
  const shares = unitShares(order);
  const taken = new Map(order.lines.map((line) => [line.id, new Set<number>()]));
  let payments = order.payments;
  const played = [];
  for (const ask of asks) {
    const line = order.lines[ask.lineSeed % order.lines.length];
    const takenIndexes = taken.get(line?.id ?? "") ?? new Set();
    const quantity = Math.min(ask.quantity, (line?.quantity ?? 0) - takenIndexes.size);
    const next = takeNextFreeShares({ shares, lineId: line?.id ?? "", quantity, takenIndexes });
    for (const share of next) takenIndexes.add(share.index);
    const units = next.map((share, i): SettleUnit => {
      const outcome = ask.exchanges[i] ? "EXCHANGE" : "REFUND";
      const verdict = ask.verdicts[i] ?? "PENDING";
      return { ...share, unitId: unitIdOf(share), name: "Thing", verdict, outcome, amountPercent: ask.percents[i] };
    });
    const { fees, paymentsEnabled } = ask;
    const refundOption = ask.asCredit ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD";
    const input = inputOf(order, units, { fees, paymentsEnabled, refundOption, payments });
    const settlement = settleReturn(input);
    payments = afterLegs(payments, settlement);
    played.push({ input, settlement });
  }
  return played;
}

function expectAddsUp(settlement: Settlement): void {
  const isLeg = (row: { group: string }) => row.group === "LEG";
  const sumOf = (rows: { amountMinor: number }[]) => sumMinor(rows.map((row) => row.amountMinor));
  const { rows, totalMinor, owedMinor } = settlement;
  expect(sumOf(rows.filter((row) => !isLeg(row)))).toBe(totalMinor - owedMinor);
  expect(sumOf(rows.filter(isLeg))).toBe(totalMinor);
  expect(sumOf(settlement.legs)).toBe(totalMinor);
  expect(totalMinor === 0 || owedMinor === 0).toBe(true);
  const { subtotalMinor, feesMinor, taxMinor } = settlement;
  for (const amount of [totalMinor, owedMinor, subtotalMinor, feesMinor, taxMinor]) {
    expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
  }
  for (const row of rows) expect(Number.isSafeInteger(row.amountMinor)).toBe(true);
}

/** What the shop keeps of a unit that came into a return, worked out from the rules and not from the settlement. */
function keptOf(unit: SettleUnit): number {
  if (unit.outcome === "EXCHANGE" || unit.verdict !== "APPROVED") return unit.paidMinor;
  const refunded = (BigInt(unit.paidMinor) * BigInt(unit.amountPercent ?? 100) * 2n + 100n) / 200n;
  return unit.paidMinor - Number(refunded);
}

function afterLegs(payments: PaymentMoney[], settlement: Settlement): PaymentMoney[] {
  return payments.map((payment) => {
    const legs = settlement.legs.filter((leg) => leg.paymentId === payment.id);
    const refundedMinor = payment.refundedMinor + sumMinor(legs.map((leg) => leg.amountMinor));
    expect(refundedMinor, minorToMajorText(refundedMinor, "EUR")).toBeLessThanOrEqual(payment.capturedMinor);
    return { ...payment, refundedMinor };
  });
}

function unitsOf(order: OrderMoney): SettleUnit[] {
  return unitShares(order).map((share) => {
    return { ...share, unitId: unitIdOf(share), name: "Thing", verdict: "APPROVED", outcome: "REFUND" };
  });
}

function inputOf(order: OrderMoney, units: SettleUnit[], more: Partial<SettleReturnInput>): SettleReturnInput {
  const { currency, taxesIncluded, payments } = order;
  const fixed = { refundOption: "ORIGINAL_PAYMENT_METHOD", paymentsEnabled: true, basis: "DECISION" } as const;
  return { currency, taxesIncluded, units, fees: [], overrideCapMinor: 0, payments, ...fixed, ...more };
}

const unitIdOf = (share: { lineId: string; index: number }): string => `${share.lineId}/${share.index}`;

function shippingPaid(order: OrderMoney): number {
  const itemsMinor = sumMinor(order.lines.map((line) => line.quantity * line.unitPriceMinor - line.discountMinor));
  return order.shipping.priceMinor - Math.max(0, order.orderDiscountMinor - itemsMinor);
}

function capturedOf(order: OrderMoney): number {
  const sum = checkOrderAddsUp({ ...order, payments: [paymentOf("none", 0)] });
  return sum.ok ? 0 : sum.expectedMinor;
}

function paymentsOf(capturedMinor: number, seeds: number[], creditPayment: number): PaymentMoney[] {
  let openMinor = capturedMinor;
  const parts = seeds.map((seed) => {
    const part = seed % (openMinor + 1);
    openMinor -= part;
    return part;
  });
  return [...parts, openMinor].map((part, i) => paymentOf(`p${i}`, part, { isStoreCredit: i === creditPayment }));
}
