import type { listReturns } from "@/contract/storefront/tracking";
import type { ReturnProcess } from "@/server/domain/process/types";
import { mainShipment } from "@/server/domain/shipping/parcels";
import type { Shown } from "@/server/kernel/wire-names";
import { processLines } from "./process-lines";
import { presentRefunds, processStatusKey } from "./tracking";

type ListedReturn = Shown<(typeof listReturns)["output"]>["returns"][number];

/** Returns one entry of the list of returns (decisions, section 6, GET /returns). */
export const presentListedReturn = (process: ReturnProcess, labelUrl: string | null): ListedReturn => ({
  ...process,
  returnId: process.id,
  processId: process.id,
  orderName: process.order.name,
  statusKey: processStatusKey(process),
  lineItems: processLines(process).map(({ line, units }) => ({
    id: line.id,
    quantity: units.length,
    returnReason: units[0]?.returnReason ?? "",
    reviewStatus: units.every(({ verdict }) => verdict === units[0]?.verdict && verdict !== "UNDECIDED")
      ? (units[0]?.verdict ?? null)
      : null,
  })),
  labelUrl,
  trackingUrl: mainShipment(process)?.trackingUrl ?? "",
  parcelCount: process.parcels.length,
  refund: presentRefunds(process),
});
