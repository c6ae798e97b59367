import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UNIT_LOCATIONS, UNIT_VERDICTS } from "@/contract/vocabulary/unit";
import { planRestock, type RestockUnit } from "./plan-restock";

const unit = (over: Partial<RestockUnit> = {}): RestockUnit => ({
  unitId: "u",
  location: "RECEIVED",
  verdict: "APPROVED",
  isResellable: true,
  variant: { id: "v", isStockTracked: true },
  isOnShelf: false,
  ...over,
});
const rules = { isRestockingEnabled: true, hasReceivingWarehouse: true };

describe("a unit", () => {
  test("is restocked if all of rule 14 holds", () => {
    expect(planRestock([unit()], rules)).toEqual([{ unitId: "u", restock: "v" }]);
  });

  test.each([
    [{ location: "KEPT" }, "KEPT_BY_SHOPPER"],
    [{ location: "GIVEN_BACK" }, "GIVEN_BACK"],
    [{ location: "LOST" }, "LOST"],
    [{ verdict: "UNDECIDED" }, "NOT_REVIEWED"],
    [{ verdict: "DECLINED" }, "DECLINED"],
    [{ verdict: "MISSING" }, "MISSING"],
    [{ isResellable: false }, "NOT_RESELLABLE"],
    [{ gradeRefusal: "NOT_GRADED" }, "NOT_GRADED"],
    [{ variant: null }, "UNKNOWN_VARIANT"],
    [{ variant: { id: "v", isStockTracked: false } }, "STOCK_NOT_TRACKED"],
  ] as const)("with %j isn't restocked, and the reason is %s", (over, reason) => {
    expect(planRestock([unit(over)], rules)).toEqual([{ unitId: "u", reason }]);
  });

  test.each([
    [{ isRestockingEnabled: false }, "RESTOCKING_DISABLED"],
    [{ hasReceivingWarehouse: false }, "NO_RECEIVING_WAREHOUSE"],
  ])("in a store with %j isn't restocked, and the reason is %s", (over, reason) => {
    expect(planRestock([unit()], { ...rules, ...over })).toEqual([{ unitId: "u", reason }]);
  });
});

describe("a restocked piece", () => {
  test("stays in stock, even after the store has turned restocking off", () => {
    expect(planRestock([unit({ isOnShelf: true })], { ...rules, isRestockingEnabled: false })).toEqual([]);
    expect(planRestock([unit({ isOnShelf: true, variant: null })], rules)).toEqual([]);
  });

  test.each([
    [{ verdict: "DECLINED" }, "DECLINED"],
    [{ verdict: "MISSING" }, "MISSING"],
    [{ isResellable: false }, "NOT_RESELLABLE"],
    [{ location: "GIVEN_BACK" }, "GIVEN_BACK"],
  ] as const)("is taken out of stock with %j", (over, reason) => {
    expect(planRestock([unit({ isOnShelf: true, ...over })], rules)).toEqual([{ unitId: "u", takeOff: "v", reason }]);
  });

  test("of a variant whose stock is no longer tracked only keeps the reason", () => {
    const gone = unit({ isOnShelf: true, verdict: "DECLINED", variant: null });
    expect(planRestock([gone], rules)).toEqual([{ unitId: "u", takeOff: null, reason: "DECLINED" }]);
  });
});

test("every unit gets one decision, in order, and restocks only if all of rule 14 holds", () => {
  const anyUnit = fc.record({
    unitId: fc.uuid(),
    location: fc.constantFrom(...UNIT_LOCATIONS),
    verdict: fc.constantFrom(...UNIT_VERDICTS),
    isResellable: fc.boolean(),
    variant: fc.option(fc.record({ id: fc.uuid(), isStockTracked: fc.boolean() })),
    isOnShelf: fc.constant(false),
  });
  const anyRules = fc.record({ isRestockingEnabled: fc.boolean(), hasReceivingWarehouse: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyUnit, { maxLength: 8 }), anyRules, (units, store) => {
      const decisions = planRestock(units, store);
      expect(decisions.map(({ unitId }) => unitId)).toEqual(units.map(({ unitId }) => unitId));
      decisions.forEach((decision, index) => {
        const one = units[index];
        const holds =
          store.isRestockingEnabled &&
          store.hasReceivingWarehouse &&
          one?.verdict === "APPROVED" &&
          one.isResellable &&
          one.variant?.isStockTracked === true &&
          !["KEPT", "GIVEN_BACK", "LOST"].includes(one.location);
        expect("restock" in decision).toBe(holds);
      });
    }),
    { numRuns: 1000 },
  );
});
