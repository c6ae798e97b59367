import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { PostalAddress } from "@/server/kernel/address";
import type { ShipmentDetails } from "./shipment-details";

/**
 * A provider of parcel transport with one or more carriers behind it.
 * Every command carries an idempotency key (`{ecommerce_id}:{process_id}:{activity}:{leg}`, decisions section 8):
 * the same key always gets the first answer again, also after a restart and whatever the other fields say.
 * Providers without keys of their own write the key into the shipment and look there before they make another one.
 * Commands throw PartnerError and nothing else.
 */
export type Carrier = CarrierFacts & {
  /** The connection that it acts for; absent: none. */
  readonly connectionId?: string;
  /** A label that is still being made is PartnerError BUSY: it is asked for again with `findShipment`. */
  createShipment(input: ShipmentInput): Promise<ShipmentResult>;
  /** The answer that was given for this key, or null: asked before a retry of a call whose answer was lost. */
  findShipment(idempotencyKey: string): Promise<ShipmentResult | null>;
  schedulePickup(input: PickupInput): Promise<PickupResult>;
  voidShipment(input: VoidInput): Promise<VoidResult>;
  /** Counters that take parcels of that carrier, the nearest first; none where it has none there. Changes nothing. */
  listDropOffPoints(input: PointsInput): Promise<readonly DropOffPoint[]>;
  /**
   * What the label that `createShipment` would buy costs at each of the carriers that are named; one whose services
   * don't take the parcel isn't among them. Nothing is bought.
   */
  quoteRates?(input: RatesInput): Promise<readonly Rate[]>;
  /** Where a parcel is; null where the carrier does not know the number (yet). */
  track?(input: TrackInput): Promise<Tracking | null>;
  /** Whether a parcel would arrive at, or could be picked up from, an address. Changes nothing. */
  checkAddress?(input: AddressInput): Promise<AddressVerdict>;
};

/** What is known of a provider without asking it. */
export type CarrierFacts = {
  /** Upper-case name of the provider, for example "SANDBOX". */
  readonly provider: string;
  readonly carriers: readonly CarrierName[];
  readonly combinations: readonly CarrierCombination[];
  /** It says what a label costs before it is bought. */
  readonly hasPrices?: boolean;
  /** One pickup may be for several parcels; otherwise each parcel has one of its own, at the same time. */
  readonly picksUpTogether?: boolean;
};

export type CarrierName = { readonly code: string; readonly name: string };

export type CarrierCombination = {
  readonly returnMethod: ReturnMethod;
  readonly carrier: string;
  /** Only a CARRIER is asked for shipments; otherwise people do the work, and nothing here is booked. */
  readonly labelSource: LabelSource;
  /** False when the shopper can show a code instead of a printed label. */
  readonly needsPrinter: boolean;
  readonly needsBox: boolean;
  /** A driver comes for the parcel: pick-ups can be ordered. */
  readonly isPickedUp: boolean;
};

type Command = {
  readonly idempotencyKey: string;
  /** Gives the call up; it then rejects with an UNAVAILABLE PartnerError. */
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
  /** Last day to hand the parcel over, `YYYY-MM-DD` in the store's time zone; absent when there is none. */
  readonly shipByDate?: string;
  /** When the return was ordered: printed nowhere, but it dates the label file. */
  readonly createdAt: Date;
  /** What some carriers want to know besides. */
  readonly details?: ShipmentDetails;
  /** The service whose price was promised to somebody: bought if it's still offered, else the rule decides again. */
  readonly quotedService?: string;
};

export type ShipmentResult = {
  /** The provider's id of it, for voids and tracking; absent where the tracking number serves. */
  readonly reference?: string;
  /** Code of the carrier that took it. */
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly label: Label;
  /** What the carrier will bill by, where it says so. */
  readonly weightGrams?: number;
  /**
   * What the carrier charges, where it says so: minor units of `priceCurrency`, else of the currency of the order's
   * details, or of the return.
   */
  readonly priceMinor?: number;
  /** ISO 4217, where the carrier bills in a currency of its own. */
  readonly priceCurrency?: string;
  /** What the parcel is insured for, where it is; minor units of that currency. */
  readonly insured?: { readonly amountMinor: number; readonly currency: string };
  /** A code that the counter reads from the phone in place of the printed label: a picture. */
  readonly qrCode?: Label;
  /** The customs papers, where they are not part of the label. */
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
  /** The provider's id of the shipment; "" where it gave none. */
  readonly shipmentReference: string;
  /** Further parcels that the same driver takes; only where the provider books one driver for several. */
  readonly further?: readonly { readonly trackingNumber: string; readonly shipmentReference: string }[];
  readonly address: PostalAddress;
  /** `YYYY-MM-DD`, the day at the address. */
  readonly date: string;
  readonly range: PickupRange;
  /** The number that the shopper knows; some carriers print or require it. */
  readonly reference?: string;
  readonly declaredValue?: { readonly amountMinor: number; readonly currency: string };
  /** Of the carrier's services, where the caller named one. */
  readonly serviceId?: string;
};

export type PickupResult = { readonly reference: string; readonly date: string; readonly range: PickupRange };

export type PointsInput = {
  readonly carrier: string;
  /** Of somebody who searches near another postal code, country and postal code are all that is known. */
  readonly near: PostalAddress;
  readonly signal?: AbortSignal;
};

export type DropOffPoint = {
  /** Of the carrier. */
  readonly id: string;
  readonly name: string;
  readonly address: Pick<PostalAddress, "line1" | "postcode" | "city" | "country" | "countryCode">;
  /** As the crow flies from the middle of the postal code; null: not known. */
  readonly distanceMeters: number | null;
  /** Empty: not known. A day that is missing among others is one on which it is closed. */
  readonly openingHours: readonly OpeningHours[];
};

/** `weekday` 1 is Monday, 7 Sunday; the times are `HH:MM` at the counter. */
export type OpeningHours = { readonly weekday: number; readonly opens: string; readonly closes: string };

export type VoidInput = Command & {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The provider's id of the shipment; "" where it gave none. */
  readonly reference: string;
};

/**
 * `isVoided` is false when the parcel is already on its way: the label can no longer be taken back. `isPromised`: the
 * provider took the request and decides later, often after days. A provider that doesn't void it for another reason, or
 * says none, is a PartnerError REFUSED with its words.
 */
export type VoidResult = { readonly isVoided: boolean; readonly isPromised?: boolean };

export type RatesInput = {
  /** Codes; each is asked for its own price. */
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
  /** The provider's code of the service: `ShipmentDetails.serviceId` and `ShipmentInput.quotedService` take it. */
  readonly service: string;
  readonly serviceName: string;
  /** Minor units. */
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Days until it arrives; null: the carrier does not say. */
  readonly days: number | null;
};

export type TrackInput = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly reference: string;
  readonly signal?: AbortSignal;
};

export type Tracking = {
  /** Null: nothing that says where the parcel is, such as a corrected estimate. */
  readonly status: ShippingStatus | null;
  /** The provider's own word for it, for people. */
  readonly providerStatus: string;
  /** Of the latest scan, RFC 3339; null where the carrier does not say. */
  readonly at: string | null;
  /** What the carrier's scale said, grams; absent: nothing. */
  readonly measuredGrams?: number;
};

export type AddressInput = { readonly address: PostalAddress; readonly signal?: AbortSignal };

/** `written`: as the carrier writes it; null: it doesn't say. `faults` say what to mend, in the shopper's words. */
export type AddressVerdict = {
  readonly isDeliverable: boolean;
  readonly written: PostalAddress | null;
  readonly faults: readonly string[];
};
