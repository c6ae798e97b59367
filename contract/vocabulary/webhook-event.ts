/** Webhook events (specification, "Events"). The list may grow; the names never change. */
export const WEBHOOK_EVENTS = [
  "onReturnProcessCreation",
  "onShippingStatusUpdated",
  "onProcessCompleted",
  "onReturnProcessCanceled",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ["PENDING", "DELIVERED", "DEAD"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
