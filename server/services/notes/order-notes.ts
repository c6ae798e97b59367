import { insertOrderNote, lockOrderNote, updateOrderNote } from "@/server/db/orders/order-notes";
import { findOrder } from "@/server/db/orders/orders";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

const HASH_LENGTH = 32;

type NewNote = { actor: Actor; requestId: string; orderId: string; text: string };

/**
 * Adds an internal note to an order. A retry with the same request ID writes nothing and returns the same ID.
 * @throws Problem NOT_FOUND
 */
export const addOrderNote = async (
  ctx: ServiceContext,
  { actor, requestId, orderId, text }: NewNote,
): Promise<string> => {
  const id = `not_${sha256Hex(`${actor.groupId} ${requestId}`).slice(0, HASH_LENGTH)}`;
  await inTransaction(ctx, async (tx) => {
    if ((await findOrder(tx, actor, orderId)) === null) throw notFound("order");
    const author = { authorId: actor.id, authorName: actor.name };
    await insertOrderNote(tx, actor, { id, orderId, text, ...author, createdAt: ctx.clock.now().toISOString() });
  });
  return id;
};

type Change = { kind: "EDIT"; text: string } | { kind: "DELETE" } | { kind: "RESTORE" };

/**
 * Changes, deletes or restores a note on an order, for its author.
 * @throws Problem NOT_FOUND, also for a note that is deleted or can no longer be restored; PERMISSION_DENIED
 */
export const changeOrderNote = (
  ctx: ServiceContext,
  { actor, noteId, change }: { actor: Actor; noteId: string; change: Change },
): Promise<Record<string, never>> =>
  inTransaction(ctx, async (tx) => {
    const note = await lockOrderNote(tx, actor, noteId);
    if (note === null || (change.kind === "EDIT" && note.deletedAt !== null)) throw notFound("note");
    if (note.authorId !== actor.id)
      throw new Problem("PERMISSION_DENIED", "Only its author can change or delete a note.");
    const now = ctx.clock.now().toISOString();
    const changes = {
      EDIT: { text: change.kind === "EDIT" ? change.text : "", editedAt: now },
      DELETE: { deletedAt: note.deletedAt ?? now },
      RESTORE: { deletedAt: null },
    };
    await updateOrderNote(tx, actor, { id: noteId, changes: changes[change.kind] });
    return {};
  });
