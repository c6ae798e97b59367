import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { count, find, readSql, update } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Connection } from "@/server/domain/connections/types";
import { withPolicyDefaults } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import { configToStore, withDefaults } from "@/server/domain/store/default-config";
import type { Store, StoredStoreConfig } from "@/server/domain/store/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

export type StoreRow = Omit<Store, "config" | "policy" | "carriers" | "chargingModes" | "holdingModes"> & {
  config: StoredStoreConfig;
  content: Partial<ReturnPolicy> | null;
  accounts: (Store["carriers"][number] & Pick<Connection, "kind">)[] | null;
};

/** A store with the content of its policy and its connected accounts; the table's alias is `e`. */
export const storeJson = sql`json_build_object('row', to_json(e), 'content', (
  select p.content from policies p where p.ecommerce_id = e.id and p.version = e.policy_version), 'accounts', (
  select json_agg(json_build_object('kind', c.kind, 'provider', c.provider, 'mode', c.mode, 'carriers', c.carriers,
    'capabilities', c.capabilities) order by c.created_at)
  from connections c where c.ecommerce_id = e.id and c.kind in ('CARRIER', 'PAYMENTS') and c.state <> 'DISCONNECTED'))`;

const readStores = async (tx: Tx, where: Sql): Promise<Store[]> => {
  const rows = await readJsonSql(tx)`
    select ${storeJson} as data
    from ecommerces e where ${where} order by e.created_at, e.id`;
  return rows.map((row) => toStore(fromRow<StoreRow>(row)));
};

export const toStore = ({ content, accounts, ...row }: StoreRow): Store => ({
  id: row.id,
  groupId: row.groupId,
  slug: row.slug,
  portalDomain: row.portalDomain,
  name: row.name,
  currencyCode: row.currencyCode,
  timeZone: row.timeZone,
  isEnabled: row.isEnabled,
  isTesting: row.isTesting,
  identificationFlow: row.identificationFlow,
  config: withDefaults(row.config, row),
  policy: withPolicyDefaults(content ?? {}),
  policyVersion: row.policyVersion,
  carriers: (accounts ?? []).flatMap(({ kind, ...account }) => (kind === "CARRIER" ? [account] : [])),
  chargingModes: (accounts ?? []).flatMap(({ kind, mode, capabilities }) =>
    kind === "PAYMENTS" && capabilities.includes("CHARGES") ? [mode] : [],
  ),
  holdingModes: (accounts ?? []).flatMap(({ kind, mode, capabilities }) =>
    kind === "PAYMENTS" && capabilities.includes("HOLDS") ? [mode] : [],
  ),
});

const within = ({ groupId, ecommerceIds }: TenantScope): Sql =>
  ecommerceIds === null
    ? sql`e.group_id = ${groupId}`
    : sql`e.group_id = ${groupId} and e.id = any(${[...ecommerceIds]})`;

export const findStore = async (tx: Tx, scope: TenantScope, id: string): Promise<Store | null> => {
  const [store] = await readStores(tx, sql`e.id = ${id} and ${within(scope)}`);
  return store ?? null;
};

/** Returns whether it is a store of this group. */
export const isStoreOfGroup = async (tx: Tx, { groupId, id }: { groupId: string; id: string }): Promise<boolean> =>
  (await count(tx, "ecommerces", { id, groupId })) > 0;

/** @throws Problem NOT_FOUND */
export const getStore = async (tx: Tx, scope: TenantScope, id: string): Promise<Store> => {
  const store = await findStore(tx, scope, id);
  if (store === null) throw notFound("store");
  return store;
};

/** Locks the store's settings against other changes until the transaction ends. */
export const lockStore = async (tx: Tx, scope: TenantScope, id: string): Promise<void> => {
  await readSql(tx)`select 1 from ecommerces e where e.id = ${id} and ${within(scope)} for update`;
};

export const listStores = (tx: Tx, scope: TenantScope): Promise<Store[]> => readStores(tx, within(scope));

/** A slug is public and identifies one store of the whole installation, so this is the only lookup without a tenant. */
export const findStoreBySlug = async (tx: Tx, slug: string): Promise<Store | null> => {
  const [store] = await readStores(tx, sql`e.slug = ${slug}`);
  return store ?? null;
};

/** Under the lock of the store's row. */
export const updateStoreSettings = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, settings, now }: { id: string; settings: StoreSettings; now: Date },
): Promise<void> => {
  const { name, isEnabled, isTesting, identificationFlow, timeZone } = settings;
  const was = await find(tx, "ecommerces", { where: { id, groupId }, select: ["config", "isTesting"] });
  if (was === null) throw notFound("store");
  const config = configToStore(settings.config, { ...was, config: was.config as StoredStoreConfig });
  await update(tx, "ecommerces", {
    where: { id, groupId },
    set: { name, isEnabled, isTesting, identificationFlow, timeZone, config, updatedAt: now },
  });
};
