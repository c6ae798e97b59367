import type { ReturnProcess } from "../process/types";
import { comesBack } from "../process/unit-questions";

type Facts = Pick<ReturnProcess, "shippingStatus" | "units">;

/** Whether anybody could still use a label: not once the parcel is on its way, nor when all that comes back is decided. */
export const needsLabel = ({ shippingStatus, units }: Facts): boolean =>
  shippingStatus !== "COLLECTED" &&
  shippingStatus !== "IN_WAREHOUSE" &&
  units.some((unit) => comesBack(unit) && unit.verdict === "UNDECIDED");
