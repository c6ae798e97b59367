import { PARCEL_CODE_KINDS } from "@/contract/vocabulary/search";
import type { Tx } from "@/server/db/client";
import { getProcesses } from "@/server/db/returns/processes";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { TenantScope } from "@/server/kernel/actor";

export type ParcelCursor = { updatedAt: string; id: string };

/** Part of it still has to be inspected, and the parcel may have arrived. */
const IS_EXPECTED = sql`p.status in ('RUNNING', 'ON_HOLD') and exists (
  select 1 from return_units u where u.process_id = p.id and u.verdict = 'UNDECIDED' and u.location <> 'KEPT')`;

/** Returns a page of what is expected or, with `since`, of everything that changed since then; latest change first. */
export const pageStationParcels = async (
  tx: Tx,
  scope: TenantScope,
  { since, after, limit }: { since: string | null; after: ParcelCursor | null; limit: number },
): Promise<ReturnProcess[]> => {
  const asked = since === null ? IS_EXPECTED : sql`p.updated_at >= ${since}::timestamptz`;
  const isAfter =
    after === null ? sql`true` : sql`(p.updated_at, p.id) < (${after.updatedAt}::timestamptz, ${after.id})`;
  const rows = await readSql<{ id: string }>(tx)`
    select p.id from return_processes p where ${withinScope(scope, "p")} and ${asked} and ${isAfter}
    order by p.updated_at desc, p.id desc limit ${limit}`;
  return inOrder(
    rows.map(({ id }) => id),
    await getProcesses(
      tx,
      scope,
      rows.map(({ id }) => id),
    ),
  );
};

/** Finds returns by an exact code, newest first; codes are spelled like search keys. */
export const findParcelsByCodes = async (
  tx: Tx,
  scope: TenantScope,
  { codes, limit }: { codes: readonly string[]; limit: number },
): Promise<ReturnProcess[]> => {
  const rows = await readSql<{ id: string }>(tx)`
    with found as materialized (select distinct k.process_id from search_keys k
      where k.group_id = ${scope.groupId} and k.key = any(${[...codes]}) and k.kind = any(${[...PARCEL_CODE_KINDS]}))
    select p.id from return_processes p join found f on f.process_id = p.id
    where ${withinScope(scope, "p")} order by p.number desc limit ${limit}`;
  return getProcesses(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
};

const inOrder = (ids: readonly string[], processes: readonly ReturnProcess[]): ReturnProcess[] => {
  const byId = new Map(processes.map((process) => [process.id, process]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
