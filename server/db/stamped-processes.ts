import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { readJson } from "./read-json";

/** A process, and a text that is another one after every change of a row that its summary is made of. */
export type StampedProcess = { id: string; stamp: string };

/**
 * Every change of a row gives it another `xmin`. Triggers make a change of what belongs to a return, or to an order, a
 * change of its row (migration summary_stamps), for all that presenters/return-summary reads; the rows of timers and
 * activities change too often, and are none of it.
 */
export const STAMP = Prisma.raw(`concat_ws(' ', p.xmin, e.xmin, o.xmin,
  (select x.xmin from orders x where x.exchange_process_id = p.id))`);

/** One JSON column `data` of a StampedProcess; `where` limits `p`; newest first. */
export const stampsOf = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select json_build_object('id', p.id, 'stamp', ${STAMP}) as data
  from return_processes p join ecommerces e on e.id = p.ecommerce_id join orders o on o.id = p.order_id
  where ${where} order by p.number desc`;

/** Newest first. */
export const stampProcesses = async (tx: Tx, where: Prisma.Sql): Promise<StampedProcess[]> =>
  (await readJson(tx, stampsOf(where))) as StampedProcess[];
