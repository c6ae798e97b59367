import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { readJson } from "./read-json";

/** A process, and a text that is another one after every change of a row that its summary is made of. */
export type StampedProcess = { id: string; stamp: string };

/** Every change of a row gives it a higher `xmin`: a sum and a count over rows tell of each that came, went or changed. */
const stampOf = (from: string) => `(select sum(x.xmin::text::bigint) || '+' || count(*) from ${from})`;

/** Of the rows that presenters/return-summary reads, and no others: those of timers and activities change too often. */
export const STAMP = Prisma.raw(`concat_ws(' ', p.xmin, e.xmin, o.xmin,
  ${stampOf("order_lines x where x.order_id = o.id")},
  ${stampOf("order_payments x where x.order_id = o.id")},
  ${stampOf("return_units x where x.process_id = p.id")},
  ${stampOf("shipments x where x.process_id = p.id")},
  ${stampOf("payouts x where x.process_id = p.id")},
  ${stampOf("settlements x where x.return_id = p.id")},
  ${stampOf("stored_files x where x.process_id = p.id and x.kind = 'DOCUMENT'")},
  ${stampOf("orders x where x.exchange_process_id = p.id")},
  ${stampOf("order_lines x join orders y on y.id = x.order_id where y.exchange_process_id = p.id")})`);

/** `where` limits `p`; newest first. */
export const stampProcesses = async (tx: Tx, where: Prisma.Sql): Promise<StampedProcess[]> => {
  const rows = await readJson(
    tx,
    Prisma.sql`select json_build_object('id', p.id, 'stamp', ${STAMP}) as data
      from return_processes p join ecommerces e on e.id = p.ecommerce_id join orders o on o.id = p.order_id
      where ${where} order by p.number desc`,
  );
  return rows as StampedProcess[];
};
