import type { PayoutStatus } from "@/contract/vocabulary/settlement";

/** Pays one leg of a refund back. Throws PartnerError when it is not known whether money moved. */
export type PaymentProvider = {
  /** Name of the provider, for example "SANDBOX". */
  readonly provider: string;
  /** The same key gets the first answer again and never moves money twice. */
  refund(leg: RefundLeg): Promise<RefundResult>;
  /** The answer that was given for this key, or null: asked before a retry of a call whose answer was lost. */
  findRefund(idempotencyKey: string): Promise<RefundResult | null>;
};

export type RefundLeg = {
  readonly idempotencyKey: string;
  /** The provider's own id of the payment that is refunded, in part or whole. */
  readonly paymentReference: string;
  /** Minor units, more than zero. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** What the shopper reads on the statement, for example the return code. */
  readonly label: string;
  /** Gives the call up; it then rejects with an UNAVAILABLE PartnerError. */
  readonly signal?: AbortSignal;
};

/** FAILED means that the provider refused for good and no money moved; `reference` is its id of the attempt. */
export type RefundResult = { readonly status: PayoutStatus; readonly reference: string };
