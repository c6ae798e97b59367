import type { ReturnProcess } from "../process/types";
import { isKept } from "../process/unit-questions";
import { parcelsOf } from "./parcels";

/**
 * A shopper may change how it is sent while a carrier's labels are there and nobody has a parcel. One that is still being made
 * would come too late to be given back.
 */
export const canChangeWay = (process: ReturnProcess): boolean =>
  process.status === "RUNNING" &&
  process.shippingStatus === "CREATED" &&
  process.labelSource === "CARRIER" &&
  process.authorization.status !== "PENDING" &&
  !isKept(process) &&
  parcelsOf(process).every(({ shipment }) => shipment !== null) &&
  process.units.every(({ verdict }) => verdict === "UNDECIDED");

/** The price of sending may change only while no money has moved in either direction. */
export const isMoneyUntouched = ({ payouts, charges }: Pick<ReturnProcess, "payouts" | "charges">): boolean =>
  payouts.length === 0 && charges.length === 0;
