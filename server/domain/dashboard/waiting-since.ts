import { statusKey } from "@/contract/vocabulary/status-words";
import type { ReturnRow } from "./types";

/**
 * Returns since when a return has been in its present stage (RFC 3339): in transit, to inspect, on hold. Null once it
 * has ended. If the start of the stage wasn't recorded, the start of the return is used.
 */
export const waitingSince = (row: ReturnRow): string | null => {
  switch (statusKey(row)) {
    case "COMPLETED":
    case "COMPLETED_PARTIAL":
    case "CANCELED":
    case "FAILED":
      return null;
    case "ON_HOLD":
      return row.heldAt ?? row.createdAt;
    case "NEEDS_APPROVAL":
    case "LABEL_PENDING":
      return row.createdAt;
    case "READY_TO_SEND":
    case "IN_TRANSIT":
    case "SHIPPING_PROBLEM":
      return row.movedAt ?? row.createdAt;
    case "TO_INSPECT":
    case "INSPECTING":
      return row.arrivedAt ?? row.createdAt;
    case "PAYING":
      return row.reviewedAt ?? row.createdAt;
  }
};
