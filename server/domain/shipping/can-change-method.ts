import type { ReturnProcess } from "../process/types";
import { isKept } from "../process/unit-questions";
import { parcelsOf } from "./parcels";

/**
 * A shopper may change the return method while the labels come from a carrier and no parcel has been handed over. A
 * label that is still being made would arrive too late to be voided.
 */
export const canChangeMethod = (process: ReturnProcess): boolean =>
  process.status === "RUNNING" &&
  process.shippingStatus === "CREATED" &&
  process.labelSource === "CARRIER" &&
  process.authorization.status !== "PENDING" &&
  !isKept(process) &&
  parcelsOf(process).every(({ shipment }) => shipment !== null) &&
  process.units.every(({ verdict }) => verdict === "UNDECIDED");

/** The price of shipping may change only while no money has moved in either direction. */
export const isMoneyUntouched = ({ payouts, charges }: Pick<ReturnProcess, "payouts" | "charges">): boolean =>
  payouts.length === 0 && charges.length === 0;
