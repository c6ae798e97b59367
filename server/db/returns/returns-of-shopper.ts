import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import type { TenantScope } from "@/server/kernel/actor";

/** Other data about a shopper, by their email address. */

export type OtherReturn = { id: string; returnCode: string; status: ProcessStatus; createdAt: string };

/** Lists other returns of the same email address, newest first. */
export const listReturnsOfShopper = (
  tx: Tx,
  scope: TenantScope,
  { lookupEmail, exceptId }: { lookupEmail: string; exceptId: string },
): Promise<OtherReturn[]> =>
  readSql<OtherReturn>(tx)`
    select p.id, p.return_code as "returnCode", p.status::text as status, p.created_at as "createdAt" from return_processes p
    where p.lookup_email = ${lookupEmail} and p.lookup_email <> '' and p.id <> ${exceptId} and ${withinScope(scope, "p")}
    order by p.created_at desc limit 10`;

/** A shopper with more orders than this is a business. */
const MOST_ORDERS = 500;

/**
 * Counts the orders of an email address, and those with returns; canceled returns don't count. Exchange orders don't
 * count as orders of their own.
 */
export const countOrdersOfShopper = async (
  tx: Tx,
  scope: TenantScope,
  lookupEmail: string,
): Promise<{ count: number; returned: number }> => {
  const [row] = await readSql<{ count: number; returned: number }>(tx)`
    select count(*)::int as count, count(*) filter (where (
        select true from return_processes p where p.order_id = f.id and p.status <> 'CANCELED' limit 1))::int as returned
    from (select o.id from ecommerces e join orders o on o.ecommerce_id = e.id
      where e.group_id = ${scope.groupId} and ${withinScope(scope, "o")}
        and o.lookup_email = ${lookupEmail} and o.lookup_email <> '' and o.exchange_process_id is null limit ${MOST_ORDERS}) f`;
  return row ?? { count: 0, returned: 0 };
};
