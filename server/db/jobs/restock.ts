import type { Tx } from "@/server/db/client";
import { change, readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

type Reasoned = { unitId: string; reason: string };

/**
 * Marks pieces as restocked if they aren't yet, and returns those that this call marked, so that each is restocked
 * once.
 */
export const markRestocked = async (
  tx: Tx,
  scope: TenantScope,
  { unitIds, now }: { unitIds: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> => {
  if (unitIds.length === 0) return new Set();
  const rows = await readSql<{ id: string }>(tx)`
    update return_units set restocked_at = ${now}, not_restocked_reason = ''
    where id = any(${[...unitIds]}) and group_id = ${scope.groupId} and restocked_at is null returning id`;
  return new Set(rows.map(({ id }) => id));
};

/** Marks restocked pieces as no longer in stock, and returns those that this call marked. */
export const unmarkRestocked = async (
  tx: Tx,
  scope: TenantScope,
  units: readonly Reasoned[],
): Promise<ReadonlySet<string>> => {
  if (units.length === 0) return new Set();
  const rows = await readSql<{ id: string }>(tx)`
    update return_units u set restocked_at = null, not_restocked_reason = x.reason from ${asTable(units)}
    where u.id = x."unitId" and u.group_id = ${scope.groupId} and u.restocked_at is not null returning u.id`;
  return new Set(rows.map(({ id }) => id));
};

/** Stores why pieces aren't restocked. */
export const keepRestockReasons = async (tx: Tx, scope: TenantScope, units: readonly Reasoned[]): Promise<void> => {
  if (units.length > 0) await change(tx, keepReasons(scope, units));
};

/** The same after an activity was finished: see `finishActivity`. */
export const restockReasonsWhenDone = (scope: TenantScope, units: readonly Reasoned[]): Sql[] =>
  units.length === 0 ? [] : [sql`${keepReasons(scope, units)} and exists (select from done)`];

const keepReasons = ({ groupId }: TenantScope, units: readonly Reasoned[]): Sql => sql`
  update return_units u set not_restocked_reason = x.reason from ${asTable(units)}
  where u.id = x."unitId" and u.group_id = ${groupId} and u.restocked_at is null`;

const asTable = (units: readonly Reasoned[]): Sql =>
  sql`json_to_recordset(${JSON.stringify(units)}::json) as x("unitId" text, reason text)`;
