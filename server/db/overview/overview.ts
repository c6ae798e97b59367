import type { Tx } from "@/server/db/client";
import type { Queue } from "@/server/db/queue";
import { readOneValue } from "@/server/db/read-json";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { VIEWS } from "@/server/db/search/return-filter";
import { type Sql, sql } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import type { TenantScope } from "@/server/kernel/actor";

/** Returns how many returns wait for approval and how many parcels for inspection, and since when. */
export const readQueues = async (tx: Tx, scope: TenantScope) => {
  const of = (since: Sql, view: Sql) => sql`(select jsonb_build_object(
    'count', count(*), 'oldest_at', min(${since})) from return_processes p where ${withinScope(scope, "p")} and ${view})`;
  return readOneValue<{ needsApproval: Queue; toInspect: Queue }>(tx)`select jsonb_build_object(
      'needs_approval', ${of(sql`p.created_at`, VIEWS.NEEDS_APPROVAL)},
      'to_inspect', ${of(sql`coalesce(p.arrived_at, p.updated_at)`, VIEWS.TO_INSPECT)}) as data`;
};

export type Change = Pick<RowOf<"process_events">, "at" | "kind" | "actorKind" | "actorName"> & {
  returnCode: string;
  data: Record<string, unknown>;
};

/** Returns the latest event of each of the most recently changed returns. */
export const listLastChanges = (tx: Tx, scope: TenantScope, limit: number): Promise<Change[]> =>
  readSql<Change>(tx)`
    select p.return_code, v.at, v.kind, v.actor_kind, v.actor_name, v.data
    from (select p.id, p.return_code from return_processes p where ${withinScope(scope, "p")}
      order by p.updated_at desc, p.id desc limit ${limit}) p
    cross join lateral (select * from process_events v where v.process_id = p.id order by v.id desc limit 1) v
    order by v.at desc, v.id desc`;
