import type { ExchangeFlow } from "@/contract/vocabulary/exchange";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";

/** What a logistic order says besides addresses and weight (specification, create order); "" where nobody told. */
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
  /** That suit the shopper, the best first. */
  readonly pickupRanges: readonly PickupRange[];
  /** What is in the parcel, as the carrier is to declare it. */
  readonly lines: readonly ParcelLine[];
  /** The parcel crosses a customs border: the carrier needs papers, made of the lines and the importer. */
  readonly isCustomsRequired: boolean;
  readonly importer: LegalEntity | null;
  readonly vatNumber: string;
  /** Of the carrier's services, where the caller named one. */
  readonly serviceId: string;
};

/** Amounts in minor units, weights in grams, both of the pieces as they are returned. */
export type ParcelLine = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly ean: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  /** Of one piece. */
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
