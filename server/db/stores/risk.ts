import type { Tx } from "@/server/db/client";
import { readOneValue } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { EarlierReturn } from "@/server/domain/risk/assess-risk";
import type { TenantScope } from "@/server/kernel/actor";

/** What the merchant's own data says about a person; marks are salted hashes. */

export type HashedMark = { kind: string; hash: string };

/** How many days it looks back. */
const DAYS = 365;
const MOST_TOLD = 500;

export const insertMarks = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, marks }: { processId: string; marks: readonly HashedMark[] },
): Promise<void> => {
  await insertRows(
    tx,
    "risk_identities",
    marks.map((mark) => ({ ...mark, processId, groupId })),
  );
};

const linkedTo = (groupId: string, { marks, exceptId }: { marks: readonly HashedMark[]; exceptId: string }) => {
  const hashes = marks.map(({ kind, hash }) => `${kind}:${hash}`);
  return sql`
    select distinct i.process_id from risk_identities i
    where i.group_id = ${groupId} and i.hash = any(${marks.map(({ hash }) => hash)})
      and i.kind || ':' || i.hash = any(${hashes}) and i.process_id <> ${exceptId}`;
};

/**
 * Returns of the last year that share a mark; canceled ones don't count. Newest first. A parcel locker's address has
 * thousands, of which only the reported ones are examined.
 */
const linkedReturns = (groupId: string, { marks, exceptId, at }: Asked): Sql => sql`
  select p.created_at as started_at, coalesce(sum(u.paid_minor), 0)::bigint as value_minor, count(u.id)::int as units,
    (count(u.id) filter (where u.verdict = 'MISSING'))::int as missing_units
  from (select l.id, l.created_at from return_processes l
    where l.id in (${linkedTo(groupId, { marks, exceptId })}) and l.group_id = ${groupId}
      and l.status <> 'CANCELED' and l.created_at > ${at}::timestamptz - make_interval(days => ${DAYS})
    order by l.created_at desc limit ${MOST_TOLD}) p
  left join return_units u on u.process_id = p.id
  group by p.id, p.created_at order by p.created_at desc`;

/** Other mailboxes that gave the same phone number, address or bank account. */
const linkedEmails = (groupId: string, { marks, exceptId }: Asked): Sql => {
  const own = marks.find(({ kind }) => kind === "EMAIL")?.hash ?? "";
  const others = marks.filter(({ kind }) => kind !== "EMAIL" && kind !== "CUSTOMER");
  if (own === "" || others.length === 0) return sql`select 0`;
  return sql`
    select count(distinct e.hash)::int from risk_identities e
    where e.group_id = ${groupId} and e.kind = 'EMAIL' and e.hash <> ${own}
      and e.process_id in (${linkedTo(groupId, { marks: others, exceptId })})`;
};

/** What this email address has ordered in the last year, in minor units. */
const ordersOf = (groupId: string, { ecommerceId, lookupEmail, at }: Asked): Sql => sql`
  select json_build_object('count', count(distinct o.id)::int, 'value_minor', coalesce(sum(p.captured_minor), 0)::bigint)
  from orders o left join order_payments p on p.order_id = o.id
  where o.group_id = ${groupId} and o.ecommerce_id = ${ecommerceId} and o.lookup_email = ${lookupEmail}
    and o.lookup_email <> '' and o.exchange_process_id is null
    and o.purchased_at > ${at}::timestamptz - make_interval(days => ${DAYS}) and o.purchased_at <= ${at}::timestamptz`;

type Asked = {
  marks: readonly HashedMark[];
  /** The return being assessed. */
  exceptId: string;
  ecommerceId: string;
  lookupEmail: string;
  at: Date;
};

/** Returns what the last year says about the person with these marks and this address, in one statement. */
export const readPersonFacts = async (tx: Tx, { groupId }: TenantScope, asked: Asked) => readOneValue<{
  earlier: EarlierReturn[];
  linkedEmails: number;
  orders: { count: number; valueMinor: number };
}>(tx)`
    select json_build_object(
      'earlier', coalesce((select json_agg(r order by r.started_at desc) from (${linkedReturns(groupId, asked)}) r), '[]'),
      'linked_emails', (${linkedEmails(groupId, asked)}),
      'orders', (${ordersOf(groupId, asked)})) as data`;
