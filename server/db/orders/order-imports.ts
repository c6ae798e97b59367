import type { FileKind, OrderFileFormat } from "@/contract/vocabulary/order-import";
import type { Tx } from "@/server/db/client";
import { readJsonSql, readValue, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { changeSql, count, list, readSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import { emptyReport, NO_COUNTS } from "@/server/domain/orders/import-report";
import type { OrderImport } from "@/server/domain/orders/order-import";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { PlainRow } from "@/server/schema/columns";

/** Uploaded files of orders: jobs with progress. */

/** A live worker reports often; one silent for longer than this has died. */
const LEASE_SECONDS = 60;
/** A file that has cost this many workers in a row is not given to another. */
const MOST_LOSSES = 5;

export type NewOrderImport = Pick<
  PlainRow<"order_imports">,
  "id" | "ecommerceId" | "storageKey" | "fileName" | "isDryRun" | "totalBytes"
> & {
  what: FileKind;
  format: OrderFileFormat;
  mapping: unknown;
  createdAt: Date;
};

export const insertOrderImport = async (tx: Tx, actor: Actor, row: NewOrderImport): Promise<void> => {
  const started = { counts: NO_COUNTS, report: emptyReport(), state: "PENDING" as const };
  const rest = { readBytes: 0, position: 0, attempt: 0, losses: 0, error: "" };
  await insertRows(tx, "order_imports", [
    { ...row, ...started, ...rest, groupId: actor.groupId, createdBy: actor.name },
  ]);
};

/** @throws Problem NOT_FOUND */
export const getOrderImport = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, ecommerceId, what }: { id: string; ecommerceId: string; what: FileKind },
): Promise<OrderImport> => {
  const [row] = await readJsonSql(tx)`select to_json(i) as data from order_imports i
    where i.id = ${id} and i.group_id = ${groupId} and i.ecommerce_id = ${ecommerceId} and i.what = ${what}`;
  if (row === undefined) throw notFound("import");
  return fromRow<OrderImport>(row);
};

/** The latest imports of the stores visible in the scope, newest first. */
export const listOrderImports = async (
  tx: Tx,
  { groupId, ecommerceIds }: TenantScope,
  { limit, what }: { limit: number; what: FileKind },
): Promise<OrderImport[]> => {
  const own = ecommerceIds === null ? sql`true` : sql`i.ecommerce_id = any(${[...ecommerceIds]})`;
  return readValues<OrderImport>(tx)`select to_json(i) as data from order_imports i
    where i.group_id = ${groupId} and i.what = ${what} and ${own} order by i.created_at desc, i.id desc limit ${limit}`;
};

/** Stops an import that hasn't ended; its worker finds out at its next step, and still stores that step. */
export const stopOrderImport = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, ecommerceId, what, error }: { id: string; ecommerceId: string; what: FileKind; error: string },
): Promise<void> => {
  await changeSql(tx)`
    update order_imports set state = 'FAILED', error = ${error}, finished_at = now(), lease_until = null
    where id = ${id} and group_id = ${groupId} and ecommerce_id = ${ecommerceId} and what = ${what}
      and state in ('PENDING', 'RUNNING')`;
};

/** Counts a store's files that are waiting or being read. */
export const countOpenOrderImports = (tx: Tx, { groupId }: TenantScope, ecommerceId: string): Promise<number> =>
  count(tx, "order_imports", { groupId, ecommerceId, state: ["PENDING", "RUNNING"] });

/**
 * Claims a waiting file, or one whose worker died: first for merchants with none being read, then the oldest. Each
 * claim is a new attempt, after which an earlier worker that turns out to be alive can't write any more.
 */
export const claimOrderImport = (db: Tx): Promise<OrderImport | null> => readValue<OrderImport>(db)`
    update order_imports i set state = 'RUNNING', lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      attempt = attempt + 1, losses = losses + case when state = 'RUNNING' then 1 else 0 end,
      started_at = coalesce(started_at, now())
    where i.id = (
      select w.id from order_imports w
      where w.state in ('PENDING', 'RUNNING') and (w.lease_until is null or w.lease_until < now())
      order by exists (
        select 1 from order_imports r where r.group_id = w.group_id and r.state = 'RUNNING' and r.lease_until >= now()
      ), w.created_at limit 1 for update skip locked)
    returning to_jsonb(i) as data`;

export const isBeyondHelp = ({ losses }: OrderImport): boolean => losses > MOST_LOSSES;

/** Reports that the worker is alive. False if another one has taken over. */
export const renewOrderImport = async (tx: Tx, { id, attempt }: OrderImport): Promise<boolean> => {
  const count = await changeSql(tx)`
    update order_imports set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id} and attempt = ${attempt} and state = 'RUNNING'`;
  return count === 1;
};

export type ImportProgress = Pick<OrderImport, "position" | "readBytes" | "counts" | "report"> & { isDone: boolean };

/**
 * Stores the progress and renews the lease. False if another worker has taken over or staff stopped it; what was
 * imported by then is in the report all the same.
 */
export const saveImportProgress = async (
  tx: Tx,
  { of: { id, attempt }, progress }: { of: OrderImport; progress: ImportProgress },
): Promise<boolean> => {
  const { position, readBytes, counts, report, isDone } = progress;
  const rows = await readSql<{ state: string }>(tx)`
    update order_imports set position = ${position}, read_bytes = ${readBytes}, losses = 0,
      counts = ${JSON.stringify(counts)}::jsonb, report = ${JSON.stringify(report)}::jsonb,
      state = case when state = 'RUNNING' then ${isDone ? "DONE" : "RUNNING"}::"OrderImportState" else state end,
      finished_at = case when state = 'RUNNING' and not ${isDone} then null else now() end,
      lease_until = case when state = 'RUNNING' and not ${isDone} then now() + make_interval(secs => ${LEASE_SECONDS}) end
    where id = ${id} and attempt = ${attempt} and state in ('RUNNING', 'FAILED') returning state::text as state`;
  return rows.some(({ state }) => state !== "FAILED");
};

/** Releases it to the next worker immediately, as waiting, because it wasn't lost. */
export const releaseOrderImport = async (tx: Tx, { id, attempt }: OrderImport): Promise<void> => {
  await changeSql(tx)`
    update order_imports set state = 'PENDING', lease_until = null
    where id = ${id} and attempt = ${attempt} and state = 'RUNNING'`;
};

/** Marks an import as failed; what was imported before stays. False if another worker has taken over. */
export const failOrderImport = async (tx: Tx, { id, attempt }: OrderImport, error: string): Promise<boolean> => {
  const count = await changeSql(tx)`
    update order_imports set state = 'FAILED', error = ${error}, finished_at = now(), lease_until = null
    where id = ${id} and attempt = ${attempt} and state = 'RUNNING'`;
  return count === 1;
};

/** Returns those of the keys that an import still needs. */
export const listNeededSpoolKeys = async (tx: Tx, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await list(tx, "order_imports", {
    where: { storageKey: [...keys], state: ["PENDING", "RUNNING"] },
    select: ["storageKey"],
    orderBy: [],
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
};
