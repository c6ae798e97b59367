import type { Database, Tx } from "@/server/db/client";
import { readJson } from "@/server/db/read-json";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { batchLoader } from "@/server/kernel/batch-loader";

/** A process, with a text that differs after every change of a row that its summary uses. */
export type StampedProcess = { id: string; stamp: string };

/**
 * Every change of a row gives it a new `xmin`. Triggers make every change of what belongs to a return or an order a
 * change of its row (migration summary_stamps), for everything that presenters/return-summary reads; rows of timers and
 * activities change too often and aren't part of it.
 */
export const STAMP = sql.raw(`concat_ws(' ', p.xmin, e.xmin, o.xmin,
  (select x.xmin from orders x where x.exchange_process_id = p.id))`);

/** One JSON column `data` of a StampedProcess; `where` filters `p`; newest first. */
export const stampsOf = (where: Sql): Sql => sql`
  select json_build_object('id', p.id, 'stamp', ${STAMP}) as data
  from return_processes p join ecommerces e on e.id = p.ecommerce_id join orders o on o.id = p.order_id
  where ${where} order by p.number desc`;

/** Newest first. */
export const stampProcesses = async (tx: Tx, where: Sql): Promise<StampedProcess[]> =>
  (await readJson(tx, stampsOf(where))) as StampedProcess[];

type Ask = (id: string) => Promise<string | undefined>;
const asks = new WeakMap<Database, Map<string, Ask>>();

/** Returns the stamp of one process, batched with concurrent requests in the same scope. */
export const stampOf = (db: Database, scope: TenantScope, id: string): Promise<string | undefined> => {
  const ofScopes = asks.get(db) ?? new Map<string, Ask>();
  asks.set(db, ofScopes);
  const name = JSON.stringify([scope.groupId, scope.ecommerceIds]);
  const ask =
    ofScopes.get(name) ??
    batchLoader<string, string>(async (ids) => {
      ofScopes.delete(name);
      const found = await stampProcesses(db, sql`p.id = any(${[...ids]}) and ${withinScope(scope, "p")}`);
      return new Map(found.map((process) => [process.id, process.stamp]));
    });
  ofScopes.set(name, ask);
  return ask(id);
};
