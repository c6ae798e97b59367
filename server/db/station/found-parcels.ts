import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { read, readFirst } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import { insertRows, setWhere } from "@/server/db/write-rows";
import type { FoundItem, FoundParcel } from "@/server/domain/found/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** An unexpected parcel with its items as one JSON value; the table's alias is `f`. */
const foundJson = sql`json_build_object('row', to_json(f), 'items', coalesce((
  select json_agg(i order by i.position) from found_items i where i.parcel_id = f.id), '[]'::json))`;

const parcels = ({ groupId }: TenantScope) =>
  query.selectFrom("found_parcels").select("id").where("groupId", "=", groupId);

const readParcels = (tx: Tx, rest: Sql): Promise<FoundParcel[]> =>
  readValues<FoundParcel>(tx)`select ${foundJson} as data from found_parcels f ${rest}`;

export const findFoundParcel = async (tx: Tx, { groupId }: TenantScope, id: string): Promise<FoundParcel | null> => {
  const [found] = await readParcels(tx, sql`where f.id = ${id} and f.group_id = ${groupId}`);
  return found ?? null;
};

/** @throws Problem NOT_FOUND */
export const getFoundParcel = async (tx: Tx, scope: TenantScope, id: string): Promise<FoundParcel> => {
  const found = await findFoundParcel(tx, scope, id);
  if (found === null) throw notFound("found parcel");
  return found;
};

/** The same, locked for a change. @throws Problem NOT_FOUND */
export const lockFoundParcel = async (tx: Tx, scope: TenantScope, id: string): Promise<FoundParcel> => {
  await read(tx, parcels(scope).where("id", "=", id).forUpdate());
  return getFoundParcel(tx, scope, id);
};

/** Lists those that wait for a decision, or those that were settled; latest first. */
export const listFoundParcels = (
  tx: Tx,
  { groupId }: TenantScope,
  { isSettled, limit }: { isSettled: boolean; limit: number },
): Promise<FoundParcel[]> =>
  readParcels(
    tx,
    sql`where f.group_id = ${groupId} and (f.settled_at is not null) = ${isSettled}
      order by f.found_at desc, f.id limit ${limit}`,
  );

/** Lists those related to a return: found in its parcel, or turned into it. The caller has read the process. */
export const listFoundOfProcess = (tx: Tx, { groupId }: TenantScope, processId: string): Promise<FoundParcel[]> =>
  readParcels(
    tx,
    sql`where f.group_id = ${groupId} and (f.process_id = ${processId} or f.id in (
      select i.parcel_id from found_items i where i.group_id = ${groupId} and i.matched_to = ${processId}))
      order by f.found_at, f.id`,
  );

export const insertFoundParcel = async (
  tx: Tx,
  { groupId }: TenantScope,
  { items, ...parcel }: Omit<FoundParcel, "groupId"> & { createdAt: Date },
): Promise<void> => {
  await insertRows(tx, "found_parcels", [{ ...parcel, groupId }]);
  await insertRows(
    tx,
    "found_items",
    items.map((item) => ({ ...item, groupId, parcelId: parcel.id })),
  );
};

/** Records which return an item was added to. */
export const matchFoundItems = (
  tx: Tx,
  { groupId }: TenantScope,
  { itemIds, processId }: { itemIds: readonly FoundItem["id"][]; processId: string },
): Promise<void> =>
  setWhere(tx, {
    table: "found_items",
    set: { matchedTo: processId },
    where: sql`t.group_id = ${groupId} and t.id = any(${[...itemIds]})`,
  });

export const settleFoundParcel = (
  tx: Tx,
  { groupId }: TenantScope,
  { id, ...settled }: { id: string; settledAt: Date; settledBy: string; reason: string },
): Promise<void> =>
  setWhere(tx, {
    table: "found_parcels",
    set: settled,
    where: sql`t.id = ${id} and t.group_id = ${groupId}`,
  });

export const isPlateTaken = async (tx: Tx, scope: TenantScope, plate: string): Promise<boolean> =>
  (await readFirst(tx, parcels(scope).where("plate", "=", plate).limit(1))) !== null;
