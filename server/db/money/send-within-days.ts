import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

const PATH = "{config,refunds,sendWithinDays}";

/**
 * The number of days within which a store promised to send refunds, with periods of validity, as a table `w` (from_at,
 * to_at, days) that covers all times: the audit log records each change of the setting. `sendWithinDays` is the current
 * setting.
 */
export const daysInForce = (
  { groupId }: TenantScope,
  { ecommerceId, sendWithinDays }: { ecommerceId: string; sendWithinDays: number },
): Sql => sql`
  changes as materialized (select a.at, a.id, (a.before #>> ${PATH}::text[])::int as was,
      (a.after #>> ${PATH}::text[])::int as becomes
    from audit_entries a
    where a.ecommerce_id = ${ecommerceId} and a.group_id = ${groupId} and a.subject = 'STORE'
      and a.before #>> ${PATH}::text[] is distinct from a.after #>> ${PATH}::text[]),
  w as materialized (
    select '-infinity'::timestamptz as from_at, coalesce(min(c.at), 'infinity') as to_at,
      coalesce((array_agg(c.was order by c.at, c.id))[1], ${sendWithinDays}::int) as days from changes c
    union all select c.at, coalesce(lead(c.at) over (order by c.at, c.id), 'infinity'),
      coalesce(c.becomes, ${sendWithinDays}::int) from changes c)`;

/** The same at one moment `at`, for the store `e` of the surrounding statement; null if its settings have no value. */
export const daysInForceAt = (at: Sql): Sql => {
  const side = (of: "before" | "after", where: Sql, order: Sql) => sql`
    (select (${sql.raw(`a.${of}`)} #>> ${PATH}::text[])::int from audit_entries a
      where a.ecommerce_id = e.id and a.group_id = e.group_id and a.subject = 'STORE' and ${where}
        and a.before #>> ${PATH}::text[] is distinct from a.after #>> ${PATH}::text[] order by ${order} limit 1)`;
  return sql`coalesce(${side("after", sql`a.at <= ${at}`, sql`a.at desc, a.id desc`)},
    ${side("before", sql`a.at > ${at}`, sql`a.at, a.id`)}, (e.config->'refunds'->>'sendWithinDays')::int)`;
};

/** The same for one store; null if its settings have no value. */
export const findDaysInForce = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, at }: { ecommerceId: string; at: string },
): Promise<number | null> => {
  const [found] = await readSql<{ days: number | null }>(tx)`
    select ${daysInForceAt(sql`${at}::timestamptz`)} as days from ecommerces e
    where e.id = ${ecommerceId} and e.group_id = ${scope.groupId}`;
  return found?.days ?? null;
};
