import type { LabelPrice } from "../process/terms";
import type { LabelPricing, ReturnOption } from "../store/types";

/** One that a draft keeps, with what it was asked for: another parcel or address has another price. */
export type KeptLabelPrice = LabelPrice & { askedFor: string };

const HOUR_MS = 3_600_000;
const PRICE_LASTS_MS = 6 * HOUR_MS;
/** Whoever comes back after a moment may find the provider awake. */
const FALLBACK_LASTS_MS = 2 * 60_000;

type Way = Pick<ReturnOption, "returnMethod" | "provider" | "carrier">;

/** The price that a draft keeps for a way; null: nobody asked. */
export const findLabelPrice = <T extends LabelPrice>(prices: readonly T[] = [], way: Way): T | null =>
  prices.find((price) => isPriceOf(price, way)) ?? null;

export const isPriceOf = (price: LabelPrice, way: Way): boolean =>
  price.returnMethod === way.returnMethod && price.provider === way.provider && price.carrier === way.carrier;

/** The price that the shopper agreed to, for the way that the return is sent by: of another way it says nothing. */
export const labelPriceOf = ({ terms: { labelPrice }, ...way }: Way & Terms): LabelPrice | null =>
  labelPrice !== undefined && isPriceOf(labelPrice, way) ? labelPrice : null;

type Terms = { terms: { labelPrice?: LabelPrice } };

/** The service whose price was promised for one of the parcels, as people count them; "": none was. */
export const quotedServiceOf = (price: LabelPrice | null, position: number): string =>
  (position === 1 ? price?.service : price?.furtherServices?.[position - 2]) ?? "";

/** Whether a kept price still counts for this parcel; one that stands in for an answer is soon asked for again. */
export const isPriceFresh = (
  price: KeptLabelPrice | null,
  { askedFor, now }: { askedFor: string; now: Date },
): boolean => {
  if (price === null || price.askedFor !== askedFor) return false;
  const lastsMs = price.fallback === null ? PRICE_LASTS_MS : FALLBACK_LASTS_MS;
  return new Date(price.quotedAt).getTime() + lastsMs > now.getTime();
};

/** What a shopper pays for a label of this price, minor units: with the store's markup, and at most its limit. */
export const feeOfLabel = (labelMinor: number, { markupMinor, maxFeeMinor }: LabelPricing): number =>
  Math.min(labelMinor + markupMinor, maxFeeMinor ?? Number.MAX_SAFE_INTEGER);
