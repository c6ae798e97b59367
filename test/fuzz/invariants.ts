import type { Database } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";

/** Invariants of every product database, as statements that find violating rows. */
const RULES: Readonly<Record<string, Prisma.Sql>> = {
  "a credit's balance is the sum of its ledger": Prisma.sql`
    select c.id from credits c left join credit_entries e on e.credit_id = c.id
    group by c.id having c.balance_minor <> coalesce(sum(e.amount_minor), 0) or c.balance_minor < 0`,
  "no more pieces of an order line are in live returns than were bought": Prisma.sql`
    select l.id from order_lines l join return_units u on u.order_line_id = l.id and u.is_live
    group by l.id having count(*) > l.quantity`,
  "a return pays no more than was paid for it, but for gifts": Prisma.sql`
    select p.process_id as id from payouts p
    where p.status = 'SETTLED'
    group by p.process_id having sum(p.amount_minor - p.gift_minor - p.taken_back_minor) >
      (select sum(u.paid_minor) from return_units u where u.process_id = p.process_id)`,
  "the events of a return are numbered without a gap": Prisma.sql`
    select process_id as id from outbox_events group by process_id having max(sequence) <> count(*)`,
  "what belongs to a return belongs to the return's group": Prisma.sql`
    select r.id from return_processes r
    join orders o on o.id = r.order_id left join return_units u on u.process_id = r.id
    left join activities a on a.process_id = r.id left join payouts p on p.process_id = r.id
    left join shipments s on s.process_id = r.id left join outbox_events e on e.process_id = r.id
    where r.group_id not in (o.group_id, '') or r.group_id <> coalesce(u.group_id, r.group_id)
      or r.group_id <> coalesce(a.group_id, r.group_id) or r.group_id <> coalesce(p.group_id, r.group_id)
      or r.group_id <> coalesce(s.group_id, r.group_id) or r.group_id <> coalesce(e.group_id, r.group_id)`,
};

/** Names of the violated invariants, each with a row. */
export const brokenRules = async (db: Database): Promise<string[]> => {
  const found: string[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`${sql} limit 1`);
    for (const { id } of rows) found.push(`${rule}: not so for ${id}`);
  }
  return found;
};

/** Every row of a group, table by table, as a count and a checksum. */
export const rowsOf = async (db: Database, groupId: string): Promise<Record<string, string>> => {
  const tables = await db.$queryRaw<{ name: string }[]>(Prisma.sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'group_id' order by 1`);
  const parts = tables.map(
    ({ name }) => Prisma.sql`
      select ${name} as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum
      from ${Prisma.raw(`"${name}"`)} t where t.group_id = ${groupId}`,
  );
  const rows = await db.$queryRaw<{ name: string; sum: string }[]>(Prisma.join(parts, " union all "));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
};
