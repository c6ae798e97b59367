import type { ReturnProcess } from "../process/types";
import { liveShipments } from "./parcels";

/**
 * Returns whether the shopper prints the label: staff uploaded it, or it came from a connected carrier whose drop-off
 * points can't scan a code from a phone.
 */
export const printsLabel = (process: Pick<ReturnProcess, "labelSource" | "shipments">): boolean =>
  process.labelSource === "CARRIER"
    ? liveShipments(process).some(({ connectionId, qrFileId }) => connectionId !== null && qrFileId === null)
    : process.labelSource === "STORE";
