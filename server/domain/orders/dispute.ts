import type { DisputeStatus } from "@/contract/vocabulary/dispute";

/** A shopper asked the bank for a payment of an order back. */
export type Dispute = {
  /** The provider's id of it. */
  reference: string;
  paymentReference: string;
  /** Minor units. */
  amountMinor: number;
  currency: string;
  status: DisputeStatus;
  /** In the provider's words, for people. */
  reason: string;
  /** RFC 3339; null: no answer is wanted. */
  answerBy: string | null;
};
