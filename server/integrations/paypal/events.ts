import type { HookTopic } from "@/contract/vocabulary/connection";

/** The events we subscribe to, as far as PayPal has them, and the topic of each. */
export const EVENTS: Readonly<Record<string, HookTopic>> = {
  "PAYMENT.CAPTURE.REFUNDED": "REFUND",
  "PAYMENT.REFUND.PENDING": "REFUND",
  "PAYMENT.REFUND.FAILED": "REFUND",
  "CUSTOMER.DISPUTE.CREATED": "DISPUTE",
  "CUSTOMER.DISPUTE.UPDATED": "DISPUTE",
  "CUSTOMER.DISPUTE.RESOLVED": "DISPUTE",
};
