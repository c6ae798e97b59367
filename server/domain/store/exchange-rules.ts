import type { HoldRelease } from "@/contract/vocabulary/card-hold";
import type { ExchangeFlow, ExchangeType } from "@/contract/vocabulary/exchange";

/** A store's exchange conditions (specification, "Exchange conditions"). */
export type ExchangeConditions = {
  exchangeFlow: ExchangeFlow;
  /**
   * How much more than the old piece a new one may cost, in minor units; 0: no limit. The specification types
   * `threshold` as an integer without explaining it, and an unset integer is 0 there; a store that wants no upgrades at
   * all doesn't enable payments.
   */
  thresholdMinor: number;
  /** ONE_ON_ONE: names of options that must be equal in the new and the old variant (acceptance case 26). */
  equalOptionNames: string[];
  /** OPEN and OPEN_WITH_GIFT_CARD: the new product must share a category with the old one. FULL has no such limit. */
  isSameCategoryOnly: boolean;
  /** Categories excluded from exchanges. Not used in ONE_ON_ONE, where the product stays the same. */
  excludedCategoryIds: string[];
  /** ISO 3166 codes of countries that exchanges are sent to; empty: all. */
  countries: string[];
  /** Names of return reasons that allow an exchange; empty: all. */
  reasons: string[];
};

/** Extra credit that a store gives for an exchange instead of a refund: flat, or as a rate of the returned value. */
export type ExchangeIncentiveRule = {
  exchangeType: ExchangeType;
  /** Names of return reasons; empty: all. */
  reasons: string[];
  /** ISO 3166 codes; empty: all. */
  countries: string[];
} & ({ totalMinor: number } | { rateBasisPoints: number });

export type ExchangeRules = ExchangeConditions & {
  /** ID for the shop's own catalog page; not used here. */
  platformMainMenuId: string;
  incentives: ExchangeIncentiveRule[];
  /** How long a quote reserves its pieces. */
  reservationMinutes: number;
  /** New items may be sent before the old ones come back, secured by a hold on the shopper's card. */
  isInstantOffered: boolean;
  /** When that hold is released. */
  holdReleasedOn: HoldRelease;
  /**
   * Exchange order (specification): how the shop books it. `priceMinor` is the price of its shipping line; the shopper
   * pays none of it, so our copy of the order doesn't include it.
   */
  order: { paymentMethod: string; priceMinor: number; shippingLine: string };
};
