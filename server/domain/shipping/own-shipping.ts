import type { ReturnProcess } from "../process/types";

type Facts = Pick<ReturnProcess, "labelSource" | "shipments">;

const liveShipment = ({ shipments }: Pick<Facts, "shipments">) =>
  shipments.findLast(({ voidedAt }) => voidedAt === null);

/** The store promised a label, and nobody has uploaded one yet. */
export const awaitsLabel = (process: Facts): boolean =>
  process.labelSource === "STORE" && liveShipment(process) === undefined;

/** The shopper ships it, and told under which number: as far as anybody can say, it is on its way. */
export const isShippedByShopper = (process: Facts): boolean =>
  process.labelSource === "NONE" && (liveShipment(process)?.trackingNumber ?? "") !== "";

/** A shopper may say how they sent it until the warehouse has it, and correct what they said. */
export const canEnterTracking = (
  process: Facts & Pick<ReturnProcess, "status" | "shippingStatus" | "authorization">,
): boolean =>
  process.labelSource === "NONE" &&
  (process.status === "RUNNING" || process.status === "ON_HOLD") &&
  (process.shippingStatus === "CREATED" || process.shippingStatus === "COLLECTED") &&
  process.authorization.status !== "PENDING";
