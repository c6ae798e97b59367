import { isKept } from "../activities/plan-mails";
import type { ReturnProcess } from "./types";

/** A shopper may change how it is sent while a carrier's label is there and nobody has the parcel. */
export const canChangeWay = (process: ReturnProcess): boolean =>
  process.status === "RUNNING" &&
  process.shippingStatus === "CREATED" &&
  process.labelSource === "CARRIER" &&
  process.authorization.status !== "PENDING" &&
  !isKept(process) &&
  process.units.every(({ verdict }) => verdict === "UNDECIDED");

/** The price of sending may change only while no money has moved in either direction. */
export const isMoneyUntouched = ({ payouts, charges }: Pick<ReturnProcess, "payouts" | "charges">): boolean =>
  payouts.length === 0 && charges.length === 0;
