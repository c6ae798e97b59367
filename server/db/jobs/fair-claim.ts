import { type Sql, sql } from "@/server/db/tables/query";

/**
 * CTEs up to `shares`, for claims that take turns between tenants: one row for each group with waiting rows, in random
 * order, with the number of rows (`most`) that it may get, so that a tenant with thousands delays nobody. The groups are
 * found in an index that begins with `group_id`, from one to the next.
 * @param limit the number of rows to claim in all
 */
export const sharesOf = ({ table, isWaiting, limit }: { table: string; isWaiting: Sql; limit: number }): Sql => {
  const from = sql`select w.group_id from ${sql.table(table)} w where ${isWaiting}`;
  return sql`
    waiting_groups as (
      (${from} order by w.group_id limit 1)
      union all
      select (${from} and w.group_id > g.group_id order by w.group_id limit 1)
      from waiting_groups g where g.group_id is not null),
    shares as (
      select group_id, greatest(1, ceil(${limit}::float8 / count(*) over ()))::int as most
      from waiting_groups where group_id is not null order by random())`;
};
