import { parcelLimit } from "@/contract/vocabulary/parcels";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Shipment } from "../process/shipment";
import type { ReturnProcess } from "../process/types";

type Facts = Pick<ReturnProcess, "parcels" | "shipments">;

/** One of a return's parcels: `position` of `count` as people count them; `number` is permanent. */
export type Parcel<S = Shipment> = { number: number; position: number; count: number; shipment: S | null };

/** Returns the parcels of a return in order, each with its valid label or none. */
export const parcelsOf = <S extends Pick<Shipment, "parcel" | "voidedAt">>(process: {
  parcels: readonly number[];
  shipments: readonly S[];
}): Parcel<S>[] =>
  process.parcels.map((number, index) => ({
    ...{ number, position: index + 1, count: process.parcels.length },
    shipment: process.shipments.findLast(({ parcel, voidedAt }) => parcel === number && voidedAt === null) ?? null,
  }));

/** Returns the valid labels, in the order of their parcels. */
export const liveShipments = <S extends Pick<Shipment, "parcel" | "voidedAt">>(process: {
  shipments: readonly S[];
}): S[] => process.shipments.filter(({ voidedAt }) => voidedAt === null).toSorted((a, b) => a.parcel - b.parcel);

/** Returns the label used wherever only one is asked for: the first parcel's; null while there is none. */
export const mainShipment = <S extends Pick<Shipment, "parcel" | "voidedAt">>(process: {
  shipments: readonly S[];
}): S | null => liveShipments(process)[0] ?? null;

/** Returns the initial parcel numbers of a return. */
export const firstParcels = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Returns how many parcels a draft is sent in: the number chosen, limited to the number of pieces sent, since items may
 * have been removed after choosing.
 */
export const parcelCountOf = (delivery: { parcelCount?: number } | null, pieces: number): number =>
  Math.min(delivery?.parcelCount ?? 1, parcelLimit(pieces));

/** Returns which CREATE_LOGISTIC_ORDER makes the label of a parcel: each is made once, under its own key. */
export const parcelLeg = (parcel: number): string => (parcel === 1 ? "" : `parcel-${parcel}`);

/** Returns the parcel that a leg is for; null if the leg is for something else. */
export const parcelOfLeg = (leg: string): number | null => {
  if (leg === "") return 1;
  const [, number] = /^parcel-(\d+)$/.exec(leg) ?? [];
  return number === undefined ? null : Number(number);
};

/** Returns a parcel number that this return has never used, so its label was never requested. */
export const nextParcel = ({ parcels, shipments, activities }: Facts & Pick<ReturnProcess, "activities">): number => {
  const asked = activities.flatMap(({ name, leg }) =>
    name === "CREATE_LOGISTIC_ORDER" ? [parcelOfLeg(leg) ?? 0] : [],
  );
  return Math.max(0, ...parcels, ...shipments.map(({ parcel }) => parcel), ...asked) + 1;
};

/** Scanned by a carrier or received by the warehouse. */
export const isUnderWay = (status: ShippingStatus): boolean => status === "COLLECTED" || status === "IN_WAREHOUSE";

/** How far a parcel has come. A failed delivery is neither before nor after: the next scan decides. */
const PROGRESS: Record<ShippingStatus, number> = {
  ...{ NO_SHIPPING_STATUS: 0, CREATED: 1, CANCELED: 1, ERROR: 2, COLLECTED: 2, IN_WAREHOUSE: 3 },
};

/** Returns whether a reported status comes after the known one or level with it: scans come late and out of order. */
export const hasComeTo = (known: ShippingStatus, told: ShippingStatus): boolean => PROGRESS[told] >= PROGRESS[known];

/**
 * Returns the parcels that haven't arrived, for a return with several; none once the whole return counts as arrived.
 */
export const parcelsToCome = (process: Facts & Pick<ReturnProcess, "shippingStatus">): Parcel[] =>
  process.parcels.length === 1 || process.shippingStatus === "IN_WAREHOUSE"
    ? []
    : parcelsOf(process).filter(({ shipment }) => shipment?.status !== "IN_WAREHOUSE");

/**
 * Derives the status of a return from its parcels: collected with the first scan, arrived only with the last parcel. A
 * delivery problem of one parcel is the return's status until that parcel's next scan.
 */
export const statusOfParcels = (process: Facts): ShippingStatus => {
  const statuses = parcelsOf(process).map(({ shipment }) => shipment?.status ?? "NO_SHIPPING_STATUS");
  const [first = "NO_SHIPPING_STATUS"] = statuses;
  if (statuses.every((status) => status === first)) return first;
  if (statuses.includes("ERROR")) return "ERROR";
  if (statuses.some(isUnderWay)) return "COLLECTED";
  return statuses.includes("CREATED") ? "CREATED" : "NO_SHIPPING_STATUS";
};
