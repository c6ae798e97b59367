import type { NoRestockReason } from "@/contract/vocabulary/no-restock-reason";
import type { UnitLocation, UnitVerdict } from "@/contract/vocabulary/unit";

/** A unit with the fields that a restock decision needs. */
export type RestockUnit = {
  unitId: string;
  location: UnitLocation;
  verdict: UnitVerdict;
  /** The inspection's finding: whether it can be sold as new. */
  isResellable: boolean;
  /** Why its condition prevents restocking, if the return reason requires a grade. */
  gradeRefusal?: "NOT_GRADED" | "NOT_RESELLABLE" | null;
  /** The variant in our catalog; null if the shop hasn't sent it or no longer has it. */
  variant: { id: string; isStockTracked: boolean } | null;
  /** An earlier decision restocked it. */
  isOnShelf: boolean;
};

export type RestockRules = { isRestockingEnabled: boolean; hasReceivingWarehouse: boolean };

/**
 * `restock` is the ID of the variant whose stock goes up by one, `takeOff` of the one whose stock goes down by one, if
 * tracked.
 */
export type RestockDecision = { unitId: string } & (
  | { restock: string }
  | { takeOff: string | null; reason: NoRestockReason }
  | { reason: NoRestockReason }
);

/**
 * Decides which units are restocked (domain.md, money rule 14), in their order. Restocking requires all of: restocking
 * enabled, a receiving warehouse, an APPROVED unit that is resellable, a variant that tracks stock. Kept items are
 * never restocked (rule 12), whatever else holds. A piece returned as damaged needs a grade that allows it. The first
 * reason is reported, the unit's own before the store's. A restocked piece is taken out of stock if a correction
 * changes the unit itself; later changes of the store's settings don't move it. A piece that stays in stock gets no
 * decision.
 */
export const planRestock = (units: readonly RestockUnit[], rules: RestockRules): RestockDecision[] =>
  units.flatMap((unit) => (unit.isOnShelf ? planTakeOff(unit) : [planPutBack(unit, rules)]));

const planPutBack = (unit: RestockUnit, rules: RestockRules): RestockDecision => {
  const reason = whatTheUnitSays(unit) ?? whatTheStoreSays(rules);
  if (reason !== null) return { unitId: unit.unitId, reason };
  if (unit.variant === null) return { unitId: unit.unitId, reason: "UNKNOWN_VARIANT" };
  if (!unit.variant.isStockTracked) return { unitId: unit.unitId, reason: "STOCK_NOT_TRACKED" };
  return { unitId: unit.unitId, restock: unit.variant.id };
};

const planTakeOff = (unit: RestockUnit): RestockDecision[] => {
  const reason = whatTheUnitSays(unit);
  if (reason === null) return [];
  return [{ unitId: unit.unitId, takeOff: unit.variant?.isStockTracked ? unit.variant.id : null, reason }];
};

const whatTheUnitSays = (unit: RestockUnit): NoRestockReason | null => whereItIs(unit.location) ?? whatWasFound(unit);

/** An approved unit may still be marked as announced or sent here: the review is what says that it arrived. */
const whereItIs = (location: UnitLocation): NoRestockReason | null => {
  switch (location) {
    case "KEPT":
      return "KEPT_BY_SHOPPER";
    case "GIVEN_BACK":
      return "GIVEN_BACK";
    case "LOST":
      return "LOST";
    case "ANNOUNCED":
    case "SENT":
    case "RECEIVED":
      return null;
  }
};

const whatWasFound = (unit: RestockUnit): NoRestockReason | null => {
  const { verdict, isResellable, isOnShelf, gradeRefusal = null } = unit;
  switch (verdict) {
    case "UNDECIDED":
      return "NOT_REVIEWED";
    case "DECLINED":
    case "MISSING":
      return verdict;
    case "APPROVED":
      if (!isResellable) return "NOT_RESELLABLE";
      // What was restocked before grades were required stays in stock.
      return isOnShelf ? null : gradeRefusal;
  }
};

const whatTheStoreSays = ({ isRestockingEnabled, hasReceivingWarehouse }: RestockRules): NoRestockReason | null => {
  if (!isRestockingEnabled) return "RESTOCKING_DISABLED";
  return hasReceivingWarehouse ? null : "NO_RECEIVING_WAREHOUSE";
};
