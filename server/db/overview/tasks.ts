import { TASK_KINDS, type TaskKind } from "@/contract/vocabulary/task";
import type { Tx } from "@/server/db/client";
import type { Queue } from "@/server/db/queue";
import { readOneValue, readValues } from "@/server/db/read-json";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** Activities that no shop does: each waits for staff. */

export type TaskRow = { id: string; kind: TaskKind; processId: string; createdAt: string; storeName: string };

/** Null: any. */
export type TaskFilter = { kind: TaskKind | null; ecommerceId: string | null; processId: string | null };

const only = (column: Sql, value: string | null): Sql => (value === null ? sql`true` : sql`${column} = ${value}`);

const open = (scope: TenantScope, { ecommerceId, processId }: Omit<TaskFilter, "kind"> = ALL): Sql => sql`
  activities a join return_processes p on p.id = a.process_id and ${withinScope(scope, "p")}
  join ecommerces e on e.id = p.ecommerce_id
  where a.group_id = ${scope.groupId} and a.state = 'WAITING' and a.name::text = any(${[...TASK_KINDS]})
    and ${only(sql`p.ecommerce_id`, ecommerceId)} and ${only(sql`a.process_id`, processId)}`;

const ALL = { ecommerceId: null, processId: null };

/** Longest waiting first, after `after` (an ID). */
export const listTaskRows = async (
  tx: Tx,
  scope: TenantScope,
  { filter, after, limit }: { filter: TaskFilter; after: string; limit: number },
): Promise<TaskRow[]> => {
  const ofKind = only(sql`a.name::text`, filter.kind);
  return readValues<TaskRow>(tx)`select jsonb_build_object('id', a.id, 'kind', a.name, 'process_id', a.process_id,
      'created_at', a.created_at, 'store_name', e.name) as data
    from ${open(scope, filter)} and ${ofKind} and a.id > ${after} order by a.id limit ${limit}`;
};

export const countTasks = (
  tx: Tx,
  scope: TenantScope,
  filter: Omit<TaskFilter, "kind">,
): Promise<{ kind: TaskKind; count: number }[]> => readValues<{ kind: TaskKind; count: number }>(
  tx,
)`select jsonb_build_object('kind', a.name, 'count', count(*)) as data
    from ${open(scope, filter)} group by a.name order by a.name`;

/** Returns how many there are, and since when the longest-waiting one waits. */
export const queueOfTasks = (tx: Tx, scope: TenantScope): Promise<Queue> => readOneValue<Queue>(tx)`
    select jsonb_build_object('count', count(*), 'oldest_at', min(a.created_at)) as data from ${open(scope)}`;
