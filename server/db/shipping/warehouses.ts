import type { Tx } from "@/server/db/client";
import { change, read, readFirst } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query } from "@/server/db/tables/query";
import type { Changes } from "@/server/db/tables/rows";
import { pickWarehouse } from "@/server/domain/shipping/pick-warehouse";
import type { Warehouse } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** The warehouses of stores, where returns are sent. */

const warehouses = (scope: TenantScope) =>
  query
    .selectFrom("warehouses as w")
    .select(["w.id", "w.ecommerceId", "w.name", "w.address", "w.isDefault", "w.countries", "w.shopLocationId"])
    .select(["w.noticeEmails", "w.noticeTime"])
    .where(withinScope(scope, "w"));

/** Default first. */
export const listWarehouses = (tx: Tx, scope: TenantScope, ecommerceId: string): Promise<Warehouse[]> => {
  const ofStore = warehouses(scope).where("w.ecommerceId", "=", ecommerceId);
  return read(tx, ofStore.orderBy("w.isDefault", "desc").orderBy("w.id"));
};

/** @throws Problem NOT_FOUND */
export const getWarehouse = async (tx: Tx, scope: TenantScope, id: string): Promise<Warehouse> => {
  const found = await readFirst(tx, warehouses(scope).where("w.id", "=", id));
  if (found === null) throw notFound("warehouse");
  return found;
};

/** Returns the warehouse that receives a store's returns from a country; null if none was set up. */
export const findReturnWarehouse = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, country }: { ecommerceId: string; country: string },
): Promise<Warehouse | null> =>
  pickWarehouse(await listWarehouses(tx, { ...scope, ecommerceIds: null }, ecommerceId), country);

export const insertWarehouse = async (tx: Tx, { groupId }: TenantScope, warehouse: Warehouse): Promise<void> => {
  await change(tx, query.insertInto("warehouses").values({ ...warehouse, groupId }));
};

const setOf = (set: Changes<"warehouses">, { groupId }: TenantScope, ecommerceId: string) =>
  query.updateTable("warehouses").set(set).where("ecommerceId", "=", ecommerceId).where("groupId", "=", groupId);

export const updateWarehouse = async (
  tx: Tx,
  scope: TenantScope,
  { id, ecommerceId, ...set }: Warehouse,
): Promise<void> => {
  await change(tx, setOf(set, scope, ecommerceId).where("id", "=", id));
};

/** One of a store's warehouses is the default: clears the setting of the others. */
export const setOnlyDefault = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, id }: { ecommerceId: string; id: string },
): Promise<void> => {
  await change(tx, setOf({ isDefault: false }, scope, ecommerceId).where("id", "<>", id));
};
