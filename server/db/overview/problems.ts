import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { PARCEL_STOPPED } from "@/server/db/search/return-filter";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Problem } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";

export type Cause = Pick<Problem, "cause" | "scope" | "activity" | "error"> & {
  latestError: string;
  count: number;
  lastSeenAt: string;
};

/** A position in the queue: the last problem that was read. */
export type ProblemPlace = { sinceAt: string; id: string };

/**
 * An error without the parts that differ from return to return: words containing digits become "…", except what looks
 * like an HTTP status, which distinguishes causes. Text written by staff is never a cause of its own.
 */
const PATTERN = String.raw`\y(?![1-5]\d\d\y)[\w:-]*\d[\w:-]*([.,]\d+)*`;
const KIND = sql`case when scope = 'ALL' then '' else regexp_replace(left(error, 300), ${PATTERN}, '…', 'g') end`;

/**
 * A failed email blocks nothing, so it has no hold: it waits since its last attempt. The returns of all these are those
 * in the list's problems view (return-filter).
 */
const stopped = ({ groupId }: TenantScope): Sql => sql`
  select a.id, a.process_id, a.name::text as activity, 'ACTIVITY' as scope, a.last_error as error, a.attempts,
    coalesce((select max(h.created_at) from holds h
      where h.activity_id = a.id and h.scope = 'ACTIVITY' and h.released_at is null), a.due_at) as since_at
  from activities a where a.group_id = ${groupId} and a.state = 'HELD'
  union all
  select h.id, h.process_id, null, h.scope::text, h.reason, 0, h.created_at
  from holds h where h.group_id = ${groupId} and h.released_at is null and h.scope <> 'ACTIVITY'
  union all
  select p.id, p.id, null, 'PARCEL', case p.shipping_status when 'CANCELED' then 'The carrier canceled it.'
    else 'The carrier reports a problem with the delivery.' end, 0, coalesce((select max(v.at) from process_events v
      where v.process_id = p.id and v.kind = 'SHIPPING_STATUS' and v.data->>'to' = p.shipping_status::text), p.updated_at)
  from return_processes p where p.group_id = ${groupId} and ${PARCEL_STOPPED}`;

/** All problems of the tenant with their causes, as a table named q joined with their returns p. */
const from = (scope: TenantScope): Sql => sql`
  (select *, md5(concat_ws(':', scope, activity, kind)) as cause
    from (select *, ${KIND} as kind from (${stopped(scope)}) facts) kinds) q
  join return_processes p on p.id = q.process_id and ${withinScope(scope, "p")}`;

type Choice = { cause?: string; processId?: string; activity?: "ONLY"; heldBefore?: string };

const where = ({ cause = "", processId, activity, heldBefore }: Choice): Sql =>
  sql.join(
    [
      sql`true`,
      ...(cause === "" ? [] : [sql`q.cause = ${cause}`]),
      ...(processId === undefined ? [] : [sql`q.process_id = ${processId}`]),
      ...(activity === undefined ? [] : [sql`q.activity is not null`]),
      ...(heldBefore === undefined ? [] : [sql`q.since_at < ${heldBefore}::timestamptz`]),
    ],
    sql` and `,
  );

/** Longest waiting first, after `after`. */
export const listProblems = async (
  tx: Tx,
  scope: TenantScope,
  { after, limit, ...choice }: Choice & { after: ProblemPlace | null; limit: number },
): Promise<Problem[]> => {
  const behind = after === null ? sql`true` : sql`(q.since_at, q.id) > (${after.sinceAt}::timestamptz, ${after.id})`;
  return readValues<Problem>(tx)`
    select to_jsonb(page) || jsonb_build_object('order_name', o.name, 'store_name', e.name,
      'pending_minor', out.pending, 'has_paid', out.has_paid or x.is_ordered, 'is_ordered', x.is_ordered,
      'units', u.total, 'has_exchange', u.has_exchange) as data
    from (
      select q.id, q.process_id, q.activity, q.scope, q.error, q.attempts, q.since_at, q.cause, p.return_code, p.status,
        p.currency, p.order_id, p.ecommerce_id, trim(p.first_name || ' ' || p.last_name) as customer_name
      from ${from(scope)} where ${where(choice)} and ${behind} order by q.since_at, q.id limit ${limit}) page
    join orders o on o.id = page.order_id
    join ecommerces e on e.id = page.ecommerce_id
    cross join lateral (select
      coalesce(sum(greatest(0, amount_minor - external_minor - taken_back_minor)) filter (where status = 'PENDING'), 0)
        as pending,
      coalesce(bool_or(status = 'SETTLED' or external_minor > 0), false) as has_paid
      from payouts where process_id = page.process_id) out
    cross join lateral (select exists (select 1 from orders where exchange_process_id = page.process_id) as is_ordered) x
    cross join lateral (select count(*) as total, bool_or(outcome = 'EXCHANGE') as has_exchange
      from return_units where process_id = page.process_id) u
    order by page.since_at, page.id`;
};

/** Returns how many there are, and for how many returns. */
export const countProblems = async (
  tx: Tx,
  scope: TenantScope,
  choice: Choice = {},
): Promise<{ problems: number; returns: number }> => {
  const [found] = await readSql<{ problems: number; returns: number }>(tx)`
    select count(*)::int as problems, count(distinct q.process_id)::int as returns
    from ${from(scope)} where ${where(choice)}`;
  return found ?? { problems: 0, returns: 0 };
};

/** Returns their common causes, most frequent first. */
export const listCauses = (tx: Tx, scope: TenantScope, limit: number): Promise<Cause[]> => readValues<Cause>(tx)`
    select jsonb_build_object('cause', q.cause, 'scope', min(q.scope), 'activity', min(q.activity), 'error', min(q.kind),
      'latest_error', (array_agg(q.error order by q.since_at desc))[1], 'count', count(*), 'last_seen_at', max(q.since_at)) as data
    from ${from(scope)} group by q.cause order by count(*) desc, max(q.since_at) desc limit ${limit}`;
