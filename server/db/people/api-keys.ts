import type { Tx } from "@/server/db/client";
import { change, read, readFirst } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { Changes, NewRow, RowOf } from "@/server/db/tables/rows";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

export type ApiKeyRow = Pick<
  RowOf<"api_keys">,
  "id" | "groupId" | "ecommerceIds" | "name" | "scopes" | "mode" | "allowedNetworks"
>;

/** Active keys. */
const inForce = (now: Date) =>
  query
    .selectFrom("api_keys")
    .where("revokedAt", "is", null)
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", now.toISOString())]));

/** Returns the active key with this hash. The credential itself identifies the tenant, so there is no scope yet. */
export const findApiKeyByHash = (tx: Tx, { hash, now }: { hash: string; now: Date }): Promise<ApiKeyRow | null> =>
  readFirst(
    tx,
    inForce(now)
      .select(["id", "groupId", "ecommerceIds", "name", "scopes", "mode", "allowedNetworks"])
      .where("hash", "=", hash),
  );

/** Returns whether a key is active now, for tokens issued with it. */
export const isApiKeyInForce = async (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
  { id, now }: { id: string; now: Date },
): Promise<boolean> =>
  (await readFirst(tx, inForce(now).select("id").where("id", "=", id).where("groupId", "=", groupId))) !== null;

/** Records the use of a key, at most once a minute. */
export const touchApiKey = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  await change(
    tx,
    query
      .updateTable("api_keys")
      .set({ lastUsedAt: now })
      .where("id", "=", id)
      .where(sql<boolean>`(last_used_at is null or last_used_at <= ${now}::timestamptz - interval '1 minute')`),
  );
};

export const insertApiKey = async (
  tx: Tx,
  { groupId }: TenantScope,
  key: Omit<NewRow<"api_keys">, "groupId">,
): Promise<void> => {
  await change(tx, query.insertInto("api_keys").values({ ...key, groupId }));
};

const changeLive = (tx: Tx, { groupId }: TenantScope, { id, set }: { id: string; set: Changes<"api_keys"> }) =>
  change(
    tx,
    query
      .updateTable("api_keys")
      .set(set)
      .where("id", "=", id)
      .where("groupId", "=", groupId)
      .where("revokedAt", "is", null),
  );

/** True if an active key was revoked; a key is found by ID or by its last four characters. */
export const revokeApiKey = async (tx: Tx, scope: TenantScope, id: string): Promise<boolean> =>
  (await changeLive(tx, scope, { id, set: { revokedAt: new Date() } })) > 0;

/** True if an active key was changed. */
export const setKeyNetworks = async (
  tx: Tx,
  scope: TenantScope,
  { id, allowedNetworks }: { id: string; allowedNetworks: string[] },
): Promise<boolean> => (await changeLive(tx, scope, { id, set: { allowedNetworks } })) > 0;

/** A key as shown to people: everything except its hash. */
export type ApiKeyView = Omit<RowOf<"api_keys">, "hash">;

const views = ({ groupId }: TenantScope) =>
  query
    .selectFrom("api_keys")
    .select(["id", "groupId", "ecommerceIds", "name", "prefix", "last4", "scopes", "mode", "allowedNetworks"])
    .select(["createdAt", "expiresAt", "revokedAt", "lastUsedAt"])
    .where("groupId", "=", groupId);

/** Newest first, including expired and revoked ones. */
export const listApiKeys = (tx: Tx, scope: TenantScope): Promise<ApiKeyView[]> =>
  read(tx, views(scope).orderBy("createdAt", "desc").orderBy("id", "desc"));

/** @throws Problem NOT_FOUND */
export const getApiKey = async (tx: Tx, scope: TenantScope, id: string): Promise<ApiKeyView> => {
  const row = await readFirst(tx, views(scope).where("id", "=", id));
  if (row === null) throw notFound("API key");
  return row;
};

/** Sets a live key to expire. */
export const endApiKeyAt = async (tx: Tx, scope: TenantScope, { id, at }: { id: string; at: Date }): Promise<void> => {
  await changeLive(tx, scope, { id, set: { expiresAt: at } });
};
