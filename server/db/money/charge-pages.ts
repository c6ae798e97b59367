import type { Tx } from "@/server/db/client";
import { inSeconds } from "@/server/db/in-seconds";
import { changeSql, find, read, readSql, update } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Charge } from "@/server/domain/process/charge";
import type { TenantScope } from "@/server/kernel/actor";
import { toCharge } from "./charges";

/** Charges paid on a provider's own page: nothing reliably reports a payment there. */

/** A page that is open, or whose payment the return hasn't taken up yet. */
export type PageCharge = {
  charge: Charge;
  groupId: string;
  returnId: string;
  ecommerceId: string;
  /** Mode of its store, whose account opened the page and is asked about it. */
  isTest: boolean;
};

type Opened = { id: string; checkoutReference: string; checkoutUrl: string; seconds: number };

/**
 * True if the charge was still wanted: a page that no shopper was sent to stays unpaid. It is checked after `seconds`.
 */
export const keepPage = async (tx: Tx, scope: TenantScope, { id, seconds, ...page }: Opened): Promise<boolean> => {
  const count = await update(tx, "charges", { where: { id, groupId: scope.groupId, status: "PENDING" }, set: page });
  if (count === 1) await postponePage(tx, { id, seconds });
  return count === 1;
};

/** Sets the seconds until its provider is asked again, by the database's clock; null: not any more. */
export const postponePage = async (tx: Tx, { id, seconds }: { id: string; seconds: number | null }): Promise<void> => {
  await changeSql(tx)`update charges set checkout_due_at = ${inSeconds(seconds)} where id = ${id}`;
};

/** A claim whose worker doesn't return passes to the next worker. */
const LEASE_SECONDS = 120;

/** Claims a due one, skipping those held by others; null if there is none. */
export const claimPage = async (tx: Tx): Promise<PageCharge | null> => {
  const [claimed] = await readSql<{ id: string }>(tx)`
    update charges set checkout_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (select id from charges where checkout_due_at <= now()
      order by checkout_due_at limit 1 for update skip locked)
    returning id`;
  return claimed === undefined ? null : findPage(tx, sql`c.id = ${claimed.id}`);
};

/** By the provider's ID of the page. */
export const findPageOf = (
  tx: Tx,
  { groupId, connectionId, reference }: { groupId: string; connectionId: string; reference: string },
): Promise<PageCharge | null> =>
  findPage(
    tx,
    sql`c.group_id = ${groupId} and c.connection_id = ${connectionId} and c.checkout_reference = ${reference}`,
  );

/** The last one opened for a return. */
export const findPageOfReturn = (tx: Tx, { groupId }: TenantScope, returnId: string): Promise<PageCharge | null> =>
  findPage(
    tx,
    sql`c.group_id = ${groupId} and c.return_id = ${returnId} and c.is_on_page
      order by c.created_at desc, c.id desc limit 1`,
  );

const findPage = async (tx: Tx, where: Sql): Promise<PageCharge | null> => {
  const [found] = await readSql<{ id: string; ecommerceId: string; isTest: boolean }>(tx)`
    select c.id, e.id as "ecommerceId", e.is_testing as "isTest"
    from charges c join return_intents i on i.id = c.return_id join ecommerces e on e.id = i.ecommerce_id
    where ${where}`;
  if (found === undefined) return null;
  const row = await find(tx, "charges", { where: { id: found.id } });
  if (row === null) return null;
  const { ecommerceId, isTest } = found;
  return { charge: toCharge(row), groupId: row.groupId, returnId: row.returnId, ecommerceId, isTest };
};

/** When the next provider is to be asked, as one row. */
export const NEXT_PAGE_DUE = sql`
  select min(checkout_due_at) as "dueAt" from charges where checkout_due_at is not null`;

export const nextPageDueAt = async (tx: Tx): Promise<string | null> => {
  const [row] = await read(tx, NEXT_PAGE_DUE.$castTo<{ dueAt: string | null }>());
  return row?.dueAt ?? null;
};
