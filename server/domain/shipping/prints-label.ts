import type { ReturnProcess } from "../process/types";
import { liveShipments } from "./parcels";

/**
 * Whether the shopper prints the label: staff uploaded it, or a connected carrier made it whose counters read no code of it
 * from a phone.
 */
export const printsLabel = (process: Pick<ReturnProcess, "labelSource" | "shipments">): boolean =>
  process.labelSource === "CARRIER"
    ? liveShipments(process).some(({ connectionId, qrFileId }) => connectionId !== null && qrFileId === null)
    : process.labelSource === "STORE";
