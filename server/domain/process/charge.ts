import type { HoldCause } from "@/contract/vocabulary/card-hold";
import type { ChargeStatus } from "@/contract/vocabulary/credit";

/** What a shopper pays for a return, or what is held on their card for it. */
export type Charge = {
  id: string;
  amountMinor: number;
  /** What of it was given back. */
  refundedMinor: number;
  currency: string;
  status: ChargeStatus;
  reference: string;
  /** Of a refund that is pending at the provider; "" while none is. */
  refundReference: string;
  idempotencyKey: string;
  /** The account that takes it, and gives it back; null: the sandbox. */
  connectionId: string | null;
  /** The price that the shopper agreed to pay. */
  quoteId: string;
  /** It is paid on a page of the provider's own, and by no token. */
  isOnPage: boolean;
  /** That page, from when it is open; "" before. */
  checkoutReference: string;
  checkoutUrl: string;
  createdAt: string;
  refundedAt: string | null;
  /** The amount is only held: what guarantees an instant exchange. */
  isHold: boolean;
  /** When the bank lets it go by itself; null: not told. */
  holdEndsAt: string | null;
  /** What of a hold is taken, or was; null: nothing yet. */
  capturedMinor: number | null;
  /** Why it is captured or released; null while it is not. */
  holdCause: HoldCause | null;
};
