import type { DeliveryState, DeliveryType, ReplayChoice, WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { PostalAddress } from "@/server/kernel/address";
import type { Stored } from "@/server/schema/columns";
import type { ReturnProcess } from "../process/types";

/** What an event stores: the return right after the change. */
export type EventSnapshot = ReturnProcess & {
  /** The parcel's destination while no label has one; null without a warehouse, absent in events of older versions. */
  returnAddress?: PostalAddress | null;
};

/** An address that receives a merchant's events, with their number by state. */
export type WebhookEndpoint = {
  id: string;
  url: string;
  /** It receives the daily list of this warehouse and no events; null: events. */
  warehouseId: string | null;
  warehouseName: string;
  events: WebhookEvent[];
  /** Empty: every store of the group. */
  ecommerceIds: string[];
  isEnabled: boolean;
  /** As text for the merchant; empty while it is enabled. */
  disabledReason: string;
  disabledAt: string | null;
  /** Since when every attempt has failed; null when the last one was acknowledged. */
  failingSince: string | null;
  /** Until then the secret before the last rotation also signs; null if only one secret signs. */
  previousSecretUntil: string | null;
  createdAt: string;
  pending: number;
  delivered: number;
  dead: number;
};

/** One event being delivered to one endpoint. */
export type WebhookDelivery = {
  id: string;
  endpointId: string;
  eventId: string;
  /** For a warehouse list: the warehouse's ID. */
  processId: string;
  /** Empty if it isn't about a single return. */
  returnCode: string;
  type: DeliveryType;
  sequence: number;
  state: DeliveryState;
  /** All attempts, replays included. */
  attempts: number;
  lastStatus: number | null;
  lastError: string;
  /** Of the last attempt; null before the first, or once its history has expired. */
  lastDurationMs: number | null;
  dueAt: string;
  createdAt: string;
  deliveredAt: string | null;
};

/** A delivery as shown on the page of its return. */
export type ProcessDelivery = Pick<
  WebhookDelivery,
  "id" | "sequence" | "state" | "attempts" | "lastStatus" | "createdAt"
> & { type: WebhookEvent; url: string };

export type WebhookAttempt = Stored<
  "webhook_attempts",
  {
    requestHeaders: Record<string, string>;
    responseHeaders: Record<string, string>;
  },
  "id" | "groupId" | "deliveryId"
>;

/** A delivery with the exact bytes that are sent and the response to each attempt. */
export type WebhookDeliveryDetail = {
  delivery: WebhookDelivery;
  url: string;
  body: string;
  attempts: WebhookAttempt[];
};

/** A merchant's request to redeliver events, and its progress. */
export type WebhookReplay = {
  id: string;
  what: ReplayChoice;
  fromAt: string;
  toAt: string;
  total: number;
  replayed: number;
  createdAt: string;
  finishedAt: string | null;
};
