import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { KeptOfPerson } from "@/server/domain/personal-data/types";
import type { TenantScope } from "@/server/kernel/actor";
import { exportedColumns } from "./forgotten-columns";

const list = (what: Sql, from: Sql): Sql => sql`(select coalesce(jsonb_agg(${what}), '[]') from ${from})`;

/**
 * Exports what is stored about a person as one document: orders, returns, emails and declarations, by our column names.
 */
export const exportPerson = async (
  tx: Tx,
  { groupId }: TenantScope,
  { emails, orderIds, processIds }: KeptOfPerson,
): Promise<Record<string, unknown>> => {
  const [found] = await readSql<{ data: Record<string, unknown> }>(tx)`select jsonb_build_object(
    'orders', ${list(
      sql`${exportedColumns("orders", "o")} || jsonb_build_object(
        'lines', ${list(exportedColumns("order_lines", "l"), sql`order_lines l where l.order_id = o.id`)},
        'payments', ${list(exportedColumns("order_payments", "x"), sql`order_payments x where x.order_id = o.id`)},
        'notes', ${list(
          exportedColumns("order_notes", "n"),
          sql`order_notes n where n.order_id = o.id and n.deleted_at is null`,
        )},
        'drafts', ${list(
          sql`${exportedColumns("return_intents", "i")} #- '{draft,bankAccount,sealed}'`,
          sql`return_intents i where i.order_id = o.id and i.completed_at is null`,
        )})`,
      sql`orders o where o.id = any(${[...orderIds]})`,
    )},
    'returns', ${list(
      sql`${exportedColumns("return_processes", "p")} || jsonb_build_object(
        'units', ${list(exportedColumns("return_units", "u"), sql`return_units u where u.process_id = p.id`)},
        'events', ${list(exportedColumns("process_events", "v"), sql`process_events v where v.process_id = p.id`)},
        'shipments', ${list(exportedColumns("shipments", "s"), sql`shipments s where s.process_id = p.id`)},
        'payouts', ${list(exportedColumns("payouts", "y"), sql`payouts y where y.process_id = p.id`)},
        'charges', ${list(exportedColumns("charges", "c"), sql`charges c where c.return_id = p.id`)},
        'credits', ${list(exportedColumns("credits", "d"), sql`credits d where d.process_id = p.id`)},
        'files', ${list(exportedColumns("stored_files", "f"), sql`stored_files f where f.process_id = p.id`)})`,
      sql`return_processes p where p.id = any(${[...processIds]})`,
    )},
    'mails', ${list(
      exportedColumns("mails", "m"),
      sql`mails m where m.group_id = ${groupId}
        and (lower(m.to_address) = any(${[...emails]}) or m.process_id = any(${[...processIds]}))`,
    )},
    'withdrawals', ${list(
      exportedColumns("withdrawals", "w"),
      sql`withdrawals w where w.group_id = ${groupId} and lower(w.email) = any(${[...emails]})`,
    )}) as data`;
  return found?.data ?? {};
};
