import type { ExchangeType, NotOfferedReason } from "@/contract/vocabulary/exchange";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import type { Product } from "../catalog/types";
import type { ExchangeConditions } from "../store/exchange-rules";
import type { Reservation } from "./reserve-stock";

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
  catalog: readonly Product[];
  /** The currency that the catalog's prices are in. */
  catalogCurrency: string;
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
