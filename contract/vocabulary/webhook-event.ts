/** Webhook events (specification, "Events"). The list may grow; the names never change. */
export const WEBHOOK_EVENTS = [
  "onReturnProcessCreation",
  "onShippingStatusUpdated",
  "onProcessCompleted",
  "onReturnProcessCanceled",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent to a warehouse's endpoint once a day: the list of expected parcels rather than an event of a return. */
export const EXPECTED_PARCELS = "expectedParcels";

export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, EXPECTED_PARCELS] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const DELIVERY_STATES = ["PENDING", "DELIVERED", "DEAD"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Which deliveries are resent: those that failed and were not acknowledged since, or all. */
export const REPLAY_CHOICES = ["FAILED", "ALL"] as const;
export type ReplayChoice = (typeof REPLAY_CHOICES)[number];

/**
 * Result of an attempt. The first five are answers: 2xx, 3xx, 4xx, 429, 5xx and others. SIGNING and ADDRESS were never
 * sent. The rest got no answer: unknown host, timeout, no connection, untrusted certificate, connection reset, invalid
 * HTTP.
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
