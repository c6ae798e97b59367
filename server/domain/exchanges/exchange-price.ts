import type { ExchangeFlow } from "@/contract/vocabulary/exchange";
import { multiplyQuantity, sumMinor } from "@/server/kernel/money";
import type { ReturnedItem } from "./types";

/** Prices per piece and for all pieces of an exchange, in minor units, tax included. */
export type ExchangePrice = {
  priceMinor: number;
  /** The order's discount on the old pieces that lowers the new price; already part of the difference. */
  carriedMinor: number;
  priceDifferenceMinor: number;
};

/**
 * Returns the price of a new item in an exchange, by money rule 9: difference = new price × quantity − what was paid.
 * - ONE_ON_ONE keeps the original price, and so does the same variant in every flow, whatever it costs today: the
 *   difference is 0. The price per piece is that of the first piece, because an odd minor unit goes to the first (rule
 *   2).
 * - If tax is added on top of prices, the new piece carries tax at the old item's rate (rule 4: tax follows the
 *   amount), half a minor unit rounded up; otherwise a net price would be compared with a price including tax.
 * - A discount that is carried over lowers the price of each new piece, to no less than 0.
 */
export function exchangePrice(call: {
  flow: ExchangeFlow;
  /** The variant's price in the catalog. */
  listMinor: number;
  returned: Pick<ReturnedItem, "quantity" | "paidMinor" | "taxOnTopMinor">;
  isSameVariant: boolean;
  /** For each returned piece: its share of the order's discount, if the store carries it over. */
  carriedMinor: readonly number[];
}): ExchangePrice {
  const { flow, listMinor, returned, isSameVariant, carriedMinor } = call;
  const { quantity, paidMinor } = returned;
  if (flow === "ONE_ON_ONE" || isSameVariant)
    return { priceMinor: Math.ceil(paidMinor / quantity), carriedMinor: 0, priceDifferenceMinor: 0 };
  const priceMinor = listMinor + taxOnTop(listMinor, returned);
  const carried = sumMinor(carriedMinor.map((minor) => Math.min(minor, priceMinor)));
  const priceDifferenceMinor = sumMinor([multiplyQuantity(priceMinor, quantity), -carried, -paidMinor]);
  return { priceMinor, carriedMinor: carried, priceDifferenceMinor };
}

/**
 * Returns where the remainder goes if the new item costs less (rule 9): to a gift card, to the refund option that the
 * shopper chose, or nowhere because there is never a remainder. FULL behaves like OPEN: its credit is the shopper's
 * money.
 */
export function restDestination(flow: ExchangeFlow): "NOWHERE" | "GIFT_CARD" | "REFUND_OPTION" {
  switch (flow) {
    case "NO_EXCHANGE_FLOW":
    case "ONE_ON_ONE":
      return "NOWHERE";
    case "OPEN_WITH_GIFT_CARD":
      return "GIFT_CARD";
    case "OPEN":
    case "FULL":
      return "REFUND_OPTION";
  }
}

const taxOnTop = (
  listMinor: number,
  { paidMinor, taxOnTopMinor }: Pick<ReturnedItem, "paidMinor" | "taxOnTopMinor">,
): number => {
  const netMinor = paidMinor - taxOnTopMinor;
  if (taxOnTopMinor === 0 || netMinor <= 0) return 0;
  const [list, tax, net] = [BigInt(listMinor), BigInt(taxOnTopMinor), BigInt(netMinor)];
  return Number((list * tax * 2n + net) / (net * 2n));
};
