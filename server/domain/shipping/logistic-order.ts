import { PICKUP_RANGES, type PickupRange } from "@/contract/vocabulary/pickup-range";
import { isSameJson } from "@/contract/vocabulary/same-json";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { Shipment } from "../process/shipment";
import type { Activity, ReturnProcess } from "../process/types";
import { liveShipments, mainShipment, parcelLeg } from "./parcels";
import { requiresCustoms } from "./requires-customs";

/** What is known of a logistic order besides its shipment; kept in the result of CREATE_LOGISTIC_ORDER. */
export type OrderFacts = {
  currency: string;
  priceMinor: number;
  /** As the caller named them. */
  originalCarriers: string[];
  /** Hashes of what the caller who had it made said, by field; empty where nobody called. */
  said: Record<string, string>;
};

export type LogisticOrder = OrderFacts & {
  /** Of the first parcel, and those of all. */
  shipment: Shipment;
  shipments: Shipment[];
  isCustomsRequired: boolean;
  isSameCarrier: boolean;
};

/** Where a caller names no currency (specification, create order). */
export const FALLBACK_CURRENCY = "EUR";

/** The order that is in force: the one whose label is valid. Null while there is none. */
export const logisticOrderOf = (process: ReturnProcess): LogisticOrder | null => {
  const shipment = mainShipment(process);
  if (shipment === null) return null;
  const facts = factsOf(process, shipment);
  const named = facts.originalCarriers.map((name) => name.trim().toLowerCase());
  return {
    ...facts,
    shipment,
    shipments: liveShipments(process),
    isCustomsRequired: requiresCustoms(shipment.fromAddress, shipment.toAddress),
    isSameCarrier: [shipment.carrier, shipment.carrierName].some((name) => named.includes(name.toLowerCase())),
  };
};

/** What the activity keeps, so that the facts of a voided order are not taken for those of the next. */
export const orderResult = (shipmentTracking: string, facts: OrderFacts) => ({
  trackingNumber: shipmentTracking,
  order: facts,
});

const factsOf = (process: ReturnProcess, shipment: Shipment): OrderFacts => {
  const unknown = { currency: process.currency, priceMinor: 0, originalCarriers: [], said: {} };
  const wanted = parcelLeg(shipment.parcel);
  const activity = process.activities.find(({ name, leg }) => name === "CREATE_LOGISTIC_ORDER" && leg === wanted);
  if (activity?.result.trackingNumber !== shipment.trackingNumber) return unknown;
  return { ...unknown, ...(activity.result.order as Partial<OrderFacts> | undefined) };
};

/** A driver who was ordered. */
export type Pickup = {
  id: string;
  reference: string;
  /** `YYYY-MM-DD`, the day at the address. */
  date: string;
  range: PickupRange;
  provider: string;
  carrier: string;
  trackingUrl: string;
  /** Where the driver comes, where somebody named a place; null: where the shopper is. */
  address: PostalAddress | null;
};

/** Which SCHEDULE_PICKUP an attempt is: each is ordered once, under a key of its own. */
export const pickupLeg = (attempt: number): string => (attempt === 0 ? "" : `repickup-${attempt}`);

/** Parcels that a driver was ordered for; pick-ups of another way, or of a day before, have other shipments. */
export const pickedUpParcels = (process: ReturnProcess): Set<number> => {
  const asked = process.activities.filter(
    ({ name, leg }) => name === "SCHEDULE_PICKUP" && !leg.startsWith("repickup-"),
  );
  const ordered = asked.filter(({ state }) => state === "DONE");
  return new Set(
    ordered.flatMap(({ result: { parcels, reference } }) => {
      if (Array.isArray(parcels)) return parcels.map(Number);
      return textOf(reference) === "" ? [] : process.parcels.slice(0, 1);
    }),
  );
};

/** Pick-ups that were ordered, oldest first. */
export const pickupsOf = (process: ReturnProcess): Pickup[] =>
  process.activities.flatMap((activity) => {
    const pickup = pickupFrom(process, activity);
    return pickup === null ? [] : [pickup];
  });

export const findPickup = (process: ReturnProcess, attempt: number): Pickup | null => {
  const activity = process.activities.find(({ name, leg }) => name === "SCHEDULE_PICKUP" && leg === pickupLeg(attempt));
  return activity === undefined ? null : pickupFrom(process, activity);
};

const pickupFrom = (process: ReturnProcess, { id, name, state, input, result }: Activity): Pickup | null => {
  const reference = textOf(result.reference);
  if (name !== "SCHEDULE_PICKUP" || state !== "DONE" || reference === "") return null;
  const shipment = mainShipment(process);
  return {
    id,
    reference,
    date: textOf(result.date) || process.pickupDate,
    range: PICKUP_RANGES.find((range) => range === result.range) ?? process.pickupRange,
    provider: textOf(result.provider) || (shipment?.provider ?? process.provider),
    carrier: textOf(result.carrier) || (shipment?.carrier ?? process.carrier),
    trackingUrl: textOf(result.trackingUrl) || (shipment?.trackingUrl ?? ""),
    address: addressOf(input.address),
  };
};

/** As `pickupPlace` wrote it; null where none was named, or its person is erased. */
const addressOf = (place: unknown): PostalAddress | null =>
  typeof place === "object" && place !== null ? { ...EMPTY_ADDRESS, ...place } : null;

/** What SCHEDULE_PICKUP keeps of where the driver was sent. */
export const pickupPlace = (address: PostalAddress, shopper: PostalAddress): { address?: PostalAddress } =>
  isSameJson(address, shopper) ? {} : { address };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
