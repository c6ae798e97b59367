import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { UnitLocation } from "@/contract/vocabulary/unit";
import type { ReturnUnit } from "../process/types";

type MovedUnit = { unitId: string; location: UnitLocation };

/** The stages of a parcel's unit; a unit that is lost, kept or returned to the shopper doesn't move with the parcel. */
const METHOD: readonly UnitLocation[] = ["ANNOUNCED", "SENT", "RECEIVED"];

/**
 * Returns where a parcel's units are once it has this status. Decided units only move forward, missing ones don't move.
 */
export const moveUnits = (units: readonly ReturnUnit[], status: ShippingStatus): MovedUnit[] => {
  const location = locationOf(status);
  if (location === null) return [];
  const to = METHOD.indexOf(location);
  return units
    .filter(({ verdict, location: at }) => {
      const from = METHOD.indexOf(at);
      if (from === -1 || from === to || verdict === "MISSING") return false;
      return verdict === "UNDECIDED" || to > from;
    })
    .map(({ id }) => ({ unitId: id, location }));
};

/** Null: the status says nothing about where the units are. */
const locationOf = (status: ShippingStatus): UnitLocation | null => {
  switch (status) {
    case "NO_SHIPPING_STATUS":
    case "CREATED":
      return "ANNOUNCED";
    case "COLLECTED":
      return "SENT";
    case "IN_WAREHOUSE":
      return "RECEIVED";
    case "ERROR":
    case "CANCELED":
      return null;
  }
};
