import type { z } from "zod";
import type { listReturns } from "@/contract/storefront/tracking";
import type { ReturnProcess } from "@/server/domain/process/types";
import { mainShipment } from "@/server/domain/shipping/parcels";
import { processLines } from "./process-lines";
import { presentRefunds, processStatusKey } from "./tracking";

type ListedReturn = z.input<(typeof listReturns)["output"]>["returns"][number];

/** One entry of the list of returns (decisions, section 6, GET /returns). */
export const presentListedReturn = (process: ReturnProcess, labelUrl: string | null): ListedReturn => ({
  return_id: process.id,
  return_code: process.returnCode,
  process_id: process.id,
  order_id: process.orderId,
  order_name: process.order.name,
  status: process.status,
  shipping_status: process.shippingStatus,
  status_key: processStatusKey(process),
  created_at: process.createdAt,
  line_items: processLines(process).map(({ line, units }) => ({
    id: line.id,
    quantity: units.length,
    return_reason: units[0]?.returnReason ?? "",
    review_status: units.every(({ verdict }) => verdict === units[0]?.verdict && verdict !== "UNDECIDED")
      ? (units[0]?.verdict ?? null)
      : null,
  })),
  label_url: labelUrl,
  tracking_url: mainShipment(process)?.trackingUrl ?? "",
  parcel_count: process.parcels.length,
  refund: presentRefunds(process),
});
