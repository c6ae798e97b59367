import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";
import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

import type { ExchangeIncentiveRule } from "../exchanges/exchange-incentives";
import type { ExchangeConditions } from "../exchanges/types";
import type { Bonus } from "../money/types";
import type { ReturnPolicy } from "../policy/types";

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
  /** Its return conditions that are in force now, and which version they are. */
  policy: ReturnPolicy;
  policyVersion: number;
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

/** How one refund option is paid. */
export type RefundAction = {
  refundOption: RefundOption;
  timing: RefundTiming;
  /** Days until the money is there, for the shopper's information. */
  minDays: number;
  maxDays: number;
  bonus: Bonus | null;
};

export type RefundRules = {
  /** Options without an entry are paid on review, without a bonus. */
  actions: RefundAction[];
  /** Refund the order's shipping when everything comes back. */
  isOriginalShippingRefunded: boolean;
  /** round_promocode: credits are rounded up to the next whole unit of the currency. */
  isCreditRoundedUp: boolean;
  /** revoke_conditional_discounts */
  areConditionalDiscountsRevoked: boolean;
  /** carry_over_automatic_discounts_on_exchanges */
  areDiscountsCarriedOver: boolean;
};

export type ExchangeRules = ExchangeConditions & {
  incentives: ExchangeIncentiveRule[];
  /** How long a quote keeps its pieces. */
  reservationMinutes: number;
  /**
   * Exchange order (specification): as what the shop books it. `priceMinor` is the price of its shipping line; the
   * shopper pays nothing of it, so it is not in our copy of the order.
   */
  order: { paymentMethod: string; priceMinor: number; shippingLine: string };
};

export type StoreConfig = {
  branding: {
    title: string;
    slogan: string;
    logoUrl: string;
    /** For mails, which show no SVG; "": the logo. */
    mailLogoUrl: string;
    /** Buttons of mails; "": the main colour. */
    mailMainColor: string;
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
  arePartialReviewsAllowed: boolean;
  markUnreviewedItemsAsMissing: boolean;
  refundOptions: RefundOption[];
  refunds: RefundRules;
  exchange: ExchangeRules;
  isRestockingEnabled: boolean;
  returnReasons: ReturnReason[];
  rejectReasons: string[];
  returnOptions: ReturnOption[];
};
