import { TASK_KINDS, type TaskKind } from "@/contract/vocabulary/task";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { readJson } from "./read-json";
import { fromRow } from "./rows";
import { withinScope } from "./scope";

/** Activities that no shop does: each waits for a person. */

export type TaskRow = { id: string; kind: TaskKind; processId: string; createdAt: string; storeName: string };

const open = (scope: TenantScope): Prisma.Sql => Prisma.sql`
  activities a join return_processes p on p.id = a.process_id and ${withinScope(scope, "p")}
  join ecommerces e on e.id = p.ecommerce_id
  where a.group_id = ${scope.groupId} and a.state = 'WAITING' and a.name::text = any(${[...TASK_KINDS]})`;

/** The longest waiting first, behind `after` (an id). */
export const listTaskRows = async (
  tx: Tx,
  scope: TenantScope,
  { kind, after, limit }: { kind: TaskKind | undefined; after: string; limit: number },
): Promise<TaskRow[]> => {
  const ofKind = kind === undefined ? Prisma.sql`true` : Prisma.sql`a.name::text = ${kind}`;
  const rows = await readJson(
    tx,
    Prisma.sql`select jsonb_build_object('id', a.id, 'kind', a.name, 'process_id', a.process_id,
      'created_at', a.created_at, 'store_name', e.name) as data
    from ${open(scope)} and ${ofKind} and a.id > ${after} order by a.id limit ${limit}`,
  );
  return rows.map((row) => fromRow<TaskRow>(row));
};

export const countTasks = async (tx: Tx, scope: TenantScope): Promise<{ kind: TaskKind; count: number }[]> => {
  const rows = await readJson(
    tx,
    Prisma.sql`select jsonb_build_object('kind', a.name, 'count', count(*)) as data
    from ${open(scope)} group by a.name order by a.name`,
  );
  return rows.map((row) => fromRow<{ kind: TaskKind; count: number }>(row));
};
