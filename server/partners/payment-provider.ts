import type { PaymentCapability } from "@/contract/vocabulary/connection";
import type { DisputeStatus } from "@/contract/vocabulary/dispute";
import type { PayoutStatus } from "@/contract/vocabulary/settlement";

/** Pays one leg of a return. Throws PartnerError when it is unknown whether money moved. */
export type PaymentProvider = {
  /** Name of the provider, for example "SANDBOX". */
  readonly provider: string;
  /** What it can do for a store; other tasks wait for a person or are not offered. */
  readonly capabilities: ReadonlySet<PaymentCapability>;
  /**
   * Refunds to the original payment. The same key returns the first result and moves no money twice, as long as the
   * provider remembers keys. PENDING is then polled with `readPayment`.
   */
  refund(leg: RefundLeg): Promise<PaymentResult>;
  /** Transfers to the shopper's bank account, by the same rules. */
  transfer(leg: TransferLeg): Promise<PaymentResult>;
  /** Charges the shopper, or holds an amount. FAILED: declined, no money moved. */
  charge(charge: ChargeCall): Promise<PaymentResult>;
  /**
   * Returns the current state of the payment started under this key, or null: called before paying what may already
   * have been paid. Works as long as the provider has the payment, also after it has forgotten the idempotency key:
   * adapters store the key in the payment's metadata and search for it among the refunds of the original payment.
   */
  findPayment(look: FindPayment): Promise<PaymentResult | null>;
  /**
   * Returns the current status of an earlier payment by the `reference` of its result. Never moves money. Throws
   * PartnerError REFUSED for unknown payments.
   */
  readPayment(reference: string, signal?: AbortSignal): Promise<PaymentResult>;
  /**
   * Opens a page of the provider on which the shopper pays, including any authentication by their bank. It works
   * without JavaScript, and no card data reaches us. The same key returns the same page, which expires within a day;
   * the next attempt after that needs another key.
   */
  openCheckout?(call: CheckoutCall): Promise<Checkout>;
  /**
   * Returns the status of such a page by its reference: the shopper's redirect back proves nothing. Never moves money.
   */
  readCheckout?(reference: string, signal?: AbortSignal): Promise<CheckoutState>;
  /** Closes a page, unless somebody has paid there; returns its status. */
  closeCheckout?(reference: string, signal?: AbortSignal): Promise<CheckoutState>;
  /**
   * Captures a held amount, in part or whole; the rest is released. FAILED: the hold has expired, and no money moved. A
   * repeated call takes nothing more, also after the provider has forgotten the key.
   */
  capture?(call: CaptureCall): Promise<PaymentResult>;
  /** Releases a hold; one that has already ended is no error. REFUSED when it was captured. */
  release?(call: ReleaseCall): Promise<void>;
  /** Lists all disputes of a payment, whatever their status; for providers with DISPUTES. */
  listDisputes?(paymentReference: string, signal?: AbortSignal): Promise<readonly Dispute[]>;
};

/** A shopper's claim to get the money back through the bank. */
export type Dispute = {
  /** The provider's ID. */
  readonly reference: string;
  readonly paymentReference: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** OPEN: a response is needed or pending. LOST: the bank took the money. */
  readonly status: DisputeStatus;
  /** The provider's text, for display. */
  readonly reason: string;
  /** RFC 3339; null: no deadline. */
  readonly answerBy: string | null;
};

type Leg = {
  readonly idempotencyKey: string;
  /** Minor units, more than zero. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** What the shopper sees on the statement: the return code. */
  readonly label: string;
  /** Aborts the call, which then rejects with an UNAVAILABLE PartnerError. */
  readonly signal?: AbortSignal;
};

/** `paymentReference` is the provider's ID of the payment that is refunded, in part or whole. */
export type RefundLeg = Leg & { readonly paymentReference: string };

/** `iban` in its electronic format. */
export type TransferLeg = Leg & { readonly account: BankAccount };
export type BankAccount = { readonly iban: string; readonly holderName: string };

/**
 * `token` stands for the card or wallet that the shopper gave to the provider; it never contains the number. `isHold`:
 * only for providers with HOLDS and without a page; SETTLED means that the amount is held.
 */
export type ChargeCall = Leg & { readonly token: string; readonly isHold?: boolean };

/** `isHold`: the amount is authorized, and taken only by `capture`; banks hold it for about a week. */
export type CheckoutCall = Leg & {
  readonly isHold: boolean;
  /** Where the shopper returns to, whether they paid or not. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The shopper's language, for example "de". */
  readonly lang: string;
};
export type Checkout = { readonly reference: string; readonly url: string };

/**
 * OPEN: not paid yet. PROCESSING: paid, but the bank has not responded. HELD: authorized. EXPIRED: nobody paid, and
 * payment is no longer possible. `paymentReference` is for refunds and captures; "" before there is one.
 */
export type CheckoutState = {
  readonly status: "OPEN" | "PROCESSING" | "PAID" | "HELD" | "EXPIRED";
  readonly paymentReference: string;
  /** RFC 3339, with HELD: when the hold expires, if the provider says so. */
  readonly holdEndsAt?: string;
};

/** `paymentReference` as returned by `readCheckout`. */
export type CaptureCall = Omit<Leg, "label"> & { readonly paymentReference: string };
export type ReleaseCall = Pick<Leg, "idempotencyKey" | "signal"> & { readonly paymentReference: string };

/** `paymentReference` as in the refund; "" for transfers and charges. `since`: time of the first attempt. */
export type FindPayment = {
  readonly idempotencyKey: string;
  readonly paymentReference: string;
  readonly since: Date;
  readonly signal?: AbortSignal;
};

/**
 * FAILED means that the provider rejected permanently and no money moved; `reference` is its ID of the attempt.
 * `reason`: why it failed, in a sentence for people; missing or empty when the provider does not say.
 */
export type PaymentResult = {
  readonly status: PayoutStatus;
  readonly reference: string;
  readonly reason?: string;
};
