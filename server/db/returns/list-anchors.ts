import { type Sql, sql } from "@/server/db/tables/query";

const ANCHOR_MINUTES = 70;
/** With less left than this, its end is moved: a walk that goes on has an hour from each page. */
const RENEW_MINUTES = 60;

/**
 * CTEs up to `anchor`, whose one row has `newest`: the newest process at the moment at which a walk through the list began.
 * Page 0 begins a walk; later pages keep its anchor, so that processes that are added meanwhile shift nothing.
 */
export const withAnchor = ({ walk, isFirstPage }: { walk: string; isFirstPage: boolean }): Sql =>
  // A list that somebody looks at again and again writes nothing until a return is added. It is not even offered to the
  // insert then: `on conflict` locks the row that it leaves alone, so that equal lists would wait for one another's disk.
  sql`
    with seen as (select coalesce(max(number), 0) as newest from return_processes),
    known as (select newest, expires_at from list_anchors where id = ${walk}),
    written as (
      insert into list_anchors (id, newest, expires_at)
      select ${walk}, newest, now() + make_interval(mins => ${ANCHOR_MINUTES}) from seen
      where not exists (
        select from known where expires_at >= now() + make_interval(mins => ${RENEW_MINUTES})
          and (not ${isFirstPage}::boolean or known.newest = seen.newest))
      on conflict (id) do update set
        newest = case when ${isFirstPage}::boolean or list_anchors.expires_at < now() then excluded.newest else list_anchors.newest end,
        expires_at = excluded.expires_at
      returning newest),
    anchor as materialized (
      select coalesce((select newest from written), (select newest from known)) as newest)`;
