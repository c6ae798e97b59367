import { describe, expect, test } from "vitest";
import { advanceUnits, isAdvanceDue } from "./advance-units";

type Facts = Parameters<typeof advanceUnits>[0];
type Unit = Facts["units"][number];

const facts = (timings: Facts["terms"]["timings"], units: Partial<Unit>[]): Facts =>
  ({
    terms: { timings },
    units: units.map((unit, index) => ({
      id: `u${index}`,
      outcome: "REFUND",
      refundOption: "STORE_CREDIT",
      verdict: "UNDECIDED",
      payment: "NOTHING_DUE",
      location: "ANNOUNCED",
      ...unit,
    })),
  }) as Facts;

const idsOf = (given: Facts): string[] => advanceUnits(given).map(({ id }) => id);

describe("an advance", () => {
  test("on start covers every unit of that option, and no other", () => {
    const given = facts({ STORE_CREDIT: "ON_START" }, [{}, { refundOption: "ORIGINAL_PAYMENT_METHOD" }]);
    expect(idsOf(given)).toEqual(["u0"]);
  });

  test("on collection waits until the unit has left the shopper", () => {
    const given = (location: Unit["location"]) => facts({ STORE_CREDIT: "ON_COLLECTED" }, [{ location }]);
    expect(idsOf(given("ANNOUNCED"))).toEqual([]);
    expect(idsOf(given("SENT"))).toEqual(["u0"]);
    expect(idsOf(given("RECEIVED"))).toEqual(["u0"]);
    expect(idsOf(given("LOST"))).toEqual([]);
  });

  test("never covers units that are exchanged, rejected or paid after the review", () => {
    const given = facts({ STORE_CREDIT: "ON_START" }, [
      { outcome: "EXCHANGE" },
      { verdict: "DECLINED" },
      { verdict: "MISSING" },
      { refundOption: "GIFT_CARD" },
    ]);
    expect(idsOf(given)).toEqual([]);
  });

  test("is due until it is stored, and not again afterwards", () => {
    const given = (payment: Unit["payment"]) => facts({ STORE_CREDIT: "ON_START" }, [{ payment }]);
    expect(isAdvanceDue(given("NOTHING_DUE"))).toBe(true);
    expect(isAdvanceDue(given("DUE"))).toBe(false);
    expect(isAdvanceDue(given("SETTLED"))).toBe(false);
  });
});
