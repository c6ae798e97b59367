import type { ExchangeFlow } from "@/contract/vocabulary/exchange";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";

/** The fields of a logistic order besides addresses and weight (specification, create order); "" when not given. */
export type ShipmentDetails = {
  /** Of all amounts here and of the carrier's price. */
  readonly currency: string;
  readonly exchangeFlow: ExchangeFlow | null;
  /** Client reference on the label of some carriers. */
  readonly platformProcessId: string;
  readonly platformOrderId: string;
  readonly orderPurchasedAt: string;
  readonly originalCarriers: readonly string[];
  readonly originalTrackings: string;
  /** Suitable for the shopper, in order of preference. */
  readonly pickupRanges: readonly PickupRange[];
  /** The content of the parcel, as declared to the carrier. */
  readonly lines: readonly ParcelLine[];
  /** The parcel crosses a customs border: the carrier needs papers, based on the lines and the importer. */
  readonly isCustomsRequired: boolean;
  readonly importer: LegalEntity | null;
  readonly vatNumber: string;
  /** The carrier's service, if the caller named one. */
  readonly serviceId: string;
};

/** Amounts in minor units, weights in grams, both for the returned units. */
export type ParcelLine = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly ean: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  /** Per unit. */
  readonly weightGrams: number;
  readonly returnReason: string;
  /** Centimeters as decimal digits. */
  readonly dimensions: { readonly height: string; readonly length: string; readonly width: string };
  readonly customAttributes: Readonly<Record<string, unknown>>;
};

export type LegalEntity = {
  readonly fullName: string;
  readonly companyName: string;
  readonly address: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
};
