import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { UnitLocation } from "@/contract/vocabulary/unit";
import type { ReturnUnit } from "../process/types";

type MovedUnit = { unitId: string; location: UnitLocation };

/** The way of a parcel; what is lost, kept or given back does not move with it. */
const WAY: readonly UnitLocation[] = ["ANNOUNCED", "SENT", "RECEIVED"];

/** Where the units of a parcel are once it has this status. What is decided moves forward only, what is missing never. */
export const moveUnits = (units: readonly ReturnUnit[], status: ShippingStatus): MovedUnit[] => {
  const location = locationOf(status);
  if (location === null) return [];
  const to = WAY.indexOf(location);
  return units
    .filter(({ verdict, location: at }) => {
      const from = WAY.indexOf(at);
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
