import type { Tx } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import type { KeptOfPerson } from "@/server/domain/personal-data/types";
import type { TenantScope } from "@/server/kernel/actor";

/** Columns that say nothing of a person: keys of ours, hashes, what is sealed. */
const row = (alias: string, ...without: string[]): Prisma.Sql =>
  Prisma.sql`to_jsonb(${Prisma.raw(alias)}) - ${["group_id", "ecommerce_id", ...without]}::text[]`;

const list = (what: Prisma.Sql, from: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(select coalesce(jsonb_agg(${what}), '[]') from ${from})`;

/** What is kept of somebody, as one document: their orders, returns, mails and declarations, in the names of our columns. */
export const exportPerson = async (
  tx: Tx,
  { groupId }: TenantScope,
  { emails, orderIds, processIds }: KeptOfPerson,
): Promise<Record<string, unknown>> => {
  const [found] = await tx.$queryRaw<{ data: Record<string, unknown> }[]>(Prisma.sql`select jsonb_build_object(
    'orders', ${list(
      Prisma.sql`${row("o", "lookup_number", "lookup_email", "lookup_postcode", "content_hash")} || jsonb_build_object(
        'lines', ${list(row("l", "order_id"), Prisma.sql`order_lines l where l.order_id = o.id`)},
        'payments', ${list(row("x", "order_id"), Prisma.sql`order_payments x where x.order_id = o.id`)},
        'drafts', ${list(
          Prisma.sql`${row("i", "order_id")} #- '{draft,bankAccount,sealed}'`,
          Prisma.sql`return_intents i where i.order_id = o.id and i.completed_at is null`,
        )})`,
      Prisma.sql`orders o where o.id = any(${[...orderIds]})`,
    )},
    'returns', ${list(
      Prisma.sql`${row("p", "number", "lookup_email", "sealed_bank_account", "search_hash", "terms", "last_sequence")} || jsonb_build_object(
        'units', ${list(row("u", "process_id"), Prisma.sql`return_units u where u.process_id = p.id`)},
        'events', ${list(row("v", "process_id"), Prisma.sql`process_events v where v.process_id = p.id`)},
        'shipments', ${list(row("s", "process_id"), Prisma.sql`shipments s where s.process_id = p.id`)},
        'payouts', ${list(row("y", "process_id"), Prisma.sql`payouts y where y.process_id = p.id`)},
        'charges', ${list(row("c", "return_id", "idempotency_key", "connection_id", "quote_id", "checkout_reference", "checkout_url", "checkout_due_at"), Prisma.sql`charges c where c.return_id = p.id`)},
        'credits', ${list(row("d", "process_id"), Prisma.sql`credits d where d.process_id = p.id`)},
        'files', ${list(row("f", "process_id", "storage_key"), Prisma.sql`stored_files f where f.process_id = p.id`)})`,
      Prisma.sql`return_processes p where p.id = any(${[...processIds]})`,
    )},
    'mails', ${list(
      row("m", "attachments", "html"),
      Prisma.sql`mails m where m.group_id = ${groupId}
        and (lower(m.to_address) = any(${[...emails]}) or m.process_id = any(${[...processIds]}))`,
    )},
    'withdrawals', ${list(
      row("w", "key_hash", "receipt"),
      Prisma.sql`withdrawals w where w.group_id = ${groupId} and lower(w.email) = any(${[...emails]})`,
    )}) as data`);
  return found?.data ?? {};
};
