import type { Tx } from "@/server/db/client";
import { readFirstSql, readSql, update } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import type { Changes } from "@/server/db/tables/rows";
import { insertMissing } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

export type OrderNote = {
  id: string;
  orderId: string;
  orderName: string;
  authorId: string;
  authorName: string;
  text: string;
  createdAt: string;
  editedAt: string | null;
};

/** Lists the notes on these orders, newest first. */
export const listOrderNotes = (
  tx: Tx,
  scope: TenantScope,
  { orderIds, limit }: { orderIds: readonly string[]; limit: number },
): Promise<OrderNote[]> =>
  readSql<OrderNote>(tx)`
    select n.id, n.order_id as "orderId", o.name as "orderName", n.author_id as "authorId",
      n.author_name as "authorName", n.text, n.created_at as "createdAt", n.edited_at as "editedAt"
    from order_notes n join orders o on o.id = n.order_id
    where n.order_id = any(${[...orderIds]}) and n.deleted_at is null and ${withinScope(scope, "o")}
    order by n.created_at desc, n.id desc limit ${limit}`;

/** Inserts it unless it already exists. */
export const insertOrderNote = async (
  tx: Tx,
  { groupId }: TenantScope,
  note: Omit<OrderNote, "orderName" | "editedAt">,
): Promise<void> => {
  await insertMissing(tx, "order_notes", [{ ...note, groupId }]);
};

/** Returns its owner, deleted or not; locked until the transaction ends. */
export const lockOrderNote = (
  tx: Tx,
  scope: TenantScope,
  id: string,
): Promise<{ authorId: string; deletedAt: string | null } | null> =>
  readFirstSql<{ authorId: string; deletedAt: string | null }>(tx)`
    select n.author_id as "authorId", n.deleted_at as "deletedAt" from order_notes n
    join orders o on o.id = n.order_id where n.id = ${id} and ${withinScope(scope, "o")} for update of n`;

export const updateOrderNote = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, changes }: { id: string; changes: Pick<Changes<"order_notes">, "text" | "editedAt" | "deletedAt"> },
): Promise<void> => {
  await update(tx, "order_notes", { where: { id, groupId }, set: changes });
};
