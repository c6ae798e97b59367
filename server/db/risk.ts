import type { EarlierReturn } from "@/server/domain/risk/assess-risk";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { insertRows } from "./write-rows";

/** What the merchant's own data says about a person; marks are salted hashes. */

export type HashedMark = { kind: string; hash: string };

/** How far back it looks. */
const DAYS = 365;

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
  return Prisma.sql`
    select distinct i.process_id from risk_identities i
    where i.group_id = ${groupId} and i.hash = any(${marks.map(({ hash }) => hash)})
      and i.kind || ':' || i.hash = any(${hashes}) and i.process_id <> ${exceptId}`;
};

/** Returns of the last year that share a mark; canceled ones say nothing. Newest first. */
export const listLinkedReturns = async (
  tx: Tx,
  { groupId }: TenantScope,
  { marks, exceptId, at }: { marks: readonly HashedMark[]; exceptId: string; at: Date },
): Promise<EarlierReturn[]> => {
  if (marks.length === 0) return [];
  const rows = await tx.$queryRaw<{ startedAt: Date; valueMinor: bigint; units: number; missingUnits: number }[]>(
    Prisma.sql`
    select p.created_at as "startedAt", coalesce(sum(u.paid_minor), 0)::bigint as "valueMinor", count(u.id)::int as units,
      (count(u.id) filter (where u.verdict = 'MISSING'))::int as "missingUnits"
    from return_processes p left join return_units u on u.process_id = p.id
    where p.id in (${linkedTo(groupId, { marks, exceptId })}) and p.group_id = ${groupId}
      and p.status <> 'CANCELED' and p.created_at > ${at}::timestamptz - make_interval(days => ${DAYS})
    group by p.id order by p.created_at desc limit 500`,
  );
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    valueMinor: Number(row.valueMinor),
  }));
};

/** Other mailboxes that gave the same phone number, address or bank account. */
export const countLinkedEmails = async (
  tx: Tx,
  { groupId }: TenantScope,
  { marks, exceptId }: { marks: readonly HashedMark[]; exceptId: string },
): Promise<number> => {
  const own = marks.find(({ kind }) => kind === "EMAIL")?.hash ?? "";
  const others = marks.filter(({ kind }) => kind !== "EMAIL" && kind !== "CUSTOMER");
  if (own === "" || others.length === 0) return 0;
  const [row] = await tx.$queryRaw<{ count: number }[]>(Prisma.sql`
    select count(distinct e.hash)::int as count from risk_identities e
    where e.group_id = ${groupId} and e.kind = 'EMAIL' and e.hash <> ${own}
      and e.process_id in (${linkedTo(groupId, { marks: others, exceptId })})`);
  return row?.count ?? 0;
};

/** What this e-mail address has ordered in the last year, in minor units. */
export const sumOrders = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, lookupEmail, at }: { ecommerceId: string; lookupEmail: string; at: Date },
): Promise<{ count: number; valueMinor: number }> => {
  if (lookupEmail === "") return { count: 0, valueMinor: 0 };
  const [row] = await tx.$queryRaw<{ count: number; valueMinor: bigint }[]>(Prisma.sql`
    select count(distinct o.id)::int as count, coalesce(sum(p.captured_minor), 0)::bigint as "valueMinor"
    from orders o left join order_payments p on p.order_id = o.id
    where o.group_id = ${groupId} and o.ecommerce_id = ${ecommerceId} and o.lookup_email = ${lookupEmail}
      and o.exchange_process_id is null
      and o.purchased_at > ${at}::timestamptz - make_interval(days => ${DAYS}) and o.purchased_at <= ${at}::timestamptz`);
  return { count: row?.count ?? 0, valueMinor: Number(row?.valueMinor ?? 0) };
};
