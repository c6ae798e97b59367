import type { ReturnProcess } from "./types";

/** A shopper may cancel until the parcel is collected, and never after a unit is decided or money is on its way. */
export const canCancel = ({
  status,
  shippingStatus,
  units,
  payouts,
}: Pick<ReturnProcess, "status" | "shippingStatus" | "units" | "payouts">): boolean =>
  (status === "RUNNING" || status === "ON_HOLD") &&
  (shippingStatus === "NO_SHIPPING_STATUS" || shippingStatus === "CREATED" || shippingStatus === "ERROR") &&
  payouts.length === 0 &&
  units.every(({ verdict, location }) => verdict === "UNDECIDED" && location === "ANNOUNCED");
