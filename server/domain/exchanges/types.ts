import type { ExchangeFlow, ExchangeType, NotOfferedReason } from "@/contract/vocabulary/exchange";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import type { Product } from "../catalogue/types";
import type { Reservation } from "./reserve-stock";

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

/** The item that comes back: one or more pieces of one line of the order. */
export type ReturnedItem = {
  platformProductId: string;
  platformVariantId: string;
  categoryIds: string[];
  options: Record<string, string>;
  quantity: number;
  currency: string;
  /** What was paid for all its pieces, tax included, in minor units: the sum of their unit shares. */
  paidMinor: number;
  /** Tax inside `paidMinor` that came on top of the price; 0 where prices include tax. */
  taxOnTopMinor: number;
  /** Name of the return reason. */
  reason: string;
  /** Keep-your-item: nothing comes back. */
  isKept: boolean;
};

/** What lowers what a dearer new item leaves to pay: the incentive first, the carried discount of each piece too. */
export type ExchangeHelp = {
  incentivesMinor: Record<ExchangeType, number>;
  /** Of each piece that comes back: its share of the order's discount, where the store carries it over. */
  carriedMinor: readonly number[];
};

export type ExchangeInput = {
  conditions: ExchangeConditions;
  catalogue: readonly Product[];
  /** The currency that the catalogue's prices are in. */
  catalogueCurrency: string;
  returned: ReturnedItem;
  /** Which way its size was wrong, by the return reason. */
  sizeDirection: SizeDirection;
  /** ISO 3166 code of the country that the new item goes to. */
  country: string;
  reservations: readonly Reservation[];
  /** The quote that asks: what it has reserved itself stays available to it. */
  quoteId: string | null;
  now: string;
  paymentsEnabled: boolean;
  /** What the store adds to an exchange of the pieces, by its kind, and what of their discount goes over; in minor units. */
  help: ExchangeHelp;
  /** FULL: credit of the same return that is not spent yet, besides this item's. */
  pendingCreditMinor: number;
};

/** A variant that the shopper may take instead. */
export type ExchangeOption = {
  productId: string;
  platformProductId: string;
  variantId: string;
  platformVariantId: string;
  name: string;
  variantName: string;
  imageUrl: string;
  /** Price of one piece, tax included, in minor units of `currency`. */
  priceMinor: number;
  /** For all pieces: positive, the shopper owes it; negative, it is the rest that goes back (money rule 9). */
  priceDifferenceMinor: number;
  currency: string;
  /** Pieces that are free to be taken, never 0; null: not tracked. */
  stock: number | null;
};

/** Why not, in a word for machines and a sentence for staff. */
export type NotOffered = { reason: NotOfferedReason; text: string };
