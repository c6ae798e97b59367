import type { ExchangeTiming } from "@/contract/vocabulary/card-hold";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { PostalAddress } from "@/server/kernel/address";
import type { CorrectedAddress } from "../shipping/corrected-address";
import type { KeptLabelPrice } from "../shipping/label-price";
import type { Gift } from "./gift";

/** Limits a return to one parcel, one station and one page; larger ones are split into several returns. */
export const MOST_UNITS_PER_RETURN = 1_000;

/** What a shopper has chosen so far; stored on the server. */
export type IntentDraft = {
  items: DraftItem[];
  /** The last outcome chosen, for items without one of their own. */
  refundOption: RefundOption | null;
  /** Account for a bank transfer, encrypted; null without one. */
  bankAccount: SealedBankAccount | null;
  delivery: DraftDelivery | null;
  /** Label prices of the return methods that charge them, as far as carriers were asked. */
  labelPrices?: KeptLabelPrice[];
  /** Absent: the buyer is the one returning. */
  gift?: Gift;
  /** When the shopper wants the new items; absent: after the inspection. */
  exchangeTiming?: ExchangeTiming;
};

export type DraftItem = {
  lineItemId: string;
  quantity: number;
  returnReason: string;
  comment: string;
  refundOption: RefundOption | null;
  /** Our id of the variant that the shopper takes instead; null for a refund. */
  exchangeVariantId: string | null;
  /** The shopper chose to keep it, if a rule offers that. */
  keepYourItem?: boolean;
  /** Documents that the shopper uploaded for it. */
  documentIds?: string[];
};

/** Account holder and IBAN, encrypted so that only the payment can read them, and a masked version for display. */
export type SealedBankAccount = { sealed: string; mask: string };

export type DraftDelivery = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  pickupDate: string;
  pickupRange: PickupRange;
  /** Null: the order's shipping address. */
  pickupAddress: PostalAddress | null;
  /** That address as the carrier writes it. Null: identical. Absent: no carrier was asked. */
  corrected?: CorrectedAddress | null;
  /** Number of parcels; absent: one. */
  parcelCount?: number;
};

/** The delivery of a return in which nothing is sent because the shopper keeps everything. */
export const NO_DELIVERY: DraftDelivery = {
  returnMethod: "NO_RETURN_METHOD",
  provider: "",
  carrier: "",
  pickupDate: "",
  pickupRange: "NO_RANGE",
  pickupAddress: null,
};

export const EMPTY_DRAFT: IntentDraft = { items: [], refundOption: null, bankAccount: null, delivery: null };

export type ReturnIntent = {
  id: string;
  groupId: string;
  ecommerceId: string;
  orderId: string;
  lang: string;
  returnCode: string;
  draft: IntentDraft;
  createdAt: string;
  expiresAt: string;
  completedAt: string | null;
};
