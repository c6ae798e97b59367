import type { Tx } from "@/server/db/client";
import { readSql, update } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Assignee and tags of returns: not part of the return itself, so nothing else about it changes. */

export type ReturnWork = { assignee: { id: string; name: string } | null; tags: string[] };

const WORK = sql`select p.tags, (select jsonb_build_object('id', a.id, 'name', a.name) from users a
  where a.id = p.assignee_id) as assignee from return_processes p`;

/** @throws Problem NOT_FOUND */
export const getReturnWork = async (tx: Tx, scope: TenantScope, processId: string): Promise<ReturnWork> => {
  const [work] = await readSql<ReturnWork>(tx)`${WORK} where p.id = ${processId} and ${withinScope(scope, "p")}`;
  if (work === undefined) throw notFound("process");
  return work;
};

/** The same, locked against changes until the transaction ends. @throws Problem NOT_FOUND */
export const lockReturnWork = async (tx: Tx, scope: TenantScope, processId: string): Promise<ReturnWork> => {
  const [work] = await readSql<ReturnWork>(tx)`
    ${WORK} where p.id = ${processId} and ${withinScope(scope, "p")} for update of p`;
  if (work === undefined) throw notFound("process");
  return work;
};

/** The caller has locked it. A trigger writes the audit log. */
export const saveReturnWork = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, assigneeId, tags }: { processId: string; assigneeId?: string | null; tags?: readonly string[] },
): Promise<void> => {
  const set = {
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(tags === undefined ? {} : { tags: [...tags] }),
  };
  await update(tx, "return_processes", { where: { id: processId, groupId }, set });
};

/** Number of latest returns whose tags are listed. */
const LATEST = 1000;
/** The most tags in which people can still find one. */
const MOST_TOLD = 100;

/** Lists the tags of the newest returns with tags, by name. */
export const listTagsInUse = async (tx: Tx, scope: TenantScope): Promise<string[]> => {
  const rows = await readSql<{ tag: string }>(tx)`
    select distinct unnest(q.tags) as tag from (select p.tags from return_processes p
      where ${withinScope(scope, "p")} and p.tags <> '{}' order by p.number desc limit ${LATEST}) q
    order by tag limit ${MOST_TOLD}`;
  return rows.map(({ tag }) => tag);
};

/**
 * Lists people who inspected units, by name: jumps from each name to the next in the index, however many units each of
 * them inspected.
 */
export const listReviewers = async (tx: Tx, { groupId }: TenantScope): Promise<string[]> => {
  const next = (after: Sql) => sql`(select u.reviewed_by from return_units u
    where u.group_id = ${groupId} and u.reviewed_by > ${after} and u.reviewed_by <> '' order by u.reviewed_by limit 1)`;
  const rows = await readSql<{ name: string }>(tx)`
    with recursive named (name) as (
      select ${next(sql`''`)} union all select ${next(sql`n.name`)} from named n where n.name is not null)
    select name from named where name is not null limit ${MOST_TOLD}`;
  return rows.map(({ name }) => name);
};
