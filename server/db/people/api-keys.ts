import type { KeyMode, KeyScope } from "@/contract/vocabulary/scope";
import type { Tx } from "@/server/db/client";
import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

export type ApiKeyRow = {
  id: string;
  groupId: string;
  ecommerceIds: string[];
  name: string;
  scopes: KeyScope[];
  mode: KeyMode;
};

/** The key with this hash that is in force. The credential itself names the tenant, so there is no scope yet. */
export const findApiKeyByHash = async (
  tx: Tx,
  { hash, now }: { hash: string; now: Date },
): Promise<ApiKeyRow | null> => {
  const row = await tx.apiKey.findFirst({
    where: { hash, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
  });
  if (row === null) return null;
  const { id, groupId, ecommerceIds, name, scopes, mode } = row;
  return { id, groupId, ecommerceIds, name, scopes: scopes as KeyScope[], mode: mode as KeyMode };
};

/** Whether a key is in force now, for what was given out on it. */
export const isApiKeyInForce = async (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
  { id, now }: { id: string; now: Date },
): Promise<boolean> => {
  const isLive = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  return (await tx.apiKey.count({ where: { id, groupId, ...isLive } })) > 0;
};

/** Notes the use of a key, at most once a minute. */
export const touchApiKey = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  await change(
    tx,
    sql`
    update api_keys set last_used_at = ${now}::timestamptz
    where id = ${id} and (last_used_at is null or last_used_at <= ${now}::timestamptz - interval '1 minute')`,
  );
};

export type NewApiKey = ApiKeyRow & {
  hash: string;
  prefix: string;
  last4: string;
  createdAt: Date;
  expiresAt: Date | null;
};

export const insertApiKey = async (tx: Tx, scope: TenantScope, key: NewApiKey): Promise<void> => {
  await tx.apiKey.create({ data: { ...key, groupId: scope.groupId } });
};

/** True when a live key was revoked; a key that is found by id or by its last four characters. */
export const revokeApiKey = async (tx: Tx, scope: TenantScope, id: string): Promise<boolean> => {
  const { count } = await tx.apiKey.updateMany({
    where: { id, groupId: scope.groupId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count > 0;
};

/** A key as people see it: everything but its fingerprint. */
export type ApiKeyView = Omit<NewApiKey, "hash"> & { revokedAt: Date | null; lastUsedAt: Date | null };

/** Newest first, ended ones included. */
export const listApiKeys = async (tx: Tx, scope: TenantScope): Promise<ApiKeyView[]> => {
  const rows = await tx.apiKey.findMany({
    where: { groupId: scope.groupId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { hash: true },
  });
  return rows.map(toView);
};

/** @throws Problem NOT_FOUND */
export const getApiKey = async (tx: Tx, scope: TenantScope, id: string): Promise<ApiKeyView> => {
  const row = await tx.apiKey.findFirst({ where: { id, groupId: scope.groupId }, omit: { hash: true } });
  if (row === null) throw notFound("API key");
  return toView(row);
};

/** Lets a live key end by itself. */
export const endApiKeyAt = async (tx: Tx, scope: TenantScope, { id, at }: { id: string; at: Date }): Promise<void> => {
  await tx.apiKey.updateMany({ where: { id, groupId: scope.groupId, revokedAt: null }, data: { expiresAt: at } });
};

const toView = <Row extends { scopes: string[]; mode: string }>(row: Row) => ({
  ...row,
  scopes: row.scopes as KeyScope[],
  mode: row.mode as KeyMode,
});
