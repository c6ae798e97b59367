import { inTransactionBy } from "@/server/db/people/author";
import { deleteSavedView, listSavedViews } from "@/server/db/search/saved-views";
import { mayChangeView } from "@/server/domain/views/check-view-change";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Deletes a view: one's own, or a team view if the actor may change it.
 * @throws Problem NOT_FOUND, PERMISSION_DENIED
 */
export const deleteView = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, viewId }: { actor: Actor; viewId: string },
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const seen = await listSavedViews(tx, actor, { userId: actor.id });
    const view = seen.find(({ id }) => id === viewId);
    if (view === undefined) throw notFound("view");
    if (!mayChangeView(actor, view))
      throw new Problem("PERMISSION_DENIED", "Only its creator, an owner, or an admin can delete a team view.");
    await deleteSavedView(tx, actor, { userId: actor.id, id: viewId });
  });
