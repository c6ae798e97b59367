import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { find, list, readFirst } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** Returns whether a note from this request is in the timeline. The caller holds the lock of the process. */
export const hasNote = async (
  tx: Tx,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<boolean> => {
  const note = query
    .selectFrom("process_events")
    .select("id")
    .where((eb) => eb.and({ processId, kind: "NOTE" }))
    .where(sql<boolean>`data->>'requestId' = ${requestId}`);
  return (await readFirst(tx, note.limit(1))) !== null;
};

/** Returns whether staff have written to the shopper. The caller has read the process within the same scope. */
export const hasMessageToShopper = async (tx: Tx, scope: TenantScope, processId: string): Promise<boolean> => {
  const where = { processId, groupId: scope.groupId, kind: "NOTE", isShopperVisible: true };
  return (await find(tx, "process_events", { where, select: ["id"] })) !== null;
};

/**
 * Lists the complete history of a process, oldest first: a past moment is rebuilt from all of it. The caller has read
 * the process within the same scope.
 */
export const listTimeline = async (tx: Tx, scope: TenantScope, processId: string) => {
  const rows = await list(tx, "process_events", { where: { processId, groupId: scope.groupId }, orderBy: ["id"] });
  return rows.map(({ id, kind, actorKind, actorName, isShopperVisible, at, data }) => ({
    id: String(id),
    ...{ kind, actorKind, actorName, isShopperVisible, at, data },
  }));
};

export type NewerEntry = { id: string; at: string; actorKind: string; actorName: string };

/**
 * Returns the authors of the entries after the one with ID `after`, newest first; null if the tenant has no such
 * process. One statement, because every open page of a return polls it.
 */
export const listEntriesAfter = async (
  tx: Tx,
  scope: TenantScope,
  { processId, after, limit }: { processId: string; after: string; limit: number },
): Promise<NewerEntry[] | null> => {
  const [row] = await readJsonSql(tx)`select jsonb_build_object('entries', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id::text, 'at', v.at, 'actor_kind', v.actor_kind,
        'actor_name', v.actor_name) order by v.id desc)
      from (select * from process_events v where v.process_id = p.id and v.id > ${BigInt(after)}
        order by v.id desc limit ${limit}) v), '[]')) as data
    from return_processes p where p.id = ${processId} and ${withinScope(scope, "p")}`;
  return row === undefined ? null : fromRow<{ entries: NewerEntry[] }>(row).entries;
};
