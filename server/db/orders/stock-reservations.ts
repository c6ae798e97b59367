import type { Tx } from "@/server/db/client";
import { change, changeSql, readSql, remove } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { insertRows, writeLater } from "@/server/db/write-rows";
import type { Reservation } from "@/server/domain/exchanges/reserve-stock";
import type { TenantScope } from "@/server/kernel/actor";

/** The reservation of a confirmed return has no expiry. */
const NEVER = "9999-12-31T23:59:59.999Z";

/**
 * Locks variants in the order of their IDs, for every caller, and returns their stock; deleted variants are left out.
 * Otherwise two concurrent quotes would both see the last piece.
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
 * Returns what quotes and confirmed returns hold of these variants; the return replaces its quote. Expired ones are
 * included. `exceptDraftsOf`: an order whose open drafts don't count, because they belong to the same shopper.
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

/** Open drafts of an order; not those of a confirmed return. */
const draftsOf = ({ groupId }: TenantScope, orderId: string) => sql`
  select i.id from return_intents i
  where i.order_id = ${orderId} and i.group_id = ${groupId} and i.completed_at is null`;

/**
 * Takes over what other open drafts of the order hold of these variants: another tab, or an abandoned payment. Under
 * the locks of the variants.
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

/** Replaces all reservations of a return. Under the locks of the variants. */
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

/** Keeps the reservations of a confirmed return until its order is created or it is canceled. */
export const keepReservations = async (tx: Tx, scope: TenantScope, returnId: string): Promise<void> => {
  await writeLater(tx, "stock_reservations", [
    sql`
    update stock_reservations set expires_at = null
    where return_id = ${returnId} and group_id = ${scope.groupId} and released_at is null`,
  ]);
};

/** Releases all reservations of a return, or those of the given variants. Repeating it changes nothing. */
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

/** Lowers a return's reservation of a variant to `quantity`; never raises it. */
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
