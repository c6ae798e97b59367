import type { HookTopic } from "@/contract/vocabulary/connection";

/** The events we subscribe to, and the topic of each. */
export const EVENTS: Readonly<Record<string, HookTopic>> = {
  "refund.updated": "REFUND",
  "refund.failed": "REFUND",
  "checkout.session.completed": "CHECKOUT",
  "checkout.session.async_payment_succeeded": "CHECKOUT",
  "checkout.session.async_payment_failed": "CHECKOUT",
  "checkout.session.expired": "CHECKOUT",
  "charge.dispute.created": "DISPUTE",
  "charge.dispute.updated": "DISPUTE",
  "charge.dispute.closed": "DISPUTE",
  "charge.dispute.funds_withdrawn": "DISPUTE",
  "charge.dispute.funds_reinstated": "DISPUTE",
};
