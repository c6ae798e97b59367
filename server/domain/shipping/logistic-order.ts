import { PICKUP_RANGES, type PickupRange } from "@/contract/vocabulary/pickup-range";
import { isSameJson } from "@/contract/vocabulary/same-json";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { Shipment } from "../process/shipment";
import type { Activity, ReturnProcess } from "../process/types";
import { liveShipments, mainShipment, parcelLeg } from "./parcels";
import { requiresCustoms } from "./requires-customs";

/** What is known about a logistic order besides its shipment; stored in the result of CREATE_LOGISTIC_ORDER. */
export type OrderFacts = {
  currency: string;
  priceMinor: number;
  /** As the caller named them. */
  originalCarriers: string[];
  /** Hashes of what the API caller sent, by field; empty if the order was not made through the API. */
  said: Record<string, string>;
};

export type LogisticOrder = OrderFacts & {
  /** Of the first parcel, with the facts of all. */
  shipment: Shipment;
  shipments: Shipment[];
  isCustomsRequired: boolean;
  isSameCarrier: boolean;
};

/** Used if a caller gives no currency (specification, create order). */
export const FALLBACK_CURRENCY = "EUR";

/** Returns the order in force: the one whose label is valid. Null while there is none. */
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

/** Returns what the activity stores, so that the facts of a voided order aren't taken for those of the next. */
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

/** A booked pickup. */
export type Pickup = {
  id: string;
  reference: string;
  /** `YYYY-MM-DD`, in the time zone of the address. */
  date: string;
  range: PickupRange;
  provider: string;
  carrier: string;
  trackingUrl: string;
  /** Pickup address, if one was given; null: the shopper's address. */
  address: PostalAddress | null;
};

/** Returns which SCHEDULE_PICKUP an attempt is: each is booked once, under its own key. */
export const pickupLeg = (attempt: number): string => (attempt === 0 ? "" : `repickup-${attempt}`);

/**
 * Returns the parcels that a pickup was booked for. Pickups of another return method or an earlier day have other
 * shipments.
 */
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

/** Returns the booked pickups, oldest first. */
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

/** As written by `pickupPlace`; null if no address was given or its person was erased. */
const addressOf = (place: unknown): PostalAddress | null =>
  typeof place === "object" && place !== null ? { ...EMPTY_ADDRESS, ...place } : null;

/** Returns what SCHEDULE_PICKUP stores about the pickup address. */
export const pickupPlace = (address: PostalAddress, shopper: PostalAddress): { address?: PostalAddress } =>
  isSameJson(address, shopper) ? {} : { address };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
