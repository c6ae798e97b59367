import type { LabelPrice } from "../process/terms";
import type { LabelPricing, ReturnOption } from "../store/types";

/** A label price stored in a draft with the request it answers: another parcel or address has another price. */
export type KeptLabelPrice = LabelPrice & { askedFor: string };

const HOUR_MS = 3_600_000;
const PRICE_LASTS_MS = 6 * HOUR_MS;
/** The provider may be available again after a moment. */
const FALLBACK_LASTS_MS = 2 * 60_000;

type Method = Pick<ReturnOption, "returnMethod" | "provider" | "carrier">;

/** Returns the price that a draft stores for a return method; null if no price was requested. */
export const findLabelPrice = <T extends LabelPrice>(prices: readonly T[] = [], method: Method): T | null =>
  prices.find((price) => isPriceOf(price, method)) ?? null;

export const isPriceOf = (price: LabelPrice, method: Method): boolean =>
  price.returnMethod === method.returnMethod && price.provider === method.provider && price.carrier === method.carrier;

/** Returns the price that the shopper agreed to, if it is for the return's current method. */
export const labelPriceOf = ({ terms: { labelPrice }, ...method }: Method & Terms): LabelPrice | null =>
  labelPrice !== undefined && isPriceOf(labelPrice, method) ? labelPrice : null;

type Terms = { terms: { labelPrice?: LabelPrice } };

/** Returns the service whose price was quoted for one of the parcels, by its position from 1; "" if none was quoted. */
export const quotedServiceOf = (price: LabelPrice | null, position: number): string =>
  (position === 1 ? price?.service : price?.furtherServices?.[position - 2]) ?? "";

/** Returns whether a stored price is still valid for this parcel; a fallback price is soon requested again. */
export const isPriceFresh = (
  price: KeptLabelPrice | null,
  { askedFor, now }: { askedFor: string; now: Date },
): boolean => {
  if (price === null || price.askedFor !== askedFor) return false;
  const lastsMs = price.fallback === null ? PRICE_LASTS_MS : FALLBACK_LASTS_MS;
  return new Date(price.quotedAt).getTime() + lastsMs > now.getTime();
};

/**
 * Returns what a shopper pays for a label of this price, in minor units: with the store's markup, capped at its limit.
 */
export const feeOfLabel = (labelMinor: number, { markupMinor, maxFeeMinor }: LabelPricing): number =>
  Math.min(labelMinor + markupMinor, maxFeeMinor ?? Number.MAX_SAFE_INTEGER);
