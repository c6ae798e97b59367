import { expect, test } from "vitest";
import type { Charge } from "../process/charge";
import { chargedMinor, NOT_ON_PAGE, nextChargeStep } from "./open-charge";

const charge = (changes: Partial<Charge> = {}): Charge => ({
  id: "chg_1",
  amountMinor: 1500,
  refundedMinor: 0,
  currency: "EUR",
  status: "CAPTURED",
  reference: "ref",
  idempotencyKey: "key",
  createdAt: "2026-03-01T12:00:00.000Z",
  refundedAt: null,
  refundReference: "",
  ...NOT_ON_PAGE,
  ...changes,
});
const stepOf = (charges: Charge[], owedMinor: number) => nextChargeStep(charges, owedMinor).kind;

test("is paid if nothing is owed and nothing is held; otherwise starts a charge for what is owed", () => {
  expect(stepOf([], 0)).toBe("PAID");
  expect(nextChargeStep([], 1500)).toEqual({ kind: "BEGIN", amountMinor: 1500 });
  expect(stepOf([charge({ status: "DECLINED" })], 1500)).toBe("BEGIN");
});

test("asks about a charge already started first, whatever is owed by now", () => {
  const pending = charge({ id: "chg_2", status: "PENDING" });
  for (const owed of [0, 1500, 2000])
    expect(nextChargeStep([charge(), pending], owed)).toEqual({ kind: "ASK", charge: pending });
});

test("refunds a charge for another price before starting a new one", () => {
  expect(stepOf([charge()], 1500)).toBe("PAID");
  expect(stepOf([charge()], 1400)).toBe("GIVE_BACK");
  expect(stepOf([charge()], 0)).toBe("GIVE_BACK");
  expect(stepOf([charge({ status: "REFUNDED", refundedMinor: 1500 })], 1400)).toBe("BEGIN");
});

test("doesn't count a refunded charge as held", () => {
  expect(chargedMinor([charge(), charge({ refundedMinor: 500 }), charge({ status: "PENDING" })])).toBe(2500);
});
