import type { ReturnProcess } from "../process/types";
import { comesBack } from "../process/unit-questions";

type Facts = Pick<ReturnProcess, "shippingStatus" | "units"> & Partial<Pick<ReturnProcess, "parcels">>;

/**
 * Returns whether a label is still needed: not once the parcel is on its way or everything that comes back is decided.
 * With several parcels, one may be on its way while another still waits for its label.
 */
export const needsLabel = ({ shippingStatus, units, parcels = [1] }: Facts): boolean =>
  (shippingStatus !== "COLLECTED" || parcels.length > 1) &&
  shippingStatus !== "IN_WAREHOUSE" &&
  units.some((unit) => comesBack(unit) && unit.verdict === "UNDECIDED");
