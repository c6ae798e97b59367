import type { ExchangeType, NotOfferedReason } from "@/contract/vocabulary/exchange";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import type { Product } from "../catalog/types";
import type { ExchangeConditions } from "../store/exchange-rules";
import type { Reservation } from "./reserve-stock";

/** The returned item: one or more pieces of one line of the order. */
export type ReturnedItem = {
  platformProductId: string;
  platformVariantId: string;
  categoryIds: string[];
  options: Record<string, string>;
  quantity: number;
  currency: string;
  /** What was paid for all its pieces, tax included, in minor units: the sum of their unit shares. */
  paidMinor: number;
  /** Tax included in `paidMinor` that was added on top of the price; 0 if prices include tax. */
  taxOnTopMinor: number;
  /** Name of the return reason. */
  reason: string;
  /** Keep-your-item: nothing is sent back. */
  isKept: boolean;
};

/**
 * What reduces the amount to pay for a more expensive new item: the incentive first, then each piece's carried-over
 * discount.
 */
export type ExchangeHelp = {
  incentivesMinor: Record<ExchangeType, number>;
  /** For each returned piece: its share of the order's discount, if the store carries it over. */
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
  /** ISO 3166 code of the country that the new item is sent to. */
  country: string;
  reservations: readonly Reservation[];
  /** The quote that asks: its own reservations stay available to it. */
  quoteId: string | null;
  now: string;
  paymentsEnabled: boolean;
  /**
   * What the store adds to an exchange of the pieces, by kind, and which part of their discount is carried over; in
   * minor units.
   */
  help: ExchangeHelp;
  /** FULL: unspent credit of the same return, besides this item's. */
  pendingCreditMinor: number;
};

/** A variant offered in exchange. */
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
  /** For all pieces: if positive, the shopper owes it; if negative, it is the remainder to refund (money rule 9). */
  priceDifferenceMinor: number;
  currency: string;
  /** Pieces available, never 0; null: not tracked. */
  stock: number | null;
};

/** Why not, as a code and as a sentence for staff. */
export type NotOffered = { reason: NotOfferedReason; text: string };
