import type { Tx } from "@/server/db/client";
import { isUndone } from "@/server/db/money/payout-waits";
import { orderJson } from "@/server/db/orders/orders";
import { readJsonSql, readValues } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import { NOT_REQUIRED } from "@/server/domain/process/authorization";
import type { SummaryFacts } from "@/server/domain/process/types";
import type { TenantScope } from "@/server/kernel/actor";
import { STAMP } from "./stamped-processes";

/** Rows of a table that belong to the process `p`, as one JSON array. */
export const children = (table: string, order: string, filter = "") =>
  sql.raw(
    `coalesce((select json_agg(x order by ${order}) from ${table} x where x.process_id = p.id${filter}), '[]'::json)`,
  );

/** The same for a table that calls the process its return. */
export const childrenOfReturn = (table: string, order: string, filter = "") =>
  sql.raw(
    `coalesce((select json_agg(x order by ${order}) from ${table} x where x.return_id = p.id${filter}), '[]'::json)`,
  );

/** The input of the presenter of a return's summary: see presenters/return-summary. */
export const summaryMembers = sql`
    'row', to_json(p),
    'store_name', e.name,
    'store_slug', e.slug,
    'store_portal_domain', e.portal_domain,
    'store_time_zone', e.time_zone,
    'authorization', ${sql.raw(`'${JSON.stringify(NOT_REQUIRED)}'::jsonb`)} || p.authorization_facts
      || jsonb_build_object('status', p.authorization_status),
    'order', (select ${orderJson} from orders o where o.id = p.order_id),
    'units', ${children("return_units", "x.position")},
    'shipments', ${children("shipments", "x.created_at, x.id")},
    'payouts', ${children("payouts", "x.created_at, x.leg")},
    'card_hold', (select to_json(x) from charges x where x.return_id = p.id and x.is_hold
      and x.status not in ('PENDING', 'DECLINED') order by x.created_at desc, x.id desc limit 1),
    'exchange_order', (select ${orderJson} from orders o where o.exchange_process_id = p.id),
    'documents', ${children("stored_files", "x.created_at, x.id", " and x.kind = 'DOCUMENT'")},
    'settlements', coalesce((
      select json_agg(json_build_object('row', to_json(s), 'rows', (
        select json_agg(json_build_object('position', r.position, 'group', r.row_group, 'kind', r.kind, 'label', r.label,
          'formula', r.formula, 'unit_id', r.unit_id, 'amount_minor', r.amount_minor) order by r.position)
        from derivation_rows r where r.settlement_id = s.id)) order by s.number)
      from settlements s where s.return_id = p.id and s.expires_at is null and not ${isUndone("s")}), '[]'::json)`;

/** Newest first. */
export const listSummaryFacts = async (tx: Tx, scope: TenantScope, ids: readonly string[]): Promise<SummaryFacts[]> => {
  if (ids.length === 0) return [];
  return readValues<SummaryFacts>(tx)`select json_build_object(${summaryMembers}) as data
      from return_processes p join ecommerces e on e.id = p.ecommerce_id
      where p.id = any(${[...ids]}) and ${withinScope(scope, "p")} order by p.number desc`;
};

/** Returns the facts of one process with their stamp. */
export const findSummaryFacts = async (
  tx: Tx,
  scope: TenantScope,
  id: string,
): Promise<{ stamp: string; facts: SummaryFacts } | null> => {
  const [row] = (await readJsonSql(tx)`
    select json_build_object('stamp', ${STAMP}, 'facts', json_build_object(${summaryMembers})) as data
      from return_processes p join ecommerces e on e.id = p.ecommerce_id join orders o on o.id = p.order_id
      where p.id = ${id} and ${withinScope(scope, "p")}`) as { stamp: string; facts: object }[];
  return row === undefined ? null : { stamp: row.stamp, facts: fromRow<SummaryFacts>(row.facts) };
};
