import { withDefaults } from "@/server/domain/store/default-config";
import type { Store, StoreConfig } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { notFound } from "@/server/kernel/problem";
import type { Tx } from "./client";
import type { Ecommerce, Prisma } from "./generated/client";

const toStore = (row: Ecommerce): Store => ({
  id: row.id,
  groupId: row.groupId,
  slug: row.slug,
  name: row.name,
  currencyCode: row.currencyCode,
  timeZone: row.timeZone,
  isEnabled: row.isEnabled,
  isTesting: row.isTesting,
  identificationFlow: row.identificationFlow,
  config: withDefaults(row.config as Partial<StoreConfig>),
});

const within = ({ groupId, ecommerceIds }: TenantScope): Prisma.EcommerceWhereInput =>
  ecommerceIds === null ? { groupId } : { groupId, id: { in: [...ecommerceIds] } };

export const findStore = async (tx: Tx, scope: TenantScope, id: string): Promise<Store | null> => {
  const row = await tx.ecommerce.findFirst({ where: { AND: [{ id }, within(scope)] } });
  return row === null ? null : toStore(row);
};

/** @throws Problem NOT_FOUND */
export const getStore = async (tx: Tx, scope: TenantScope, id: string): Promise<Store> => {
  const store = await findStore(tx, scope, id);
  if (store === null) throw notFound("store");
  return store;
};

export const listStores = async (tx: Tx, scope: TenantScope): Promise<Store[]> =>
  (await tx.ecommerce.findMany({ where: within(scope), orderBy: { createdAt: "asc" } })).map(toStore);

/** A slug is public: it names one store of the whole installation, so this is the one look-up without a tenant. */
export const findStoreBySlug = async (tx: Tx, slug: string): Promise<Store | null> => {
  const row = await tx.ecommerce.findUnique({ where: { slug } });
  return row === null ? null : toStore(row);
};

export type WarehouseRow = { id: string; name: string; address: PostalAddress };

/** Where the store's returns go; null when none was set up. */
export const findReturnWarehouse = async (
  tx: Tx,
  scope: TenantScope,
  ecommerceId: string,
): Promise<WarehouseRow | null> => {
  const row = await tx.warehouse.findFirst({
    where: { groupId: scope.groupId, ecommerceId },
    orderBy: [{ isDefault: "desc" }, { id: "asc" }],
  });
  return row === null ? null : { id: row.id, name: row.name, address: row.address as PostalAddress };
};
