import type { Tx } from "@/server/db/client";
import type { Queue } from "@/server/db/queue";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { withinScope } from "@/server/db/scope";
import { VIEWS } from "@/server/db/search/return-filter";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** Returns that wait for approval, and parcels that wait to be inspected: how many, and since when. */
export const readQueues = async (tx: Tx, scope: TenantScope): Promise<{ needsApproval: Queue; toInspect: Queue }> => {
  const of = (since: Sql, view: Sql) => sql`(select jsonb_build_object(
    'count', count(*), 'oldest_at', min(${since})) from return_processes p where ${withinScope(scope, "p")} and ${view})`;
  const [row] = await readJsonSql(tx)`select jsonb_build_object(
      'needs_approval', ${of(sql`p.created_at`, VIEWS.NEEDS_APPROVAL)},
      'to_inspect', ${of(sql`coalesce(p.arrived_at, p.updated_at)`, VIEWS.TO_INSPECT)}) as data`;
  return fromRow(row);
};

export type Change = {
  returnCode: string;
  at: string;
  kind: string;
  actorKind: string;
  actorName: string;
  data: Record<string, unknown>;
};

/** The last thing that happened to each of the returns that changed last. */
export const listLastChanges = async (tx: Tx, scope: TenantScope, limit: number): Promise<Change[]> => {
  const rows = await readJsonSql(tx)`
    select jsonb_build_object('return_code', p.return_code, 'changed_at', v.at, 'kind', v.kind,
      'actor_kind', v.actor_kind, 'actor_name', v.actor_name, 'data', v.data) as data
    from (select p.id, p.return_code from return_processes p where ${withinScope(scope, "p")}
      order by p.updated_at desc, p.id desc limit ${limit}) p
    cross join lateral (select * from process_events v where v.process_id = p.id order by v.id desc limit 1) v
    order by v.at desc, v.id desc`;
  return rows.map((row) => {
    const { changedAt, ...change } = fromRow<Omit<Change, "at"> & { changedAt: string }>(row);
    return { ...change, at: changedAt };
  });
};
