/**
 * What a pending refund waits for. WAITS_FOR_YOU: a person sends it. IN_GRACE: its inspection can still be undone.
 * NEEDS_RELEASE: a second person has to release it. SENDING: a payment connection does. RETRYING: it
 * failed and is tried again. HELD: the return or its money is on hold. FAILED: tried for the last time.
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
