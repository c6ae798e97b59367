import { minorToMajorText, multiplyQuantity } from "@/server/kernel/money";
import type { Product, Variant } from "../catalog/types";
import { type ExchangePrice, exchangePrice } from "./exchange-price";
import { availableStock } from "./reserve-stock";
import type { ExchangeInput, NotOffered, ReturnedItem } from "./types";

/** Reasons for which the returned piece can't be sent out again as this variant. */
const REASONS_WITHOUT_A_GOOD_PIECE = new Set(["DAMAGED", "WRONG_ITEM"]);

/**
 * Returns why a variant is not among the exchange options; null if it is offered. Checks in the order of the rules:
 * flow, country, reason, product, stock, price. Specification: "exchange options by return reason, product category,
 * stock levels and country".
 */
export function whyNotOffered(input: ExchangeInput, product: Product, variant: Variant): NotOffered | null {
  return (
    notForThisReturn(input) ??
    notThisProduct(input, product) ??
    notThisVariant(input, product, variant) ??
    notInStock(input, product, variant) ??
    notAtThisPrice(input, product, variant)
  );
}

/**
 * Returns how many pieces of a variant this return may take; null: not tracked. It is stock minus what live quotes hold
 * plus, for the returned variant itself, the returned pieces: they are on the shelf before the new parcel leaves, and
 * nobody else can claim them. Acceptance case 26 offers the returned variant this way although it is out of stock;
 * "stock 0 is never offered" still holds, because an offer counts at least the returned piece. Damaged and wrong
 * pieces, and those that the shopper keeps, don't count.
 */
export function exchangeableStock(input: ExchangeInput, product: Product, variant: Variant): number | null {
  const { returned, reservations, now, quoteId } = input;
  const { stock, id: variantId } = variant;
  const available = availableStock({ variantId, stock, reservations, now, exceptQuoteId: quoteId });
  if (available === null) return null;
  return available + (isReturnedVariant(returned, product, variant) ? piecesThatComeBack(returned) : 0);
}

/** Returns what a variant costs in exchange for the returned pieces. */
export const priceOf = (input: ExchangeInput, product: Product, variant: Variant): ExchangePrice =>
  exchangePrice({
    flow: input.conditions.exchangeFlow,
    listMinor: variant.priceMinor,
    returned: input.returned,
    isSameVariant: isReturnedVariant(input.returned, product, variant),
    carriedMinor: input.help.carriedMinor,
  });

/** Returns how many pieces of the returned item can be sent out again. */
export const piecesThatComeBack = ({
  isKept,
  reason,
  quantity,
}: Pick<ReturnedItem, "isKept" | "reason" | "quantity">): number =>
  isKept || REASONS_WITHOUT_A_GOOD_PIECE.has(reason) ? 0 : quantity;

/**
 * Returns how many pieces in stock a quote has to reserve for an exchange. Pieces returned as the same variant need no
 * reservation, and `reserveStock` would reject them if the shelf is empty. 0: nothing to reserve.
 */
export const piecesToReserve = (returned: ReturnedItem, product: Product, variant: Variant): number =>
  returned.quantity - (isReturnedVariant(returned, product, variant) ? piecesThatComeBack(returned) : 0);

export const isReturnedProduct = (returned: ReturnedItem, product: Product): boolean =>
  product.platformProductId === returned.platformProductId;

export const isReturnedVariant = (returned: ReturnedItem, product: Product, variant: Variant): boolean =>
  isReturnedProduct(returned, product) && variant.platformVariantId === returned.platformVariantId;

const notForThisReturn = ({ conditions, country, returned }: ExchangeInput): NotOffered | null => {
  const { exchangeFlow, countries, reasons } = conditions;
  if (exchangeFlow === "NO_EXCHANGE_FLOW")
    return { reason: "NO_EXCHANGE_FLOW", text: "This store does not exchange items." };
  if (countries.length > 0 && !countries.some((code) => code.toUpperCase() === country.toUpperCase()))
    return { reason: "COUNTRY_NOT_SERVED", text: `Exchanges are not sent to ${country || "an unknown country"}.` };
  if (reasons.length > 0 && !reasons.includes(returned.reason))
    return { reason: "REASON_NOT_EXCHANGED", text: `Items returned as ${returned.reason} are not exchanged.` };
  return null;
};

const notThisProduct = ({ conditions, returned }: ExchangeInput, product: Product): NotOffered | null => {
  const { exchangeFlow, excludedCategoryIds, isSameCategoryOnly } = conditions;
  if (exchangeFlow === "ONE_ON_ONE") {
    if (isReturnedProduct(returned, product)) return null;
    return {
      reason: "OTHER_PRODUCT",
      text: "You can exchange this item only for another variant of the same product.",
    };
  }
  const excluded = product.categoryIds.find((id) => excludedCategoryIds.includes(id));
  if (excluded !== undefined)
    return {
      reason: "CATEGORY_EXCLUDED",
      text: `Products in the category ${excluded} can't be chosen as an exchange.`,
    };
  const isBound = isSameCategoryOnly && exchangeFlow !== "FULL" && !isReturnedProduct(returned, product);
  if (isBound && !product.categoryIds.some((id) => returned.categoryIds.includes(id)))
    return {
      reason: "OTHER_CATEGORY",
      text: "You can exchange this item only for a product in the same category.",
    };
  return null;
};

const notThisVariant = ({ conditions, returned }: ExchangeInput, product: Product, variant: Variant) => {
  if (conditions.exchangeFlow !== "ONE_ON_ONE") return null;
  const known = product.variants.find((one) => isReturnedVariant(returned, product, one));
  const old = known?.options ?? returned.options;
  const other = conditions.equalOptionNames.find((name) => optionOf(old, name) !== optionOf(variant.options, name));
  if (other === undefined) return null;
  return { reason: "OTHER_OPTION", text: `The option ${other} must stay as it was.` } satisfies NotOffered;
};

const notInStock = (input: ExchangeInput, product: Product, variant: Variant): NotOffered | null => {
  const available = exchangeableStock(input, product, variant);
  if (available === null || available >= input.returned.quantity) return null;
  if (available > 0)
    return {
      reason: "STOCK_TOO_LOW",
      text: `Only ${available} are available, but ${input.returned.quantity} are needed.`,
    };
  const isHeld = variant.stock !== null && variant.stock > 0;
  return { reason: "OUT_OF_STOCK", text: isHeld ? "The last pieces are reserved by other quotes." : "It is sold out." };
};

/**
 * The threshold applies to what exceeds the old item's value and, in FULL, the remaining credit. The payment check
 * applies only to what the shopper would actually pay, after the incentive and a carried-over discount.
 */
const notAtThisPrice = (input: ExchangeInput, product: Product, variant: Variant): NotOffered | null => {
  const { conditions, returned, catalogCurrency, paymentsEnabled, pendingCreditMinor } = input;
  const { exchangeFlow: flow, thresholdMinor } = conditions;
  if (flow === "ONE_ON_ONE" || isReturnedVariant(returned, product, variant)) return null;
  if (catalogCurrency !== returned.currency)
    return {
      reason: "OTHER_CURRENCY",
      text: `It is sold in ${catalogCurrency}; the order was paid in ${returned.currency}.`,
    };
  const { carriedMinor, priceDifferenceMinor } = priceOf(input, product, variant);
  const beyondMinor = priceDifferenceMinor + carriedMinor - (flow === "FULL" ? pendingCreditMinor : 0);
  if (beyondMinor <= 0) return null;
  const money = (minor: number) => `${minorToMajorText(minor, returned.currency)} ${returned.currency}`;
  const limitMinor = multiplyQuantity(thresholdMinor, returned.quantity);
  if (thresholdMinor > 0 && beyondMinor > limitMinor)
    return {
      reason: "ABOVE_THRESHOLD",
      text: `It costs ${money(beyondMinor)} more; at most ${money(limitMinor)} is allowed.`,
    };
  const owedMinor = beyondMinor - carriedMinor - incentiveMinor(input, product);
  if (paymentsEnabled || owedMinor <= 0) return null;
  return {
    reason: "PAYMENTS_DISABLED",
    text: `The shopper would have to pay ${money(owedMinor)}, and this store doesn't take payments for returns.`,
  };
};

/** As the settlement counts it (rule 10): another variant of the same product is a different kind of exchange. */
const incentiveMinor = ({ help, returned }: ExchangeInput, product: Product): number =>
  help.incentivesMinor[isReturnedProduct(returned, product) ? "SIZE_EXCHANGE" : "OPEN_CATALOG"];

/** Compares names and values as people mean them: "Color" is "color", "Blue " is "blue". */
const optionOf = (options: Record<string, string>, name: string): string => {
  const entry = Object.entries(options).find(([key]) => fold(key) === fold(name));
  return fold(entry?.[1] ?? "");
};

const fold = (text: string): string => text.trim().toLowerCase();
