import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { PostalAddress } from "@/server/kernel/address";
import type { ShipmentDetails } from "./shipment-details";

/**
 * A provider of parcel transport with one or more carriers. Every command has an idempotency key
 * (`{ecommerce_id}:{process_id}:{activity}:{leg}`, decisions section 8): the same key always returns the first result,
 * also after a restart and whatever the other fields say. For providers without idempotency keys, the key is written
 * into the shipment and searched before another one is created. Commands throw PartnerError and nothing else.
 */
export type Carrier = CarrierFacts & {
  /** The connection it uses; absent: none. */
  readonly connectionId?: string;
  /** Throws PartnerError BUSY while the label is still being created; `findShipment` returns it later. */
  createShipment(input: ShipmentInput): Promise<ShipmentResult>;
  /** Returns the result for this key, or null: called before retrying a call whose response was lost. */
  findShipment(idempotencyKey: string): Promise<ShipmentResult | null>;
  schedulePickup(input: PickupInput): Promise<PickupResult>;
  voidShipment(input: VoidInput): Promise<VoidResult>;
  /** Lists drop-off points for that carrier, nearest first; empty when there are none. Changes nothing. */
  listDropOffPoints(input: PointsInput): Promise<readonly DropOffPoint[]>;
  /**
   * Returns the price of the label that `createShipment` would buy, for each named carrier whose services take the
   * parcel. Buys nothing.
   */
  quoteRates?(input: RatesInput): Promise<readonly Rate[]>;
  /** Returns the tracking of a parcel; null while the carrier doesn't know the number. */
  track?(input: TrackInput): Promise<Tracking | null>;
  /** Returns whether a parcel could be delivered to, or picked up from, an address. Changes nothing. */
  checkAddress?(input: AddressInput): Promise<AddressVerdict>;
};

/** What is known about a provider without calling it. */
export type CarrierFacts = {
  /** Upper-case name of the provider, for example "SANDBOX". */
  readonly provider: string;
  readonly carriers: readonly CarrierName[];
  readonly combinations: readonly CarrierCombination[];
  /** It returns the price of a label before it is bought. */
  readonly hasPrices?: boolean;
  /** One pickup may cover several parcels; otherwise each parcel gets its own, at the same time. */
  readonly picksUpTogether?: boolean;
};

export type CarrierName = { readonly code: string; readonly name: string };

export type CarrierCombination = {
  readonly returnMethod: ReturnMethod;
  readonly carrier: string;
  /** Only CARRIER creates shipments; otherwise people do the work, and nothing is booked here. */
  readonly labelSource: LabelSource;
  /** False when the shopper can show a code instead of a printed label. */
  readonly needsPrinter: boolean;
  readonly needsBox: boolean;
  /** The carrier offers pickups. */
  readonly isPickedUp: boolean;
};

type Command = {
  readonly idempotencyKey: string;
  /** Aborts the call, which then rejects with an UNAVAILABLE PartnerError. */
  readonly signal?: AbortSignal;
};

export type ShipmentInput = Command & {
  readonly carrier: string;
  readonly returnMethod: ReturnMethod;
  /** The shopper. */
  readonly from: PostalAddress;
  /** The warehouse. */
  readonly to: PostalAddress;
  readonly returnCode: string;
  readonly orderNumber: string;
  readonly weightGrams?: number;
  /** Last day to drop the parcel off, `YYYY-MM-DD` in the store's time zone; absent when there is none. */
  readonly shipByDate?: string;
  /** When the return was started: not printed, but used as the date of the label file. */
  readonly createdAt: Date;
  /** Further data for carriers that need it. */
  readonly details?: ShipmentDetails;
  /** The service whose price was quoted to somebody: bought if still offered, otherwise the rule chooses again. */
  readonly quotedService?: string;
};

export type ShipmentResult = {
  /** The provider's ID, for voids and tracking; absent when the tracking number is enough. */
  readonly reference?: string;
  /** Code of the carrier that accepted it. */
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly label: Label;
  /** Billable weight, if the carrier returns it. */
  readonly weightGrams?: number;
  /**
   * The carrier's charge, if returned: minor units of `priceCurrency`, otherwise of the currency of the order's details
   * or of the return.
   */
  readonly priceMinor?: number;
  /** ISO 4217, if the carrier bills in another currency. */
  readonly priceCurrency?: string;
  /** Insured value, if insured; minor units of that currency. */
  readonly insured?: { readonly amountMinor: number; readonly currency: string };
  /** Image of a code that drop-off points scan from a phone instead of the printed label. */
  readonly qrCode?: Label;
  /** Customs papers, if they are not part of the label. */
  readonly customsForm?: Label;
};

export type Label = {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Without a dot. */
  readonly extension: string;
};

export type PickupInput = Command & {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The provider's ID of the shipment; "" when it gave none. */
  readonly shipmentReference: string;
  /** Further parcels for the same pickup; only if the provider books one pickup for several. */
  readonly further?: readonly { readonly trackingNumber: string; readonly shipmentReference: string }[];
  readonly address: PostalAddress;
  /** `YYYY-MM-DD`, the local day at the address. */
  readonly date: string;
  readonly range: PickupRange;
  /** The number known to the shopper; some carriers print or require it. */
  readonly reference?: string;
  readonly declaredValue?: { readonly amountMinor: number; readonly currency: string };
  /** The carrier's service, if the caller named one. */
  readonly serviceId?: string;
};

export type PickupResult = { readonly reference: string; readonly date: string; readonly range: PickupRange };

export type PointsInput = {
  readonly carrier: string;
  /** For a search near another postal code, only country and postal code are known. */
  readonly near: PostalAddress;
  readonly signal?: AbortSignal;
};

export type DropOffPoint = {
  /** The carrier's ID. */
  readonly id: string;
  readonly name: string;
  readonly address: Pick<PostalAddress, "line1" | "postcode" | "city" | "country" | "countryCode">;
  /** Straight-line distance from the center of the postal code; null: unknown. */
  readonly distanceMeters: number | null;
  /** Empty: unknown. If other days are present, a missing day means closed. */
  readonly openingHours: readonly OpeningHours[];
};

/** `weekday` 1 is Monday, 7 Sunday; times are `HH:MM`, local at the drop-off point. */
export type OpeningHours = { readonly weekday: number; readonly opens: string; readonly closes: string };

export type VoidInput = Command & {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The provider's ID of the shipment; "" when it gave none. */
  readonly reference: string;
};

/**
 * `isVoided` is false when the parcel is already on its way and the label can't be voided. `isPromised`: the provider
 * accepted the request and decides later, often after days. If the provider refuses for another reason or without one,
 * PartnerError REFUSED is thrown with its message.
 */
export type VoidResult = { readonly isVoided: boolean; readonly isPromised?: boolean };

export type RatesInput = {
  /** Carrier codes; a rate is requested from each. */
  readonly carriers: readonly string[];
  readonly returnMethod: ReturnMethod;
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly weightGrams?: number;
  readonly details?: ShipmentDetails;
  readonly signal?: AbortSignal;
};

/** One service of one carrier. */
export type Rate = {
  readonly carrier: string;
  /** The provider's service code, for `ShipmentDetails.serviceId` and `ShipmentInput.quotedService`. */
  readonly service: string;
  readonly serviceName: string;
  /** Minor units. */
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Delivery time in days; null: the carrier does not say. */
  readonly days: number | null;
};

export type TrackInput = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly reference: string;
  readonly signal?: AbortSignal;
};

export type Tracking = {
  /** Null: the event says nothing about where the parcel is, such as a corrected estimate. */
  readonly status: ShippingStatus | null;
  /** The provider's own status, for display. */
  readonly providerStatus: string;
  /** Time of the latest scan, RFC 3339; null when the carrier does not say. */
  readonly at: string | null;
  /** Weight measured by the carrier, grams; absent: unknown. */
  readonly measuredGrams?: number;
};

export type AddressInput = { readonly address: PostalAddress; readonly signal?: AbortSignal };

/** `written`: in the carrier's spelling; null: not returned. `faults` say what to fix, in words for the shopper. */
export type AddressVerdict = {
  readonly isDeliverable: boolean;
  readonly written: PostalAddress | null;
  readonly faults: readonly string[];
};
