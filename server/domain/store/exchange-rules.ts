import type { HoldRelease } from "@/contract/vocabulary/card-hold";
import type { ExchangeFlow, ExchangeType } from "@/contract/vocabulary/exchange";

/** What a store says about exchanges (specification, "Exchange conditions"). */
export type ExchangeConditions = {
  exchangeFlow: ExchangeFlow;
  /**
   * The most that one new piece may cost beyond the old one, in minor units; 0: no limit. The specification types
   * `threshold` as an integer without a meaning, and an integer that nobody set is 0 there; a store that wants no
   * upgrades at all does not enable payments.
   */
  thresholdMinor: number;
  /** ONE_ON_ONE: names of options that the new variant must share with the old one (acceptance case 26). */
  equalOptionNames: string[];
  /** OPEN and OPEN_WITH_GIFT_CARD: the new product must share a category with the old one. FULL has no such bound. */
  isSameCategoryOnly: boolean;
  /** Categories that are never given in exchange. ONE_ON_ONE does not look at them: the product stays the same. */
  excludedCategoryIds: string[];
  /** ISO 3166 codes of countries that exchanges are sent to; empty: all. */
  countries: string[];
  /** Names of return reasons for which an exchange is offered; empty: all. */
  reasons: string[];
};

/** Extra credit that a store gives for an exchange instead of a refund: flat, or a rate of the returned value. */
export type ExchangeIncentiveRule = {
  exchangeType: ExchangeType;
  /** Names of return reasons; empty: all. */
  reasons: string[];
  /** ISO 3166 codes; empty: all. */
  countries: string[];
} & ({ totalMinor: number } | { rateBasisPoints: number });

export type ExchangeRules = ExchangeConditions & {
  /** Of the shop's own catalog page; nothing here looks at it. */
  platformMainMenuId: string;
  incentives: ExchangeIncentiveRule[];
  /** How long a quote keeps its pieces. */
  reservationMinutes: number;
  /** New items may be sent before the old ones come back, guaranteed by a hold on the shopper's card. */
  isInstantOffered: boolean;
  /** When that hold is released. */
  holdReleasedOn: HoldRelease;
  /**
   * Exchange order (specification): as what the shop books it. `priceMinor` is the price of its shipping line; the
   * shopper pays nothing of it, so it is not in our copy of the order.
   */
  order: { paymentMethod: string; priceMinor: number; shippingLine: string };
};
