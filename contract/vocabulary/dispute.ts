/** OPEN: an answer is wanted, or awaited. WON and LOST are the bank's last word; CLOSED: it was withdrawn. */
export const DISPUTE_STATUSES = ["OPEN", "WON", "LOST", "CLOSED"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
