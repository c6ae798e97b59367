import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

/** A store with what steers its returns. */
export type Store = {
  id: string;
  groupId: string;
  slug: string;
  name: string;
  currencyCode: string;
  timeZone: string;
  isEnabled: boolean;
  isTesting: boolean;
  identificationFlow: IdentificationFlow;
  config: StoreConfig;
};

export type ReturnReason = {
  id: string;
  name: string;
  label: string;
  requiresComment: boolean;
  requiresPhoto: boolean;
};

/** One way to send a parcel back, as the store offers it. The fee is flat per return, in minor units. */
export type ReturnOption = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  feeMinor: number;
};

export type StoreConfig = {
  branding: {
    title: string;
    slogan: string;
    logoUrl: string;
    backgroundImageUrl: string;
    primaryMain: string;
    primaryContrastText: string;
    borderRadius: number;
  };
  websiteUrl: string;
  policyUrl: string;
  contactEmail: string;
  /** Put before or after the number by the shop; ignored in look-ups. */
  orderNumberPrefix: string;
  orderNumberSuffix: string;
  /** Days from delivery, else fulfilment, else purchase; null: no limit. */
  returnPeriodDays: number | null;
  maxDaysToSendPackage: number;
  arePartialReviewsAllowed: boolean;
  markUnreviewedItemsAsMissing: boolean;
  /** When a shopper owes a fee that no refund covers, may it be asked for? */
  arePaymentsEnabled: boolean;
  refundOptions: RefundOption[];
  returnReasons: ReturnReason[];
  rejectReasons: string[];
  returnOptions: ReturnOption[];
};
