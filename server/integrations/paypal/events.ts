import type { HookTopic } from "@/contract/vocabulary/connection";

/** The events that PayPal is asked to send, as far as it has them, and what each is about. */
export const EVENTS: Readonly<Record<string, HookTopic>> = {
  "PAYMENT.CAPTURE.REFUNDED": "REFUND",
  "PAYMENT.REFUND.PENDING": "REFUND",
  "PAYMENT.REFUND.FAILED": "REFUND",
  "CUSTOMER.DISPUTE.CREATED": "DISPUTE",
  "CUSTOMER.DISPUTE.UPDATED": "DISPUTE",
  "CUSTOMER.DISPUTE.RESOLVED": "DISPUTE",
};
