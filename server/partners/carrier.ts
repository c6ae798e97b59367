import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { PostalAddress } from "@/server/kernel/address";
import type { ShipmentDetails } from "./shipment-details";

/**
 * A provider of parcel transport with one or more carriers behind it.
 * Every command carries an idempotency key (`{ecommerce_id}:{process_id}:{activity}:{leg}`, decisions section 8):
 * the same key always gets the first answer again, also after a restart and whatever the other fields say.
 * Commands throw PartnerError and nothing else.
 */
export type Carrier = {
  /** Upper-case name of the provider, for example "SANDBOX". */
  readonly provider: string;
  readonly carriers: readonly CarrierName[];
  readonly combinations: readonly CarrierCombination[];
  supports(wanted: { returnMethod: ReturnMethod; carrier: string }): boolean;
  createShipment(input: ShipmentInput): Promise<ShipmentResult>;
  /** The answer that was given for this key, or null: asked before a retry of a call whose answer was lost. */
  findShipment(idempotencyKey: string): Promise<ShipmentResult | null>;
  schedulePickup(input: PickupInput): Promise<PickupResult>;
  voidShipment(input: VoidInput): Promise<VoidResult>;
  /** Counters that take parcels of that carrier, the nearest first; none where it has none there. Changes nothing. */
  listDropOffPoints(input: PointsInput): Promise<readonly DropOffPoint[]>;
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
};

export type ShipmentResult = {
  /** Code of the carrier that took it. */
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly label: Label;
  /** What the carrier will bill by, where it says so. */
  readonly weightGrams?: number;
  /** What the carrier charges, where it says so: minor units of the currency of the order's details, or of the return. */
  readonly priceMinor?: number;
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

export type VoidInput = Command & { readonly carrier: string; readonly trackingNumber: string };

/** `isVoided` is false when the parcel is already on its way: the label can no longer be taken back. */
export type VoidResult = { readonly isVoided: boolean };
