import type { Tx } from "@/server/db/client";
import { read, readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query } from "@/server/db/tables/query";
import type { KeptOfPerson, PersonalDataCounts } from "@/server/domain/personal-data/types";
import type { TenantScope } from "@/server/kernel/actor";

/** Where a person's data is stored, and how much there is. */

type Person = KeptOfPerson & {
  /** Codes of returns in progress. */
  underWay: string[];
};

/** Finds the orders and returns of an email address in the stores of the scope, and those that belong to them. */
export const findPerson = async (tx: Tx, scope: TenantScope, email: string): Promise<Person> => {
  const [found] = await readSql<Omit<Person, "emails">>(tx)`
    with ordered as (
      select o.id from ecommerces e join orders o on o.ecommerce_id = e.id and o.lookup_email = ${email}
      where e.group_id = ${scope.groupId} and ${withinScope(scope, "o")}),
    returned as (
      select p.id, p.order_id, p.status, p.return_code from return_processes p
      where p.lookup_email = ${email} and ${withinScope(scope, "p")}
      union
      select p.id, p.order_id, p.status, p.return_code from ordered o join return_processes p on p.order_id = o.id)
    select
      coalesce((select array_agg(x.id) from (select id from ordered union select order_id from returned) x), '{}') as "orderIds",
      coalesce((select array_agg(r.id) from returned r), '{}') as "processIds",
      coalesce((select array_agg(r.return_code order by r.return_code) from returned r
        where r.status in ('RUNNING', 'ON_HOLD')), '{}') as "underWay"`;
  return { emails: [email], ...(found ?? { orderIds: [], processIds: [], underWay: [] }) };
};

/**
 * Finds returns that ended longer ago than their store keeps personal data, with the orders that have no more recent
 * return: up to `limit`, oldest first, by the database's clock.
 */
export const findOldReturns = (tx: Tx, { limit }: { limit: number }) =>
  readSql<{ id: string; orderId: string; ecommerceId: string; groupId: string }>(tx)`
    select old.id, old.order_id as "orderId", e.id as "ecommerceId", e.group_id as "groupId"
    from ecommerces e cross join lateral (
      select p.id, p.order_id from return_processes p
      where p.ecommerce_id = e.id and p.erased_at is null and p.ended_at is not null
        and p.ended_at < now() - make_interval(days => (e.config ->> 'personalDataDays')::int)
        and not exists (
          select 1 from return_processes other where other.order_id = p.order_id and (other.ended_at is null
            or other.ended_at >= now() - make_interval(days => (e.config ->> 'personalDataDays')::int)))
      order by p.ended_at limit ${limit}) old
    where (e.config ->> 'personalDataDays')::int > 0 limit ${limit}`;

/** Locks these returns until the transaction ends; returns how many of them are in progress. */
export const lockReturnsOfPerson = async (tx: Tx, processIds: readonly string[]): Promise<number> => {
  const theirs = query.selectFrom("return_processes").select("status").where("id", "in", processIds);
  const rows = await read(tx, theirs.orderBy("id").forUpdate());
  return rows.filter(({ status }) => status === "RUNNING" || status === "ON_HOLD").length;
};

/** Lists files of these returns and of drafts for these orders: labels, documents, photos. */
export const listFilesOfPerson = (tx: Tx, { groupId }: TenantScope, { orderIds, processIds }: KeptOfPerson) => readSql<{
  id: string;
  storageKey: string;
  name: string;
  kind: string;
}>(tx)`
    select f.id, f.storage_key as "storageKey", f.name, f.kind from stored_files f
    where f.group_id = ${groupId} and (
      f.process_id = any(${[...processIds]})
      or f.process_id = any(array(select i.id from return_intents i where i.order_id = any(${[...orderIds]})))
      or f.found_parcel_id = any(array(select x.id from found_parcels x where x.process_id = any(${[...processIds]}))))`;

/** Counts what is stored. Files are counted by `listFilesOfPerson`. */
export const countKept = async (
  tx: Tx,
  { groupId }: TenantScope,
  { emails, orderIds, processIds }: KeptOfPerson,
): Promise<Omit<PersonalDataCounts, "files">> => {
  const [row] = await readSql<Omit<PersonalDataCounts, "files" | "orders" | "returns">>(tx)`
    select
      (select count(*)::int from return_intents i where i.order_id = any(${[...orderIds]}) and i.completed_at is null) as drafts,
      (select count(*)::int from mails m where m.group_id = ${groupId}
        and (lower(m.to_address) = any(${[...emails]}) or m.process_id = any(${[...processIds]}))) as mails,
      (select count(*)::int from withdrawals w where w.group_id = ${groupId} and lower(w.email) = any(${[...emails]})) as withdrawals`;
  const { drafts = 0, mails = 0, withdrawals = 0 } = row ?? {};
  return { orders: orderIds.length, returns: processIds.length, drafts, mails, withdrawals };
};
