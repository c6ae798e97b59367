import type { Tx } from "@/server/db/client";
import { inSeconds } from "@/server/db/in-seconds";
import { change, changeSql, read, readFirstSql, readOne } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

/** Labels whose carrier can be asked for tracking. */

export type TrackedShipment = {
  id: string;
  groupId: string;
  processId: string;
  ecommerceId: string;
  /** Mode of its return, whose account created the label and is asked. */
  isTest: boolean;
  provider: string;
  connectionId: string;
  carrier: string;
  trackingNumber: string;
  reference: string;
  createdAt: string;
};

const COLUMNS = sql`s.id, s.group_id, s.process_id, p.ecommerce_id, p.is_test, s.provider, s.connection_id, s.carrier,
  s.tracking_number, s.reference, s.created_at`;

/** A claim whose worker doesn't return passes to the next worker. */
const LEASE_SECONDS = 120;

/** Claims a due one, skipping those held by others; null if there is none. */
export const claimTrackedShipment = async (tx: Tx): Promise<TrackedShipment | null> => readFirstSql<TrackedShipment>(
  tx,
)`
    update shipments s set track_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from return_processes p
    where p.id = s.process_id and s.id = (select id from shipments
      where track_due_at <= now() and voided_at is null and connection_id is not null
      order by track_due_at limit 1 for update skip locked)
    returning ${COLUMNS}`;

/** Returns one by its ID, as long as its label is valid. */
export const findTrackedShipment = async (
  tx: Tx,
  id: string,
): Promise<TrackedShipment | null> => readFirstSql<TrackedShipment>(tx)`
    select ${COLUMNS} from shipments s join return_processes p on p.id = s.process_id
    where s.id = ${id} and s.voided_at is null and s.connection_id is not null`;

/** Lists valid labels with a tracking number that a connection created. */
export const listShipmentsOfNumber = async (
  tx: Tx,
  { groupId, connectionId, trackingNumber }: { groupId: string; connectionId: string; trackingNumber: string },
): Promise<string[]> => {
  const valid = query.selectFrom("shipments").select("id").where("groupId", "=", groupId).where("voidedAt", "is", null);
  const ofNumber = valid.where("connectionId", "=", connectionId).where("trackingNumber", "=", trackingNumber);
  const rows = await read(tx, ofNumber.orderBy("id"));
  return rows.map(({ id }) => id);
};

type Told = {
  id: string;
  carrierStatus: string;
  measuredGrams: number | undefined;
  seconds: number | null;
  now: Date;
};

/** Stores the carrier's latest answer, and the seconds until it is asked again; null: never. */
export const recordTracking = async (
  tx: Tx,
  { id, carrierStatus, measuredGrams, seconds, now }: Told,
): Promise<void> => {
  const told = { carrierStatus, trackedAt: now, ...(measuredGrams === undefined ? {} : { measuredGrams }) };
  await change(tx, query.updateTable("shipments").set(told).where("id", "=", id));
  await postponeTracking(tx, { id, seconds });
};

/** Sets the seconds until it is asked again, by the database's clock; null: never. */
export const postponeTracking = async (
  tx: Tx,
  { id, seconds }: { id: string; seconds: number | null },
): Promise<void> => {
  await changeSql(tx)`update shipments set track_due_at = ${inSeconds(seconds)} where id = ${id}`;
};

/** When the next carrier is to be asked, as one row. */
export const NEXT_TRACKING_DUE = sql`
  select min(track_due_at) as "dueAt" from shipments where track_due_at is not null and voided_at is null`;

export const nextTrackingDueAt = async (tx: Tx): Promise<string | null> =>
  (await readOne(tx, NEXT_TRACKING_DUE.$castTo<{ dueAt: string | null }>())).dueAt;
