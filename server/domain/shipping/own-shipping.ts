import type { ReturnProcess } from "../process/types";
import { liveShipments, parcelsOf } from "./parcels";

type Facts = Pick<ReturnProcess, "labelSource" | "parcels" | "shipments">;

/** The store promised labels, and there is a parcel for which nobody has uploaded one yet. */
export const awaitsLabel = (process: Facts): boolean =>
  process.labelSource === "STORE" && parcelsOf(process).some(({ shipment }) => shipment === null);

/** The shopper ships it, and told a number: as far as anybody can say, it is on its way. */
export const isShippedByShopper = (process: Facts): boolean =>
  process.labelSource === "NONE" && liveShipments(process).some(({ trackingNumber }) => trackingNumber !== "");

/** A shopper may say how they sent it until the warehouse has it, and correct what they said. */
export const canEnterTracking = (
  process: Facts & Pick<ReturnProcess, "status" | "shippingStatus" | "authorization">,
): boolean =>
  process.labelSource === "NONE" &&
  (process.status === "RUNNING" || process.status === "ON_HOLD") &&
  (process.shippingStatus === "CREATED" || process.shippingStatus === "COLLECTED") &&
  process.authorization.status !== "PENDING";
