import type { HookTopic } from "@/contract/vocabulary/connection";

/** The events that Stripe is asked to send, and what each is about. */
export const EVENTS: Readonly<Record<string, HookTopic>> = {
  "refund.updated": "REFUND",
  "refund.failed": "REFUND",
  "charge.dispute.created": "DISPUTE",
  "charge.dispute.updated": "DISPUTE",
  "charge.dispute.closed": "DISPUTE",
  "charge.dispute.funds_withdrawn": "DISPUTE",
  "charge.dispute.funds_reinstated": "DISPUTE",
};
