import type { NoRestockReason } from "@/contract/vocabulary/no-restock-reason";
import type { UnitLocation, UnitVerdict } from "@/contract/vocabulary/unit";

/** A unit as far as putting it back on the shelf goes. */
export type RestockUnit = {
  unitId: string;
  location: UnitLocation;
  verdict: UnitVerdict;
  /** What the inspection found: may it be sold as new? */
  isResellable: boolean;
  /** Why its condition keeps it off the shelf, where the return reason asks for a grade. */
  gradeRefusal?: "NOT_GRADED" | "NOT_RESELLABLE" | null;
  /** The variant in our catalog; null when the shop has not told us of it, or no longer has it. */
  variant: { id: string; isStockTracked: boolean } | null;
  /** An earlier decision put it there. */
  isOnShelf: boolean;
};

export type RestockRules = { isRestockingEnabled: boolean; hasReceivingWarehouse: boolean };

/** `restock` is the id of the variant that gets one piece more, `takeOff` of the one that gets one less, if it counts. */
export type RestockDecision = { unitId: string } & (
  | { restock: string }
  | { takeOff: string | null; reason: NoRestockReason }
  | { reason: NoRestockReason }
);

/**
 * Which units go back on the shelf (domain.md, money rule 14), in their order. Restock needs all of: restocking enabled,
 * a receiving warehouse, an APPROVED unit that is resellable, a variant that tracks stock. What the shopper keeps is
 * never restocked (rule 12), whatever else holds. A piece that was returned as damaged needs a grade that says so. The first reason is told, the unit's own before the store's. A piece
 * that is on the shelf already comes off it when a correction says something else of the unit itself; what the store
 * has changed since does not move it. No decision is made for one that stays there.
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

/** An approved unit may still be announced or sent here: a review is what says that it arrived. */
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
      // What went back before a grade was asked for stays there.
      return isOnShelf ? null : gradeRefusal;
  }
};

const whatTheStoreSays = ({ isRestockingEnabled, hasReceivingWarehouse }: RestockRules): NoRestockReason | null => {
  if (!isRestockingEnabled) return "RESTOCKING_DISABLED";
  return hasReceivingWarehouse ? null : "NO_RECEIVING_WAREHOUSE";
};
