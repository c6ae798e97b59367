import type { Tx } from "@/server/db/client";
import { pickWarehouse } from "@/server/domain/shipping/pick-warehouse";
import type { Warehouse } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { notFound } from "@/server/kernel/problem";

/** The warehouses of stores: where returns go. */

type Row = {
  id: string;
  ecommerceId: string;
  name: string;
  address: unknown;
  isDefault: boolean;
  countries: string[];
  shopLocationId: string;
  noticeEmails: string[];
  noticeTime: string;
};

const toWarehouse = ({ address, ...row }: Row): Warehouse => {
  const { id, ecommerceId, name, isDefault, countries, shopLocationId, noticeEmails, noticeTime } = row;
  return {
    ...{ id, ecommerceId, name, isDefault, countries, shopLocationId, noticeEmails, noticeTime },
    address: address as PostalAddress,
  };
};

const within = ({ groupId, ecommerceIds }: TenantScope) => ({
  groupId,
  ...(ecommerceIds === null ? {} : { ecommerceId: { in: [...ecommerceIds] } }),
});

/** The default one first. */
export const listWarehouses = async (tx: Tx, scope: TenantScope, ecommerceId: string): Promise<Warehouse[]> => {
  const rows = await tx.warehouse.findMany({
    where: { AND: [within(scope), { ecommerceId }] },
    orderBy: [{ isDefault: "desc" }, { id: "asc" }],
  });
  return rows.map(toWarehouse);
};

/** @throws Problem NOT_FOUND */
export const getWarehouse = async (tx: Tx, scope: TenantScope, id: string): Promise<Warehouse> => {
  const row = await tx.warehouse.findFirst({ where: { ...within(scope), id } });
  if (row === null) throw notFound("warehouse");
  return toWarehouse(row);
};

/** Where what a store gets back from a country goes; null when no warehouse was set up. */
export const findReturnWarehouse = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, country }: { ecommerceId: string; country: string },
): Promise<Warehouse | null> =>
  pickWarehouse(await listWarehouses(tx, { ...scope, ecommerceIds: null }, ecommerceId), country);

export const insertWarehouse = async (tx: Tx, scope: TenantScope, warehouse: Warehouse): Promise<void> => {
  await tx.warehouse.create({ data: { ...warehouse, groupId: scope.groupId } });
};

export const updateWarehouse = async (tx: Tx, scope: TenantScope, { id, ...set }: Warehouse): Promise<void> => {
  const { ecommerceId, ...data } = set;
  await tx.warehouse.updateMany({ where: { id, ecommerceId, groupId: scope.groupId }, data });
};

/** Of a store's warehouses one is the default: the others are it no longer. */
export const setOnlyDefault = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, id }: { ecommerceId: string; id: string },
): Promise<void> => {
  await tx.warehouse.updateMany({
    where: { ecommerceId, groupId: scope.groupId, id: { not: id } },
    data: { isDefault: false },
  });
};
