import type { AuthorizationStatus } from "./authorization";
import type { ProcessStatus } from "./process";
import type { ShippingStatus } from "./shipping-status";

/**
 * One status vocabulary for shopper, merchant and machine: combines process status, shipping status and reviews into
 * one key.
 */
export const STATUS_KEYS = [
  "NEEDS_APPROVAL",
  "LABEL_PENDING",
  "READY_TO_SEND",
  "IN_TRANSIT",
  "TO_INSPECT",
  "INSPECTING",
  "SHIPPING_PROBLEM",
  "PAYING",
  "ON_HOLD",
  "COMPLETED",
  "COMPLETED_PARTIAL",
  "CANCELED",
  "FAILED",
] as const;
export type StatusKey = (typeof STATUS_KEYS)[number];

/** Color family of a badge, which always has a word and a shape too. */
export const STATUS_TONES = ["run", "hold", "ok", "bad", "neutral"] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

export type StatusWords = { readonly merchant: string; readonly shopper: string; readonly tone: StatusTone };

export const STATUS_WORDS: Record<StatusKey, StatusWords> = {
  NEEDS_APPROVAL: { merchant: "Needs approval", shopper: "Waiting for approval", tone: "hold" },
  LABEL_PENDING: { merchant: "Label pending", shopper: "Your label is being made", tone: "run" },
  READY_TO_SEND: { merchant: "Ready to send", shopper: "Ready to send", tone: "run" },
  IN_TRANSIT: { merchant: "In transit", shopper: "On its way back", tone: "run" },
  TO_INSPECT: { merchant: "To inspect", shopper: "Arrived, being checked", tone: "hold" },
  INSPECTING: { merchant: "Inspecting", shopper: "Being checked", tone: "hold" },
  SHIPPING_PROBLEM: { merchant: "Shipping error", shopper: "There is a delivery problem", tone: "bad" },
  PAYING: { merchant: "Refund pending", shopper: "Inspected, refund pending", tone: "run" },
  ON_HOLD: { merchant: "On hold", shopper: "On hold", tone: "hold" },
  COMPLETED: { merchant: "Completed", shopper: "Completed", tone: "ok" },
  COMPLETED_PARTIAL: {
    merchant: "Completed, not all accepted",
    shopper: "Completed, not everything accepted",
    tone: "ok",
  },
  CANCELED: { merchant: "Canceled", shopper: "Canceled", tone: "neutral" },
  FAILED: { merchant: "Failed", shopper: "We could not process this", tone: "bad" },
};

type StatusFacts = {
  readonly status: ProcessStatus;
  readonly shippingStatus: ShippingStatus;
  readonly authorizationStatus: AuthorizationStatus;
  readonly unitsTotal: number;
  readonly unitsDecided: number;
  readonly unitsApproved: number;
};

/** The only place where a status key is derived. */
export const statusKey = (facts: StatusFacts): StatusKey => {
  switch (facts.status) {
    case "CANCELED":
    case "FAILED":
    case "ON_HOLD":
      return facts.status;
    case "COMPLETED":
      return facts.unitsApproved === facts.unitsTotal ? "COMPLETED" : "COMPLETED_PARTIAL";
    case "RUNNING":
      return runningKey(facts);
  }
};

const runningKey = ({ shippingStatus, authorizationStatus, unitsTotal, unitsDecided }: StatusFacts): StatusKey => {
  if (authorizationStatus === "PENDING") return "NEEDS_APPROVAL";
  if (unitsDecided === unitsTotal) return "PAYING";
  if (unitsDecided > 0) return "INSPECTING";
  switch (shippingStatus) {
    case "NO_SHIPPING_STATUS":
      return "LABEL_PENDING";
    case "CREATED":
      return "READY_TO_SEND";
    case "COLLECTED":
      return "IN_TRANSIT";
    case "IN_WAREHOUSE":
      return "TO_INSPECT";
    case "ERROR":
    case "CANCELED":
      return "SHIPPING_PROBLEM";
  }
};

/**
 * Returns where the parcel is if the status doesn't show it: a return on hold keeps moving, and a refund may be sent
 * before its parcel arrives. Null if the status shows it, or no parcel is expected any more.
 */
export const unsaidStage = (statusKey: StatusKey, shippingStatus: ShippingStatus): ShippingStatus | null => {
  switch (statusKey) {
    case "ON_HOLD":
      return shippingStatus;
    case "INSPECTING":
    case "PAYING":
      return shippingStatus === "IN_WAREHOUSE" || shippingStatus === "NO_SHIPPING_STATUS" ? null : shippingStatus;
    default:
      return null;
  }
};
