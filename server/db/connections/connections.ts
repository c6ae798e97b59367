import type { AttentionReason, ConnectionKind } from "@/contract/vocabulary/connection";
import type { Tx } from "@/server/db/client";
import { readJsonSql, readValue, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { changeSql, find, readSql, update } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { Connection } from "@/server/domain/connections/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Connections of stores to providers. Partner calls read by store; people read within their scope. */

const within = ({ groupId, ecommerceIds }: TenantScope): Sql =>
  ecommerceIds === null
    ? sql`c.group_id = ${groupId}`
    : sql`c.group_id = ${groupId} and c.ecommerce_id = any(${[...ecommerceIds]})`;

/** Lists the connections of one store, or of every store in the scope, oldest first, including disconnected ones. */
export const listConnections = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId }: { ecommerceId?: string | undefined } = {},
): Promise<Connection[]> => {
  const store = ecommerceId === undefined ? sql`true` : sql`c.ecommerce_id = ${ecommerceId}`;
  return readValues<Connection>(tx)`select to_jsonb(c) as data from connections c
    where ${within(scope)} and ${store} and c.state <> 'DISCONNECTED' order by c.created_at, c.id`;
};

/** @throws Problem NOT_FOUND */
export const getConnection = async (tx: Tx, scope: TenantScope, id: string): Promise<Connection> => {
  const [row] = await readJsonSql(tx)`
    select to_jsonb(c) as data from connections c where c.id = ${id} and ${within(scope)}`;
  if (row === undefined) throw notFound("connection");
  return fromRow<Connection>(row);
};

/** For any tenant: used by hooks, whose address names the connection, and by jobs. */
export const findConnection = (tx: Tx, id: string): Promise<Connection | null> =>
  readValue<Connection>(tx)`select to_jsonb(c) as data from connections c where c.id = ${id}`;

/** Returns the connection that a store currently uses for a job. */
export const findConnectionOfStore = (
  tx: Tx,
  { ecommerceId, kind }: { ecommerceId: string; kind: ConnectionKind },
): Promise<Connection | null> => readValue<Connection>(tx)`select to_jsonb(c) as data from connections c
    where c.ecommerce_id = ${ecommerceId} and c.kind = ${kind}::"ConnectionKind" and c.state <> 'DISCONNECTED'`;

/** Returns its account at a provider, in the requested mode. */
export const findAccountOfStore = (
  tx: Tx,
  { ecommerceId, provider, mode }: Pick<Connection, "ecommerceId" | "provider" | "mode">,
): Promise<Connection | null> => readValue<Connection>(
  tx,
)`select to_jsonb(c) as data from connections c where c.ecommerce_id = ${ecommerceId}
    and c.provider = ${provider} and c.mode = ${mode}::"ConnectionMode" and c.state <> 'DISCONNECTED'
    order by c.created_at, c.id limit 1`;

/** Lists every account that it currently uses for a job, oldest first. */
export const listAccountsOfStore = (
  tx: Tx,
  { ecommerceId, kind }: Pick<Connection, "ecommerceId" | "kind">,
): Promise<Connection[]> => readValues<Connection>(tx)`select to_jsonb(c) as data from connections c
    where c.ecommerce_id = ${ecommerceId} and c.kind = ${kind}::"ConnectionKind" and c.state <> 'DISCONNECTED'
    order by c.created_at, c.id`;

export const lockConnection = async (tx: Tx, scope: TenantScope, id: string): Promise<Connection> => {
  await readSql(tx)`select id from connections c where c.id = ${id} and ${within(scope)} for update`;
  return getConnection(tx, scope, id);
};

type NewConnection = Omit<Connection, "groupId" | "createdBy" | "createdAt" | "updatedAt"> & { now: Date };

export const insertConnection = async (tx: Tx, actor: Actor, { now, ...row }: NewConnection): Promise<void> => {
  const { groupId, name: createdBy } = actor;
  await insertRows(tx, "connections", [{ ...row, groupId, createdBy, createdAt: now, updatedAt: now }]);
};

/** Returns the same account if it was connected before, disconnected or not. */
export const findSameAccount = (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, provider, accountId }: Pick<Connection, "ecommerceId" | "provider" | "accountId">,
): Promise<Connection | null> => readValue<Connection>(
  tx,
)`select to_jsonb(c) as data from connections c where c.group_id = ${groupId}
    and c.ecommerce_id = ${ecommerceId} and c.provider = ${provider} and c.account_id = ${accountId}`;

/**
 * Lists other stores of the group that currently use the same account, by name; those outside the scope are unnamed.
 */
export const listSharingStores = async (
  tx: Tx,
  { groupId, ecommerceIds }: TenantScope,
  { ecommerceId, provider, accountId }: Pick<Connection, "ecommerceId" | "provider" | "accountId">,
): Promise<string[]> => {
  const rows = await readSql<{ id: string; name: string }>(tx)`
    select e.id, e.name from connections c join ecommerces e on e.id = c.ecommerce_id
    where c.group_id = ${groupId} and c.ecommerce_id <> ${ecommerceId} and c.provider = ${provider}
      and c.account_id = ${accountId} and c.state <> 'DISCONNECTED' order by e.name, e.id`;
  return rows.map(({ id, name }) => (ecommerceIds === null || ecommerceIds.includes(id) ? name : "another store"));
};

export type ConnectionChange = Partial<
  Pick<
    Connection,
    | "mode"
    | "accountName"
    | "sealedValues"
    | "shownValues"
    | "capabilities"
    | "locations"
    | "carriers"
    | "warnings"
    | "versionEndsOn"
    | "state"
    | "attentionReason"
    | "lastError"
    | "failures"
  > & { pausedUntil: Date | null; noticedAt: Date | null; checkDueAt: Date | null; disconnectedAt: Date | null }
>;

/** Changes what people or a check decided; open partners are opened again. */
export const changeConnection = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, set, now }: { id: string; set: ConnectionChange; now: Date },
): Promise<void> => {
  await update(tx, "connections", {
    where: { id, groupId },
    set: { ...set, version: sql`version + 1`, updatedAt: now },
  });
};

/** A call was answered, so the circuit closes. Written at most once a minute while nothing was wrong. */
export const recordAnswer = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> => {
  await changeSql(tx)`
    update connections set last_ok_at = ${now}::timestamptz, failures = 0, paused_until = null
    where id = ${id} and (failures > 0 or paused_until is not null or last_ok_at is null
      or last_ok_at < ${now}::timestamptz - interval '1 minute')`;
};

/** A call got no answer, or was asked to wait. */
export const recordFailure = async (tx: Tx, { id, error, pausedUntil, isCounted, now }: FailedCall): Promise<void> => {
  await changeSql(tx)`
    update connections set last_error = ${error}, last_error_at = ${now}::timestamptz,
      failures = failures + ${isCounted ? 1 : 0}, paused_until = ${pausedUntil}::timestamptz
    where id = ${id}`;
};

export type FailedCall = { id: string; error: string; pausedUntil: Date | null; isCounted: boolean; now: Date };

/** Its credentials were rejected, or the account is gone: staff must look. False if that is known already. */
export const recordAttention = async (
  tx: Tx,
  { id, reason, error, now }: { id: string; reason: AttentionReason; error: string; now: Date },
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update connections set state = 'NEEDS_ATTENTION', attention_reason = ${reason}, last_error = ${error},
      last_error_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, version = version + 1
    where id = ${id} and state = 'CONNECTED'`;
  return count === 1;
};

/** Returns which connection an order came from; null for orders from a file or the API. */
export const findOrderConnection = async (tx: Tx, orderId: string): Promise<string | null> => {
  const row = await find(tx, "synced_orders", { where: { orderId }, select: ["connectionId"] });
  return row?.connectionId ?? null;
};
