import { parcelLimit } from "@/contract/vocabulary/parcels";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Shipment } from "../process/shipment";
import type { ReturnProcess } from "../process/types";

type Facts = Pick<ReturnProcess, "parcels" | "shipments">;

/** One of the parcels of a return: `position` of `count`, as people count them; `number` is its own for good. */
export type Parcel<S = Shipment> = { number: number; position: number; count: number; shipment: S | null };

/** The parcels of a return in their order, each with the label that is valid, or without one. */
export const parcelsOf = <S extends Pick<Shipment, "parcel" | "voidedAt">>(process: {
  parcels: readonly number[];
  shipments: readonly S[];
}): Parcel<S>[] =>
  process.parcels.map((number, index) => ({
    ...{ number, position: index + 1, count: process.parcels.length },
    shipment: process.shipments.findLast(({ parcel, voidedAt }) => parcel === number && voidedAt === null) ?? null,
  }));

/** The labels that are valid, in the order of their parcels. */
export const liveShipments = <S extends Pick<Shipment, "parcel" | "voidedAt">>(process: {
  shipments: readonly S[];
}): S[] => process.shipments.filter(({ voidedAt }) => voidedAt === null).toSorted((a, b) => a.parcel - b.parcel);

/** The label that stands for the return wherever only one is asked for: its first parcel's; null while there is none. */
export const mainShipment = <S extends Pick<Shipment, "parcel" | "voidedAt">>(process: {
  shipments: readonly S[];
}): S | null => liveShipments(process)[0] ?? null;

/** The numbers of the parcels that a return begins with. */
export const firstParcels = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * In how many parcels a draft is sent: as many as were chosen, as long as that many pieces travel. Items may have been taken
 * out since then.
 */
export const parcelCountOf = (delivery: { parcelCount?: number } | null, pieces: number): number =>
  Math.min(delivery?.parcelCount ?? 1, parcelLimit(pieces));

/** Which CREATE_LOGISTIC_ORDER makes the label of a parcel: each is made once, under a key of its own. */
export const parcelLeg = (parcel: number): string => (parcel === 1 ? "" : `parcel-${parcel}`);

/** The parcel that a leg is for; null: the leg is about something else. */
export const parcelOfLeg = (leg: string): number | null => {
  if (leg === "") return 1;
  const [, number] = /^parcel-(\d+)$/.exec(leg) ?? [];
  return number === undefined ? null : Number(number);
};

/** A number that no parcel of this return had before: its label was never asked for. */
export const nextParcel = ({ parcels, shipments, activities }: Facts & Pick<ReturnProcess, "activities">): number => {
  const asked = activities.flatMap(({ name, leg }) =>
    name === "CREATE_LOGISTIC_ORDER" ? [parcelOfLeg(leg) ?? 0] : [],
  );
  return Math.max(0, ...parcels, ...shipments.map(({ parcel }) => parcel), ...asked) + 1;
};

/** Seen by a carrier, or by the warehouse. */
export const isUnderWay = (status: ShippingStatus): boolean => status === "COLLECTED" || status === "IN_WAREHOUSE";

/** How far a parcel has come. A failed delivery is neither before nor after: the next scan tells. */
const PROGRESS: Record<ShippingStatus, number> = {
  ...{ NO_SHIPPING_STATUS: 0, CREATED: 1, CANCELED: 1, ERROR: 2, COLLECTED: 2, IN_WAREHOUSE: 3 },
};

/** Whether what is told now lies after what is known, or beside it: scans come late and out of order. */
export const hasComeTo = (known: ShippingStatus, told: ShippingStatus): boolean => PROGRESS[told] >= PROGRESS[known];

/** Parcels of a return in several that have not arrived; none once the whole return counts as arrived. */
export const parcelsToCome = (process: Facts & Pick<ReturnProcess, "shippingStatus">): Parcel[] =>
  process.parcels.length === 1 || process.shippingStatus === "IN_WAREHOUSE"
    ? []
    : parcelsOf(process).filter(({ shipment }) => shipment?.status !== "IN_WAREHOUSE");

/**
 * Where a return is by what is known of each of its parcels: collected with the first scan, and arrived only with the last
 * parcel. A carrier's trouble with one of them is the return's, until its next scan.
 */
export const statusOfParcels = (process: Facts): ShippingStatus => {
  const statuses = parcelsOf(process).map(({ shipment }) => shipment?.status ?? "NO_SHIPPING_STATUS");
  const [first = "NO_SHIPPING_STATUS"] = statuses;
  if (statuses.every((status) => status === first)) return first;
  if (statuses.includes("ERROR")) return "ERROR";
  if (statuses.some(isUnderWay)) return "COLLECTED";
  return statuses.includes("CREATED") ? "CREATED" : "NO_SHIPPING_STATUS";
};
