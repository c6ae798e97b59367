import type { ExchangeTiming } from "@/contract/vocabulary/card-hold";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { PostalAddress } from "@/server/kernel/address";
import type { CorrectedAddress } from "../shipping/corrected-address";
import type { KeptLabelPrice } from "../shipping/label-price";
import type { Gift } from "./gift";

/** One parcel, one station, one page: who sends more back makes several returns. */
export const MOST_UNITS_PER_RETURN = 1_000;

/** What a shopper has chosen so far; kept on the server. */
export type IntentDraft = {
  items: DraftItem[];
  /** The last outcome that was chosen: of items without one of their own. */
  refundOption: RefundOption | null;
  /** Where a bank transfer goes, sealed; null without one. */
  bankAccount: SealedBankAccount | null;
  delivery: DraftDelivery | null;
  /** What the labels of the ways cost that are priced by it, as far as carriers were asked. */
  labelPrices?: KeptLabelPrice[];
  /** Absent: the buyer makes this return. */
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
  /** The shopper would rather keep it, where a rule offers that. */
  keepYourItem?: boolean;
  /** What the shopper handed in for it. */
  documentIds?: string[];
};

/** Holder and IBAN as only the payment may read them, and what people may see of them. */
export type SealedBankAccount = { sealed: string; mask: string };

export type DraftDelivery = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  pickupDate: string;
  pickupRange: PickupRange;
  /** Null: the order's shipping address. */
  pickupAddress: PostalAddress | null;
  /** How the carrier writes that address. Null: just so. Absent: nobody was asked. */
  corrected?: CorrectedAddress | null;
  /** In how many parcels; absent: one. */
  parcelCount?: number;
};

/** How nothing is sent: the shopper keeps all of it. */
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
