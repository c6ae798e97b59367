import type { Tx } from "@/server/db/client";
import { inSeconds } from "@/server/db/in-seconds";
import { change, read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/** Labels whose carrier can be asked where the parcel is. */

export type TrackedShipment = {
  id: string;
  groupId: string;
  processId: string;
  ecommerceId: string;
  /** Of its return: who made the label is asked. */
  isTest: boolean;
  provider: string;
  connectionId: string;
  carrier: string;
  trackingNumber: string;
  reference: string;
  createdAt: string;
};

const COLUMNS = sql`s.id, s.group_id as "groupId", s.process_id as "processId", p.ecommerce_id as "ecommerceId",
  p.is_test as "isTest", s.provider, s.connection_id as "connectionId", s.carrier, s.tracking_number as "trackingNumber",
  s.reference, s.created_at as "createdAt"`;

/** Who claimed one and did not come back leaves it to the next. */
const LEASE_SECONDS = 120;

/** Takes one that is due, passing over those that others hold; null when there is none. */
export const claimTrackedShipment = async (tx: Tx): Promise<TrackedShipment | null> => {
  const [claimed] = await read(
    tx,
    sql<TrackedShipment>`
    update shipments s set track_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from return_processes p
    where p.id = s.process_id and s.id = (select id from shipments
      where track_due_at <= now() and voided_at is null and connection_id is not null
      order by track_due_at limit 1 for update skip locked)
    returning ${COLUMNS}`,
  );
  return claimed ?? null;
};

/** One by its id, as long as its label is valid. */
export const findTrackedShipment = async (tx: Tx, id: string): Promise<TrackedShipment | null> => {
  const [found] = await read(
    tx,
    sql<TrackedShipment>`
    select ${COLUMNS} from shipments s join return_processes p on p.id = s.process_id
    where s.id = ${id} and s.voided_at is null and s.connection_id is not null`,
  );
  return found ?? null;
};

/** The valid labels with a tracking number that a connection made. */
export const listShipmentsOfNumber = async (
  tx: Tx,
  { groupId, connectionId, trackingNumber }: { groupId: string; connectionId: string; trackingNumber: string },
): Promise<string[]> => {
  const rows = await tx.shipment.findMany({
    where: { groupId, connectionId, trackingNumber, voidedAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
};

type Told = {
  id: string;
  carrierStatus: string;
  measuredGrams: number | undefined;
  seconds: number | null;
  now: Date;
};

/** What the carrier said last, and in how many seconds it is asked again; null: never. */
export const recordTracking = async (
  tx: Tx,
  { id, carrierStatus, measuredGrams, seconds, now }: Told,
): Promise<void> => {
  const scale = measuredGrams === undefined ? {} : { measuredGrams };
  await tx.shipment.updateMany({ where: { id }, data: { carrierStatus, trackedAt: now, ...scale } });
  await postponeTracking(tx, { id, seconds });
};

/** It is asked again in so many seconds, by the database's clock; null: never. */
export const postponeTracking = async (
  tx: Tx,
  { id, seconds }: { id: string; seconds: number | null },
): Promise<void> => {
  await change(tx, sql`update shipments set track_due_at = ${inSeconds(seconds)} where id = ${id}`);
};

/** When the next carrier is to be asked, as one row. */
export const NEXT_TRACKING_DUE = sql`
  select min(track_due_at) as "dueAt" from shipments where track_due_at is not null and voided_at is null`;

export const nextTrackingDueAt = async (tx: Tx): Promise<string | null> => {
  const [row] = await read(tx, NEXT_TRACKING_DUE.$castTo<{ dueAt: string | null }>());
  return row?.dueAt ?? null;
};
