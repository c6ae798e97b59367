/** OPEN: a response is required, or the bank's decision is pending. WON and LOST are final; CLOSED: withdrawn. */
export const DISPUTE_STATUSES = ["OPEN", "WON", "LOST", "CLOSED"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
