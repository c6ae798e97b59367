import type { DeliveryState, DeliveryType, ReplayChoice, WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { PostalAddress } from "@/server/kernel/address";
import type { Stored } from "@/server/schema/columns";
import type { ReturnProcess } from "../process/types";

/** What an event keeps: the return as it was right after the change. */
export type EventSnapshot = ReturnProcess & {
  /** Where its parcel goes while no label says so; null without a warehouse, absent in events of older editions. */
  returnAddress?: PostalAddress | null;
};

/** Where a merchant gets events, and how many of them by state. */
export type WebhookEndpoint = {
  id: string;
  url: string;
  /** It gets the daily list of this warehouse, and no events; null: events. */
  warehouseId: string | null;
  warehouseName: string;
  events: WebhookEvent[];
  /** Empty: every store of the group. */
  ecommerceIds: string[];
  isEnabled: boolean;
  /** In words for the merchant; empty while it is on. */
  disabledReason: string;
  disabledAt: string | null;
  /** Since when every attempt has failed; null when the last one was acknowledged. */
  failingSince: string | null;
  /** Until then the secret before the last rotation signs, too; null when one secret signs. */
  previousSecretUntil: string | null;
  createdAt: string;
  pending: number;
  delivered: number;
  dead: number;
};

/** One event on its way to one endpoint. */
export type WebhookDelivery = {
  id: string;
  endpointId: string;
  eventId: string;
  /** Of a list for a warehouse: the warehouse's id. */
  processId: string;
  /** Empty where it speaks of no return alone. */
  returnCode: string;
  type: DeliveryType;
  sequence: number;
  state: DeliveryState;
  /** All that were made, replays included. */
  attempts: number;
  lastStatus: number | null;
  lastError: string;
  /** Of the last try; null before the first, or when its history has ended. */
  lastDurationMs: number | null;
  dueAt: string;
  createdAt: string;
  deliveredAt: string | null;
};

/** A delivery as the page of its return shows it. */
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

/** A delivery with the exact bytes that are sent and what came back each time. */
export type WebhookDeliveryDetail = {
  delivery: WebhookDelivery;
  url: string;
  body: string;
  attempts: WebhookAttempt[];
};

/** What a merchant asked to have sent again, and how far it has come. */
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
