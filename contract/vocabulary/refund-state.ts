/**
 * What a pending refund waits for. WAITS_FOR_YOU: a person sends it. IN_GRACE: its inspection can still be undone.
 * NEEDS_RELEASE: a second person must release it. SENDING: a payment connection is sending it. RETRYING: it failed and
 * will be retried. HELD: the return or its refund is on hold. FAILED: no retries left.
 */
export const REFUND_DUE_STATES = [
  "WAITS_FOR_YOU",
  "IN_GRACE",
  "NEEDS_RELEASE",
  "SENDING",
  "RETRYING",
  "HELD",
  "FAILED",
] as const;
export type RefundDueState = (typeof REFUND_DUE_STATES)[number];
