import { MOST_SAVED_VIEWS } from "@/contract/vocabulary/return-list";
import { insertSavedView, listSavedViews, type SavedView, updateSavedView } from "@/server/db/saved-views";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type NewView = { actor: Actor; viewId: string | undefined; name: string; choice: unknown };

/**
 * Keeps a choice of returns under a name, for one person alone.
 * @throws Problem NOT_FOUND, ALREADY_EXISTS for a name that is taken, FAILED_PRECONDITION when there are too many
 */
export const saveView = async (ctx: ServiceContext, { actor, viewId, ...asked }: NewView): Promise<SavedView> => {
  const name = asked.name.trim();
  const { choice } = asked;
  const id = viewId ?? ctx.ids.next("viw");
  const view = { id, name, choice, userId: actor.id, now: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    const others = (await listSavedViews(tx, actor, { userId: actor.id })).filter((one) => one.id !== viewId);
    if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw new Problem("ALREADY_EXISTS", `You have a view called “${name}” already; choose another name.`);
    if (viewId !== undefined) return updateSavedView(tx, actor, view);
    if (others.length >= MOST_SAVED_VIEWS)
      throw new Problem("FAILED_PRECONDITION", `You keep ${MOST_SAVED_VIEWS} views already; delete one first.`);
    return insertSavedView(tx, actor, view);
  });
  return { id, name, choice };
};
