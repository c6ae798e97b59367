import type { ReturnProcess } from "../process/types";
import { liveShipments, parcelsOf } from "./parcels";

type Facts = Pick<ReturnProcess, "labelSource" | "parcels" | "shipments">;

/** The store promised labels, and at least one parcel has none uploaded yet. */
export const awaitsLabel = (process: Facts): boolean =>
  process.labelSource === "STORE" && parcelsOf(process).some(({ shipment }) => shipment === null);

/** The shopper ships the parcel and entered a tracking number, so it counts as on its way. */
export const isShippedByShopper = (process: Facts): boolean =>
  process.labelSource === "NONE" && liveShipments(process).some(({ trackingNumber }) => trackingNumber !== "");

/** A shopper may enter tracking details, and correct them, until the warehouse has received the parcel. */
export const canEnterTracking = (
  process: Facts & Pick<ReturnProcess, "status" | "shippingStatus" | "authorization">,
): boolean =>
  process.labelSource === "NONE" &&
  (process.status === "RUNNING" || process.status === "ON_HOLD") &&
  (process.shippingStatus === "CREATED" || process.shippingStatus === "COLLECTED") &&
  process.authorization.status !== "PENDING";
