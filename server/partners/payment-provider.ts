import type { PaymentCapability } from "@/contract/vocabulary/connection";
import type { DisputeStatus } from "@/contract/vocabulary/dispute";
import type { PayoutStatus } from "@/contract/vocabulary/settlement";

/** Pays one leg of a return. Throws PartnerError when it is not known whether money moved. */
export type PaymentProvider = {
  /** Name of the provider, for example "SANDBOX". */
  readonly provider: string;
  /** What it can do for a store: the rest waits for a person, or is not offered. */
  readonly capabilities: ReadonlySet<PaymentCapability>;
  /**
   * Back to the payment that it came from. The same key gets the first answer again and moves no money twice,
   * for as long as the provider remembers keys. PENDING is asked about with `readPayment` from then on.
   */
  refund(leg: RefundLeg): Promise<PaymentResult>;
  /** To a bank account of the shopper, by the same rules. */
  transfer(leg: TransferLeg): Promise<PaymentResult>;
  /** Takes money from the shopper, or holds it. FAILED: declined, no money moved. */
  charge(charge: ChargeCall): Promise<PaymentResult>;
  /**
   * The payment that was begun under this key as it stands now, or null: asked before anybody pays what may have been
   * paid already. Found for as long as the provider knows the payment, also when it has forgotten its idempotency keys:
   * adapters hand the key in as metadata of the payment and search by that, under the payment that it gives back.
   */
  findPayment(look: FindPayment): Promise<PaymentResult | null>;
  /**
   * How a payment stands that the provider has answered before, by the `reference` of that answer. Never moves money.
   * Throws PartnerError REFUSED when the provider knows no such payment.
   */
  readPayment(reference: string, signal?: AbortSignal): Promise<PaymentResult>;
  /**
   * A page of the provider's own on which the shopper pays, with whatever their bank asks of them: it works without
   * JavaScript, and nothing of a card reaches us. The same key gets the same page, which closes within a day; the next
   * attempt after that needs another key.
   */
  openCheckout?(call: CheckoutCall): Promise<Checkout>;
  /** What has become of such a page, by its reference: the shopper's way back proves nothing. Never moves money. */
  readCheckout?(reference: string, signal?: AbortSignal): Promise<CheckoutState>;
  /** Nobody can pay there any more, unless somebody has: answers what has become of it. */
  closeCheckout?(reference: string, signal?: AbortSignal): Promise<CheckoutState>;
  /**
   * Takes an amount that is held, in part or whole; the rest is released. FAILED: the hold is over, and no money moved.
   * The same again, also after the provider forgot the key, takes nothing more.
   */
  capture?(call: CaptureCall): Promise<PaymentResult>;
  /** Gives up an amount that is held; one that is over already is no error. REFUSED where it was captured. */
  release?(call: ReleaseCall): Promise<void>;
  /** Every dispute of a payment, whatever became of it; of providers with DISPUTES. */
  listDisputes?(paymentReference: string, signal?: AbortSignal): Promise<readonly Dispute[]>;
};

/** A shopper asked the bank for the money back. */
export type Dispute = {
  /** The provider's id of it. */
  readonly reference: string;
  readonly paymentReference: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** OPEN: an answer is wanted, or awaited. LOST: the bank took the money. */
  readonly status: DisputeStatus;
  /** In the provider's words, for people. */
  readonly reason: string;
  /** RFC 3339; null: none. */
  readonly answerBy: string | null;
};

type Leg = {
  readonly idempotencyKey: string;
  /** Minor units, more than zero. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** What the shopper reads on the statement: the return code. */
  readonly label: string;
  /** Gives the call up; it then rejects with an UNAVAILABLE PartnerError. */
  readonly signal?: AbortSignal;
};

/** `paymentReference` is the provider's own id of the payment that is refunded, in part or whole. */
export type RefundLeg = Leg & { readonly paymentReference: string };

/** `iban` in its electronic form. */
export type TransferLeg = Leg & { readonly account: BankAccount };
export type BankAccount = { readonly iban: string; readonly holderName: string };

/**
 * `token` stands for the card or wallet that the shopper gave to the provider; it never holds its number. `isHold`: only
 * of providers with HOLDS and without a page; SETTLED means that the amount is held.
 */
export type ChargeCall = Leg & { readonly token: string; readonly isHold?: boolean };

/** `isHold`: the amount is authorized, and taken only by `capture`; banks hold it for about a week. */
export type CheckoutCall = Leg & {
  readonly isHold: boolean;
  /** Where the shopper comes back to, having paid or not. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Of the shopper, for example "de". */
  readonly lang: string;
};
export type Checkout = { readonly reference: string; readonly url: string };

/**
 * OPEN: not paid yet. PROCESSING: paid, but the bank has not answered. HELD: authorized. EXPIRED: nobody paid, and nobody
 * can any more. `paymentReference` as refunds and captures take it; "" before there is one.
 */
export type CheckoutState = {
  readonly status: "OPEN" | "PROCESSING" | "PAID" | "HELD" | "EXPIRED";
  readonly paymentReference: string;
  /** RFC 3339, of HELD: until when the bank holds the amount, where the provider tells. */
  readonly holdEndsAt?: string;
};

/** `paymentReference` as `readCheckout` answers it. */
export type CaptureCall = Omit<Leg, "label"> & { readonly paymentReference: string };
export type ReleaseCall = Pick<Leg, "idempotencyKey" | "signal"> & { readonly paymentReference: string };

/** `paymentReference` as in the refund; "" for transfers and charges. `since`: when it was first tried. */
export type FindPayment = {
  readonly idempotencyKey: string;
  readonly paymentReference: string;
  readonly since: Date;
  readonly signal?: AbortSignal;
};

/**
 * FAILED means that the provider refused for good and no money moved; `reference` is its id of the attempt. `reason`: why
 * it failed, in a sentence for people; left out or empty where the provider does not say.
 */
export type PaymentResult = {
  readonly status: PayoutStatus;
  readonly reference: string;
  readonly reason?: string;
};
