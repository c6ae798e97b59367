/** Webhook events (specification, "Events"). The list may grow; the names never change. */
export const WEBHOOK_EVENTS = [
  "onReturnProcessCreation",
  "onShippingStatusUpdated",
  "onProcessCompleted",
  "onReturnProcessCanceled",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent to the endpoint of a warehouse: no event of a return, but the list of what is on its way, once a day. */
export const EXPECTED_PARCELS = "expectedParcels";

export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, EXPECTED_PARCELS] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const DELIVERY_STATES = ["PENDING", "DELIVERED", "DEAD"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Which deliveries are sent again: those that failed and were not acknowledged since, or every one. */
export const REPLAY_CHOICES = ["FAILED", "ALL"] as const;
export type ReplayChoice = (typeof REPLAY_CHOICES)[number];

/**
 * What came of an attempt. The first five are answers: 2xx, 3xx, 4xx, 429, 5xx and the rest. SIGNING and ADDRESS were
 * never sent. The others got no answer: no such name, no time left, no connection, no trust, cut off, no HTTP.
 */
export const ATTEMPT_OUTCOMES = [
  "ACKNOWLEDGED",
  "REDIRECTED",
  "REFUSED",
  "OVERLOADED",
  "SERVER_ERROR",
  "SIGNING",
  "ADDRESS",
  "DNS",
  "TIMEOUT",
  "CONNECT",
  "TLS",
  "RESET",
  "ANSWER",
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];
