import type { Tx } from "@/server/db/client";
import { readOneSql, readSql } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

type Named = { orderIds: readonly string[]; processIds: readonly string[] };

/** Those of these orders and returns that still have their person, and the codes of returns in progress. */
export const listUnerased = (
  tx: Tx,
  { groupId }: TenantScope,
  { orderIds, processIds }: Named,
): Promise<{ orderIds: string[]; processIds: string[]; underWay: string[] }> => readOneSql<{
  orderIds: string[];
  processIds: string[];
  underWay: string[];
}>(tx)`
    with theirs as (
      select p.id, p.return_code, p.status from return_processes p join ecommerces e on e.id = p.ecommerce_id
      where p.id = any(${[...processIds]}) and e.group_id = ${groupId} and p.erased_at is null)
    select
      coalesce((select array_agg(o.id order by o.id) from orders o join ecommerces e on e.id = o.ecommerce_id
        where o.id = any(${[...orderIds]}) and e.group_id = ${groupId} and o.erased_at is null), '{}') as "orderIds",
      coalesce((select array_agg(id order by id) from theirs), '{}') as "processIds",
      coalesce((select array_agg(return_code order by return_code) from theirs
        where status in ('RUNNING', 'ON_HOLD')), '{}') as "underWay"`;

/** Lists the email addresses under which a tenant's rows may know a person, in the spelling that is compared. */
export const listKnownAddresses = async (tx: Tx, { groupId }: TenantScope): Promise<string[]> => {
  const rows = await readSql<{ address: string }>(tx)`
    select lower(to_address) as address from mails where group_id = ${groupId}
    union select lower(email) from withdrawals where group_id = ${groupId}
    union select lower(address) from mail_suppressions where group_id = ${groupId}`;
  return rows.map(({ address }) => address).filter((address) => address !== "");
};
