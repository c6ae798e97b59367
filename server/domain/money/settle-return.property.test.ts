import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorDigits } from "@/server/kernel/money";
import { askArb, type Cart, cartArb, shippingPaid } from "@/test/fixtures/money-arbitraries";
import { type Played, playReturns, unitIdOf } from "@/test/fixtures/play-returns";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { checkOrderAddsUp } from "./check-order-adds-up";
import { withheldForPromotions } from "./derive-promotions";
import { settleReturn } from "./settle-return";
import type { OrderMoney, Settlement, SettleReturnInput, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

/** The largest cart that the generator makes: three lines of three units. */
const SHUFFLE = fc.array(fc.nat(), { minLength: 9, maxLength: 9 });

/** Each test runs thousands of carts; the runner's default limit of 5 s is for tests that do one thing. */
const PATIENCE = { timeout: 120_000 };

/** The oracle adds in BigInt and shares no code with what it checks. */
const big = (amounts: Iterable<number>): bigint => {
  let sum = 0n;
  for (const amount of amounts) sum += BigInt(amount);
  return sum;
};

/**
 * `expect` would cost more than the check itself over thousands of runs; a plain throw prints the same counterexample.
 */
function same(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} is not ${expected}`);
}

describe("any order with any sequence of partial returns", PATIENCE, () => {
  it("has shares that add up to what was paid", () => {
    const check = ({ order }: Cart): void => {
      same(checkOrderAddsUp(order).ok, true, "the order adds up");
      const shares = unitShares(order);
      const capturedMinor = big(order.payments.map((one) => one.capturedMinor));
      same(big(shares.map((one) => one.paidMinor)) + BigInt(shippingPaid(order)), capturedMinor, "the shares");
      for (const { paidMinor, lineDiscountMinor, orderDiscountMinor, taxMinor } of shares) {
        for (const amount of [paidMinor, lineDiscountMinor, orderDiscountMinor, taxMinor]) requireAmount(amount);
      }
    };
    fc.assert(fc.property(cartArb, check), { numRuns: 2000 });
  });

  it("accounts for every cent paid in refunds, fees and kept amounts, with no unit twice, no negatives, and rows that replay", () => {
    const check = (cart: Cart, asks: Parameters<typeof playReturns>[1]): void => {
      const played = playReturns(cart, asks);
      const returned = played.flatMap(({ input }) => input.units.map((unit) => unit.unitId));
      same(new Set(returned).size, returned.length, "no unit twice");
      for (const one of played) {
        expectAddsUp(one);
        expectPaysByTheRules(one);
      }
      expectNothingLost(cart.order, played);
    };
    const asks = fc.array(askArb, { minLength: 1, maxLength: 5 });
    fc.assert(fc.property(cartArb, asks, check), { numRuns: 1500 });
  });

  it("gives the same rows when the same return is settled again", () => {
    fc.assert(
      fc.property(cartArb, askArb, (cart, ask) => {
        const [one] = playReturns(cart, [ask]);
        expect(one && settleReturn(structuredClone(one.input))).toEqual(one?.settlement);
      }),
      { numRuns: 500 },
    );
  });

  it("gives the same settlements and the same sum in whatever order units are returned", () => {
    const check = ({ order }: Cart, seeds: number[], rateBasisPoints: number): void => {
      const all = unitsOf(order);
      const units = shuffled(all, seeds);
      const fees: SettleReturnInput["fees"] = [{ type: "RESTOCK_FEE", rateBasisPoints }];
      const settle = (some: SettleUnit[]) => settleReturn(inputOf(order, some, { fees })).totalMinor;
      const totalMinor = settle(all);
      same(settle(units), totalMinor, "together");
      same(big(units.map((unit) => settle([unit]))), BigInt(totalMinor), "one by one");
    };
    fc.assert(fc.property(cartArb, SHUFFLE, fc.nat(10_000), check), { numRuns: 2000 });
  });

  it("with revoked promotions, is never negative and refunds exactly what was paid in the end, in any order", () => {
    const check = ({ order, discounts }: Cart, seeds: number[]): void => {
      const units = shuffled(unitsOf(order), seeds);
      const totals = returnedOneByOne(order, units, discounts);
      for (const totalMinor of totals) requireAmount(totalMinor);
      same(big(totals), big(units.map((unit) => unit.paidMinor)), "all refunds");
    };
    fc.assert(fc.property(cartArb, SHUFFLE, check), { numRuns: 2000 });
  });

  it("with revoked promotions, refunds the old total minus the re-priced remainder minus earlier refunds", () => {
    const check = ({ order: given }: Cart, seeds: number[], minimumSubtotalMinor: number): void => {
      const order = { ...given, taxesIncluded: true };
      const units = shuffled(unitsOf(order), seeds);
      const all = { id: "all", label: "All of it", minimumSubtotalMinor, amountMinor: order.orderDiscountMinor };
      let refundedMinor = 0n;
      returnedOneByOne(order, units, [all]).forEach((totalMinor, i) => {
        const stays = units.slice(i + 1);
        const listMinor = big(stays.map((unit) => unit.priceMinor - unit.lineDiscountMinor));
        const isEarned = listMinor >= BigInt(minimumSubtotalMinor);
        const repricedMinor = isEarned ? big(stays.map((unit) => unit.paidMinor)) : listMinor;
        const dueMinor = big(units.map((unit) => unit.paidMinor)) - repricedMinor - refundedMinor;
        same(BigInt(totalMinor), dueMinor > 0n ? dueMinor : 0n, `refund ${i + 1}`);
        refundedMinor += BigInt(totalMinor);
      });
    };
    const minimum = fc.oneof(fc.nat(200), fc.nat(400_000));
    fc.assert(fc.property(cartArb, SHUFFLE, minimum, check), { numRuns: 1500 });
  });
});

/** Rows, legs and portions each add up to the total, in non-negative integers. */
function expectAddsUp({ input, settlement }: Played): void {
  const { rows, totalMinor, owedMinor, legs, portions } = settlement;
  const replayed = replayDerivation(rows);
  same(replayed.totalMinor, totalMinor, "replayed total");
  same(replayed.owedMinor, owedMinor, "replayed debt");
  same(big(legs.map((leg) => leg.amountMinor)), BigInt(totalMinor), "legs");
  for (const portion of portions) {
    const { subtotalMinor, shippingMinor, exchangeMinor, bonusMinor, roundingMinor, overrideMinor } = portion;
    const parts = [subtotalMinor, shippingMinor, exchangeMinor, bonusMinor, roundingMinor, overrideMinor];
    same(big([...parts, -portion.feesMinor]), BigInt(portion.totalMinor), portion.refundOption);
    for (const amount of [subtotalMinor, portion.feesMinor, portion.totalMinor]) requireAmount(amount);
  }
  same(big(portions.map((portion) => portion.totalMinor)), BigInt(totalMinor), "portions");
  for (const amount of [owedMinor, settlement.feesMinor, settlement.taxMinor, settlement.bonusMinor])
    requireAmount(amount);
  if (owedMinor > 0) same(input.paymentsEnabled, true, "nothing is owed where the store takes no payments");
  for (const payment of input.payments) {
    const toIt = big(legs.filter((leg) => leg.paymentId === payment.id).map((leg) => leg.amountMinor));
    if (BigInt(payment.refundedMinor) + toIt > BigInt(payment.capturedMinor)) throw new Error("more than captured");
  }
}

/** The amount paid or owed, computed from the rules by an oracle: value, promotions, exchanges, fees, then bonuses. */
function expectPaysByTheRules({ input, settlement }: Played): void {
  if (input.overrideMinor !== undefined) {
    same(settlement.totalMinor, input.overrideMinor, "override");
    same(settlement.owedMinor, 0, "nothing owed beside an override");
    return;
  }
  const promotionsMinor = BigInt(replayDerivation(settlement.rows).byGroup.PROMOTIONS ?? 0);
  const valueMinor = big(input.units.map(refundValueOf)) + promotionsMinor;
  if (valueMinor < 0n) throw new Error("more was withheld than is refunded");
  same(BigInt(settlement.subtotalMinor), valueMinor, "subtotal");
  const exchanged = input.units.filter((unit) => unit.exchange && unit.verdict === "APPROVED");
  const incentiveMinor = BigInt(input.exchangeIncentive ? 120 * exchanged.length : 0);
  const differenceMinor = big(exchanged.map((unit) => differenceOf(unit, input)));
  const inMinor = valueMinor + BigInt(settlement.shippingMinor) + incentiveMinor - differenceMinor;
  const balanceMinor = inMinor - big(input.fees.map((fee) => feeOf(fee, input)));
  const giftsMinor = BigInt(settlement.bonusMinor + settlement.roundingMinor) - incentiveMinor;
  const owedMinor = balanceMinor < 0n && input.paymentsEnabled ? -balanceMinor : 0n;
  same(BigInt(settlement.owedMinor), owedMinor, "owed");
  same(BigInt(settlement.totalMinor), (balanceMinor > 0n ? balanceMinor : 0n) + giftsMinor, "total");
  const whole = 10 ** minorDigits(input.currency);
  for (const { refundOption, totalMinor, roundingMinor, bonusMinor } of settlement.portions) {
    const isCredit = refundOption === "STORE_CREDIT" || refundOption === "GIFT_CARD";
    if (!isCredit) same(roundingMinor + bonusMinor, 0, "gifts in money");
    if (isCredit && input.roundPromocode) same(totalMinor % whole, 0, "rounded credit");
  }
}

/** Over all returns: refunds, fees and kept amounts add up to what was captured. */
function expectNothingLost(order: OrderMoney, played: Played[]): void {
  const computed = played.filter(({ input }) => input.overrideMinor === undefined);
  const overridden = played.filter(({ input }) => input.overrideMinor !== undefined);
  const moneyOf = ({ settlement: s }: Played): bigint =>
    big([s.totalMinor, -s.owedMinor, s.feesMinor, s.exchangeDifferenceMinor, -s.bonusMinor, -s.roundingMinor]);
  const backMinor = computed.reduce((sum, one) => sum + moneyOf(one), 0n);
  const keptMinor = big(
    computed.flatMap(({ input }) => input.units.map((unit) => unit.paidMinor - refundValueOf(unit))),
  );
  const returned = new Set(played.flatMap(({ input }) => input.units.map((unit) => unit.unitId)));
  const neverReturned = unitShares(order).filter((share) => !returned.has(unitIdOf(share)));
  const unreturnedMinor = big(neverReturned.map((share) => share.paidMinor));
  const byStaffMinor = big(overridden.flatMap(({ input }) => input.units.map((unit) => unit.paidMinor)));
  const shippingKeptMinor = BigInt(shippingPaid(order)) - big(computed.map((one) => one.settlement.shippingMinor));
  const withheldMinor = BigInt(0 - promotionsOf(computed));
  const restMinor = keptMinor + unreturnedMinor + byStaffMinor + shippingKeptMinor + withheldMinor;
  same(backMinor + restMinor, big(order.payments.map((one) => one.capturedMinor)), "everything");
}

function promotionsOf(played: Played[]): number {
  return Number(big(played.map(({ settlement }) => replayDerivation(settlement.rows).byGroup.PROMOTIONS ?? 0)));
}

/** Rules 4, 7 and 12: the refund for a unit, half a minor unit rounded up. */
function refundValueOf(unit: SettleUnit): number {
  if (unit.outcome === "EXCHANGE" || unit.verdict !== "APPROVED") return 0;
  return Number((BigInt(unit.paidMinor) * BigInt(unit.amountPercent ?? 100) * 2n + 100n) / 200n);
}

/** Rule 9. */
function differenceOf({ exchange, orderDiscountMinor, paidMinor }: SettleUnit, input: SettleReturnInput): number {
  if (!exchange || exchange.flow === "ONE_ON_ONE") return 0;
  const carriedMinor = input.carryOverAutomaticDiscounts ? orderDiscountMinor : 0;
  return Math.max(0, exchange.newPriceMinor - carriedMinor) - paidMinor;
}

/** Rule 8. */
function feeOf(fee: SettleReturnInput["fees"][number], { units }: SettleReturnInput): number {
  if ("totalMinor" in fee) return fee.totalMinor;
  const rates = units.map((unit) => {
    if (unit.outcome === "EXCHANGE" || unit.verdict !== "APPROVED") return 0n;
    const taxMinor = (BigInt(unit.taxMinor) * BigInt(unit.amountPercent ?? 100) * 2n + 100n) / 200n;
    return ((BigInt(refundValueOf(unit)) - taxMinor) * BigInt(fee.rateBasisPoints) * 2n + 10_000n) / 20_000n;
  });
  return Number(rates.reduce((sum, rate) => sum + rate, 0n));
}

/** Returns each unit on its own, in the order given; each return knows what earlier ones withheld. */
function returnedOneByOne(order: OrderMoney, units: SettleUnit[], discounts: Cart["discounts"]): number[] {
  const orderUnits = unitShares(order);
  const settlements: Settlement[] = [];
  units.forEach((unit, i) => {
    const withheldBeforeMinor = withheldForPromotions(settlements.map((one) => one.rows));
    const revocableDiscounts = { discounts, orderUnits, returnedBefore: units.slice(0, i), withheldBeforeMinor };
    settlements.push(settleReturn(inputOf(order, [unit], { revocableDiscounts })));
  });
  return settlements.map((one) => one.totalMinor);
}

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is no amount`);
}

function shuffled<T>(all: readonly T[], seeds: readonly number[]): T[] {
  const numbered = all.map((one, i) => ({ one, by: seeds[i] ?? 0 }));
  return numbered.sort((a, b) => a.by - b.by).map(({ one }) => one);
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
