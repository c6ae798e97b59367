import type { Tx } from "@/server/db/client";
import { change, changeSql, readSql, remove } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { insertRows, writeLater } from "@/server/db/write-rows";
import type { Reservation } from "@/server/domain/exchanges/reserve-stock";
import type { TenantScope } from "@/server/kernel/actor";

/** A confirmed return's hold has no end of its own. */
const NEVER = "9999-12-31T23:59:59.999Z";

/**
 * Locks variants in the order of their ids, whoever asks, and answers what is on the shelf; variants that are gone are
 * left out. Two quotes that count at once would both see the last piece.
 */
export const lockVariants = async (
  tx: Tx,
  scope: TenantScope,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> => {
  if (variantIds.length === 0) return new Map();
  const rows = await readSql<{ id: string; stock: number | null }>(tx)`
    select v.id, v.stock from variants v where v.id = any(${[...variantIds]}) and v.group_id = ${scope.groupId}
    order by v.id for update`;
  return new Map(rows.map(({ id, stock }) => [id, stock]));
};

type ReservationRow = { returnId: string; variantId: string; quantity: number; expiresAt: string | null };

/**
 * What quotes and confirmed returns hold of these variants; the return stands for its quote. Lapsed ones included.
 * `exceptDraftsOf`: an order whose open drafts do not count, for they are the same shopper's as the one who asks.
 */
export const listReservations = async (
  tx: Tx,
  scope: TenantScope,
  { variantIds, exceptDraftsOf = "" }: { variantIds: readonly string[]; exceptDraftsOf?: string },
): Promise<Reservation[]> => {
  const rows = await readSql<ReservationRow>(tx)`
    select return_id as "returnId", variant_id as "variantId", quantity, expires_at as "expiresAt"
    from stock_reservations
    where group_id = ${scope.groupId} and variant_id = any(${[...variantIds]}) and released_at is null
      and (expires_at is null or return_id not in (${draftsOf(scope, exceptDraftsOf)}))`;
  return rows.map(({ returnId, variantId, quantity, expiresAt }) => ({
    quoteId: returnId,
    variantId,
    quantity,
    expiresAt: expiresAt ?? NEVER,
  }));
};

/** Open drafts of an order; none of a confirmed return. */
const draftsOf = ({ groupId }: TenantScope, orderId: string) => sql`
  select i.id from return_intents i
  where i.order_id = ${orderId} and i.group_id = ${groupId} and i.completed_at is null`;

/**
 * Takes over what other open drafts of the order hold of these variants: another tab, or a payment that was given up.
 * Under the locks of the variants.
 */
export const takeOverReservations = async (
  tx: Tx,
  scope: TenantScope,
  call: { returnId: string; orderId: string; variantIds: readonly string[]; now: Date },
): Promise<void> => {
  const { returnId, orderId, variantIds, now } = call;
  await changeSql(tx)`
    update stock_reservations set released_at = ${now}
    where group_id = ${scope.groupId} and variant_id = any(${[...variantIds]}) and return_id <> ${returnId}
      and released_at is null and expires_at is not null and return_id in (${draftsOf(scope, orderId)})`;
};

/** Puts the whole hold of a return in place of what it held before. Under the locks of the variants. */
export const replaceReservations = async (
  tx: Tx,
  scope: TenantScope,
  call: { returnId: string; reservations: readonly (Reservation & { id: string })[]; now: Date },
): Promise<void> => {
  const { returnId, reservations, now } = call;
  const { groupId } = scope;
  await remove(tx, "stock_reservations", { returnId, groupId });
  const rows = reservations.map(({ id, variantId, quantity, expiresAt }) => ({
    id,
    groupId,
    returnId,
    variantId,
    quantity,
    createdAt: now,
    expiresAt,
  }));
  await insertRows(tx, "stock_reservations", rows);
};

/** The return is confirmed: what it holds stays held until its order is made or it is canceled. */
export const keepReservations = async (tx: Tx, scope: TenantScope, returnId: string): Promise<void> => {
  await writeLater(tx, "stock_reservations", [
    sql`
    update stock_reservations set expires_at = null
    where return_id = ${returnId} and group_id = ${scope.groupId} and released_at is null`,
  ]);
};

/** Gives pieces back to everybody: all of a return's, or those of the variants that are named. Twice changes nothing. */
export const releaseReservations = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, variantIds, now }: { returnId: string; variantIds?: readonly string[]; now: Date },
): Promise<void> => {
  const named = variantIds === undefined ? sql`true` : sql`variant_id = any(${[...variantIds]})`;
  await changeSql(tx)`
    update stock_reservations set released_at = ${now}
    where return_id = ${returnId} and group_id = ${scope.groupId} and released_at is null and ${named}`;
};

/** Lowers what a return holds of a variant to `quantity`; never raises it. */
export const lowerReservation = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, variantId, quantity }: { returnId: string; variantId: string; quantity: number },
): Promise<void> => {
  await change(
    tx,
    query
      .updateTable("stock_reservations")
      .set({ quantity })
      .where((eb) => eb.and({ returnId, variantId, groupId: scope.groupId, releasedAt: null }))
      .where("quantity", ">", quantity),
  );
};
