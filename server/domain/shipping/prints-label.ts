import type { ReturnProcess } from "../process/types";

/**
 * Whether the shopper prints the label: staff uploaded it, or a connected carrier made it whose counters read no code of it
 * from a phone.
 */
export const printsLabel = ({ labelSource, shipments }: Pick<ReturnProcess, "labelSource" | "shipments">): boolean => {
  if (labelSource !== "CARRIER") return labelSource === "STORE";
  const shipment = shipments.findLast(({ voidedAt }) => voidedAt === null);
  return shipment !== undefined && shipment.connectionId !== null && shipment.qrFileId === null;
};
