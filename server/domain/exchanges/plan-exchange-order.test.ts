import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumMinor } from "@/server/kernel/money";
import { type Piece, play, playOut, quoted } from "@/test/fixtures/exchange-plays";
import { planActivities } from "../activities/plan-activities";
import type { ReturnProcess, StoredSettlement } from "../process/types";
import { NO_EARLIER_RETURNS } from "../returns/settle-by-terms";
import { expectedCompensation } from "../reviews/decide-compensation";
import { refundOutlook } from "../reviews/refund-outlook";
import { planExchangeOrder, unitsToExchange } from "./plan-exchange-order";
import { chargeToKeep, settledDifferences } from "./settled-differences";

/** What this return's payouts leave on the original payments; credit is deducted from them in order. */
const balancesOf = ({ order, payouts, settlements }: ReturnProcess) => {
  const giftMinor = sumMinor(settlements.map(({ bonusMinor, rows }) => bonusMinor - coveredIn(rows)));
  let creditMinor =
    sumMinor(payouts.filter(({ paymentId }) => paymentId === null).map((one) => one.amountMinor)) - giftMinor;
  return order.payments.map((payment) => {
    const ours = sumMinor(payouts.filter(({ paymentId }) => paymentId === payment.id).map((one) => one.amountMinor));
    const fromCreditMinor = Math.min(Math.max(0, creditMinor), payment.capturedMinor - ours);
    creditMinor -= fromCreditMinor;
    return { ...payment, refundedMinor: ours + fromCreditMinor };
  });
};

/** The part of the incentive that paid for the new items, for which no credit was given. */
const coveredIn = (rows: StoredSettlement["rows"]): number => {
  const of = (kind: string) => sumMinor(rows.filter((row) => row.kind === kind).map(({ amountMinor }) => amountMinor));
  return Math.min(of("EXCHANGE_INCENTIVE"), Math.max(0, 0 - of("EXCHANGE_DIFFERENCE")));
};

describe("the order of an exchange", () => {
  test("adds up, is paid with money that was there, and pays nothing twice", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(play, (one) => {
        const process = quoted(one);
        fc.pre(process !== null);
        const units = unitsToExchange(process);
        if (units.length === 0) return;
        const balances = balancesOf(process);
        const plan = planExchangeOrder({ process, payments: balances });
        const totalMinor = sumMinor(plan.payments.map(({ capturedMinor }) => capturedMinor));
        const taxMinor = one.isTaxIncluded ? 0 : sumMinor(plan.lines.map((line) => line.taxMinor));
        const linesMinor = sumMinor(plan.lines.map((line) => line.unitPriceMinor * line.quantity)) + taxMinor;
        expect(linesMinor).toBe(totalMinor);
        expect(sumMinor(plan.lines.map(({ quantity }) => quantity))).toBe(units.length);
        for (const { paymentId, amountMinor } of plan.carried) {
          const payment = balances.find(({ id }) => id === paymentId);
          expect(amountMinor).toBeLessThanOrEqual((payment?.capturedMinor ?? 0) - (payment?.refundedMinor ?? 0));
        }
        const keptMinor = chargeToKeep(process, units);
        const carriedMinor = sumMinor(plan.carried.map(({ amountMinor }) => amountMinor));
        expect(totalMinor - carriedMinor).toBeLessThanOrEqual(keptMinor);
        // The original always holds what its exchange is worth: none of it was paid out, charged or withheld elsewhere.
        const { byUnit } = settledDifferences(process, units);
        const worthMinor = sumMinor(units.map(({ id, paidMinor }) => paidMinor + (byUnit.get(id) ?? 0)));
        expect(totalMinor).toBe(worthMinor);
        if (one.flow === "ONE_ON_ONE") expect(totalMinor).toBe(sumMinor(units.map(({ paidMinor }) => paidMinor)));
      }),
      { numRuns: 500 },
    );
  });

  test("refunds the same part of the charge before the inspection is over as after the decision", {
    timeout: 60_000,
  }, () => {
    const one = fc.tuple(play, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }));
    let isSeen = false;
    fc.assert(
      fc.property(one, ([said, open]) => {
        const decided = quoted(said);
        fc.pre(decided !== null);
        // Everything still open is accepted in the end.
        const units = decided.units.map((unit, nth) =>
          open[nth] && unit.verdict === "APPROVED" ? { ...unit, verdict: "UNDECIDED" as const } : unit,
        );
        fc.pre(units.some(({ verdict }) => verdict === "UNDECIDED"));
        const facts = { payments: decided.order.payments, earlier: NO_EARLIER_RETURNS };
        const quote = { ...expectedCompensation({ ...decided, units }, facts), id: "set_0", basis: "QUOTE" };
        const before = { ...decided, units, payouts: [], settlements: [quote as unknown as StoredSettlement] };
        const planned = planActivities(decided).flatMap(({ input }) =>
          input.chargeId === undefined ? [] : [Number(input.amountMinor)],
        );
        const { chargeDueMinor } = refundOutlook(before);
        expect(chargeDueMinor).toBe(sumMinor(planned));
        expect(refundOutlook(decided).chargeDueMinor).toBe(sumMinor(planned));
        isSeen ||= chargeDueMinor > 0;
      }),
      { numRuns: 400, seed: 53 },
    );
    expect(isSeen).toBe(true);
  });

  test.each([
    ["cheaper: the rest went back", 2500, 2500],
    ["dearer: the difference was charged", 5500, 5500],
    ["the same price", 4000, 4000],
  ])("costs what was settled if it is %s", (_, newPriceMinor, expectedMinor) => {
    const pieces: Piece[] = [{ paidMinor: 4000, newPriceMinor, verdict: "APPROVED" }];
    const process = playOut({
      ...{ pieces, flow: "OPEN", arePaymentsEnabled: true, incentiveMinor: 0, feeMinor: 0, discountMinor: 0 },
      isTaxIncluded: true,
    });
    const plan = planExchangeOrder({ process, payments: balancesOf(process) });
    expect(plan.lines.map(({ unitPriceMinor }) => unitPriceMinor)).toEqual([expectedMinor]);
  });

  test("costs less if somebody refunded outside Homeward: never more can be refunded than was paid", () => {
    const pieces: Piece[] = [{ paidMinor: 4000, newPriceMinor: 4000, verdict: "APPROVED" }];
    const process = playOut({
      ...{ pieces, flow: "OPEN", arePaymentsEnabled: true, incentiveMinor: 0, feeMinor: 0, discountMinor: 0 },
      isTaxIncluded: true,
    });
    const payments = process.order.payments.map((payment) => ({ ...payment, refundedMinor: payment.capturedMinor }));
    expect(planExchangeOrder({ process, payments }).payments).toEqual([]);
  });
});
