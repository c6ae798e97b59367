import { describe, expect, it } from "vitest";
import { paymentOf, payoutOf } from "@/test/fixtures/money-fixtures";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { coverPayouts } from "./cover-payouts";
import { type OrderPayout, paymentsLeft } from "./payout-cap";
import { leftOf, payoutLegs } from "./payout-legs";
import { settleDifference } from "./settle-difference";
import type { DerivationRow, PayoutLeg } from "./types";

const reason = (name: string) => expect.objectContaining({ reason: name });

const eur = (amountMinor: number | null) => ({ amountMinor, currency: "EUR" });

describe("settleDifference", () => {
  const payments = [paymentOf("card", 30_00), paymentOf("credit", 20_00, { isStoreCredit: true })];
  const decided = (totalMinor: number) => ({
    legs: payoutLegs({
      portions: [{ refundOption: "ORIGINAL_PAYMENT_METHOD", totalMinor, giftMinor: 0 }],
      currency: "EUR",
      payments,
    }),
  });
  const toCard = (amountMinor: number) =>
    ({ refundOption: "ORIGINAL_PAYMENT_METHOD", paymentId: "card", amountMinor }) as const;
  const brief = (legs: PayoutLeg[]) => legs.map((leg) => [leg.position, leg.paymentId, leg.amountMinor]);

  it("leaves what was not paid in advance, on the same legs", () => {
    const { legs, overpaidMinor } = settleDifference({ decision: decided(45_00), alreadyPaid: [toCard(10_00)] });
    expect(brief(legs)).toEqual([
      [1, "credit", 20_00],
      [2, "card", 15_00],
    ]);
    expect(overpaidMinor).toBe(0);
  });

  it("deducts what was paid another way from the remaining legs", () => {
    const { legs } = settleDifference({ decision: decided(25_00), alreadyPaid: [toCard(15_00)] });
    expect(brief(legs)).toEqual([[1, "credit", 10_00]]);
  });

  it("names what was paid beyond the decision, and has no negative leg", () => {
    const early = { decision: decided(25_00), alreadyPaid: [toCard(20_00), toCard(9_00)] };
    expect(settleDifference(early)).toEqual({ legs: [], overpaidMinor: 4_00 });
  });
});

describe("what is left to pay out", () => {
  const payments = [paymentOf("a", 50_00, { refundedMinor: 10_00 }), paymentOf("b", 50_00)];
  const toA = payoutOf({ paymentId: "a", amountMinor: 15_00 });
  const pending = { ...toA, status: "PENDING", processStatus: "RUNNING" } as const;
  const credit = payoutOf({ amountMinor: 40_00 });
  const left = (...payouts: OrderPayout[]) => paymentsLeft(payments, payouts).map(leftOf);

  it("is captured minus refunded minus pending, per payment; credit is deducted from them in order", () => {
    expect(left()).toEqual([40_00, 50_00]);
    expect(left(pending)).toEqual([25_00, 50_00]);
    expect(left(pending, credit)).toEqual([0, 35_00]);
  });

  it("doesn't grow when a pending payout settles, and counts once what the shop's figure may include since", () => {
    expect(left(toA)).toEqual([25_00, 50_00]);
    expect(left({ ...toA, isBeforeFigures: true })).toEqual([35_00, 50_00]);
    const told = [paymentOf("a", 50_00, { refundedMinor: 25_00 })];
    expect(paymentsLeft(told, [{ ...toA, isBeforeFigures: true }]).map(leftOf)).toEqual([25_00]);
  });

  it("counts once what staff paid in the shop before it was marked here", () => {
    const told = [paymentOf("a", 50_00, { refundedMinor: 15_00 })];
    expect(paymentsLeft(told, [{ ...toA, externalMinor: 15_00 }]).map(leftOf)).toEqual([35_00]);
    expect(paymentsLeft(told, [{ ...pending, externalMinor: 5_00 }]).map(leftOf)).toEqual([25_00]);
  });

  it("doesn't count failed payouts, amounts never paid, credit taken back, or what a canceled return still owed", () => {
    expect(left({ ...toA, status: "FAILED" })).toEqual([40_00, 50_00]);
    expect(left({ ...credit, giftMinor: 40_00 }, { ...credit, takenBackMinor: 40_00 })).toEqual([40_00, 50_00]);
    expect(left({ ...toA, processStatus: "CANCELED" })).toEqual([40_00, 50_00]);
    expect(left({ ...pending, processStatus: "FAILED" })).toEqual([40_00, 50_00]);
    expect(left({ ...toA, processStatus: "FAILED" })).toEqual([25_00, 50_00]);
  });

  it("leaves an exchange order what went into it, and never falls below zero", () => {
    const carried = [{ ...paymentOf("a", 50_00, { refundedMinor: 10_00 }), carriedMinor: 30_00 }];
    expect(paymentsLeft(carried, []).map(leftOf)).toEqual([10_00]);
    expect(paymentsLeft(carried, [toA, credit]).map(leftOf)).toEqual([0]);
  });
});

describe("coverPayouts", () => {
  const payouts = [
    { id: "one", amountMinor: 10_00 },
    { id: "two", amountMinor: 5_00 },
    { id: "three", amountMinor: 5_00 },
  ];

  it("covers whole legs first, the last one partly", () => {
    expect(coverPayouts(payouts, eur(12_00))).toEqual([
      { payoutId: "one", coveredMinor: 10_00, leftMinor: 0 },
      { payoutId: "two", coveredMinor: 2_00, leftMinor: 3_00 },
    ]);
    expect(coverPayouts(payouts, eur(null)).map((one) => one.coveredMinor)).toEqual([10_00, 5_00, 5_00]);
  });

  it("rejects more than is pending, nothing pending, and an amount of zero", () => {
    const over = expect.objectContaining({
      reason: "AMOUNT_EXCEEDS_PENDING",
      facts: { askedMinor: 20_01, leftMinor: 20_00 },
    });
    expect(() => coverPayouts(payouts, eur(20_01))).toThrow(over);
    expect(() => coverPayouts([], eur(1))).toThrow(reason("NOTHING_PENDING"));
    expect(() => coverPayouts(payouts, eur(0))).toThrow(reason("INVALID_AMOUNT"));
    expect(() => coverPayouts(payouts, eur(0.5))).toThrow(reason("INVALID_AMOUNT"));
  });
});

describe("replayDerivation", () => {
  const row = (position: number, group: "ITEMS" | "LEG", amountMinor: number): DerivationRow => {
    const kind = group === "LEG" ? "PAYOUT" : "UNIT_PRICE";
    return { position, group, kind, label: "", formula: "", unitId: null, amountMinor };
  };

  it("adds rows up", () => {
    const replayed = replayDerivation([row(1, "ITEMS", 5), row(2, "ITEMS", 6), row(3, "LEG", 11)]);
    expect(replayed).toEqual({ totalMinor: 11, owedMinor: 0, byGroup: { ITEMS: 11, LEG: 11 } });
    expect(replayDerivation([row(1, "ITEMS", -5)])).toMatchObject({ totalMinor: 0, owedMinor: 5 });
  });

  it("rejects rows that were changed, lost or moved", () => {
    const wrong = [
      [row(1, "ITEMS", 5), row(2, "LEG", 6)],
      [row(1, "ITEMS", 6), row(2, "LEG", 5)],
      [row(1, "LEG", 5)],
      [row(2, "ITEMS", 5)],
      [row(1, "ITEMS", 0.5)],
      [row(1, "LEG", 0)],
    ];
    for (const rows of wrong) expect(() => replayDerivation(rows)).toThrow(reason("DERIVATION_DOES_NOT_ADD_UP"));
  });
});
