import { type ListColumn, MOST_SAVED_VIEWS } from "@/contract/vocabulary/return-list";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import {
  insertSavedView,
  listSavedViews,
  lockSavedViews,
  type SavedView,
  updateSavedView,
} from "@/server/db/search/saved-views";
import { refuseViewChange } from "@/server/domain/views/check-view-change";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type NewView = {
  actor: Actor;
  viewId: string | undefined;
  name: string;
  choice: unknown;
  /** Undefined: unchanged; a new view has none. */
  columns: ListColumn[] | undefined;
  /** Undefined: unchanged; a new view is personal. */
  isShared: boolean | undefined;
};

/**
 * Saves a selection of returns under a name, for one person or for the team.
 * @throws Problem NOT_FOUND, PERMISSION_DENIED, ALREADY_EXISTS for a name that is taken, FAILED_PRECONDITION for too
 * many
 */
export const saveView = async (ctx: ServiceContext, { actor, viewId, ...asked }: NewView): Promise<SavedView> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockSavedViews(tx, actor);
    const seen = await listSavedViews(tx, actor, { userId: actor.id });
    const before = seen.find(({ id }) => id === viewId) ?? null;
    if (viewId !== undefined && before === null) throw notFound("view");
    const view: SavedView = {
      id: viewId ?? ctx.ids.next("viw"),
      name: visibleText(asked.name),
      choice: asked.choice,
      columns: asked.columns ?? before?.columns ?? [],
      isShared: asked.isShared ?? before?.isShared ?? false,
      owner: before === null ? { id: actor.id, name: actor.name } : before.owner,
    };
    const refusal = refuseViewChange({ by: actor, before, isShared: view.isShared });
    if (refusal !== null) throw new Problem("PERMISSION_DENIED", refusal);
    requireRoom(view, { before, seen, actor });
    const { owner: _, ...content } = view;
    const write = { ...content, userId: actor.id, now: ctx.clock.now() };
    await (before === null ? insertSavedView(tx, actor, write) : updateSavedView(tx, actor, write));
    return view;
  });

type Room = { before: SavedView | null; seen: readonly SavedView[]; actor: Actor };

/** Names must be unique among the views that a person sees; the number per person and per team is limited. */
const requireRoom = (view: SavedView, { before, seen, actor }: Room): void => {
  const others = seen.filter(({ id }) => id !== view.id);
  const isTaken = others.some(({ name }) => name.toLowerCase() === view.name.toLowerCase());
  if (isTaken) throw new Problem("ALREADY_EXISTS", `A view called “${view.name}” already exists. Choose another name.`);
  if (before?.isShared === view.isShared) return;
  const alike = others.filter(
    ({ isShared, owner }) => isShared === view.isShared && (isShared || owner?.id === actor.id),
  );
  if (alike.length >= MOST_SAVED_VIEWS)
    throw new Problem(
      "FAILED_PRECONDITION",
      `${view.isShared ? "The team already has" : "You already have"} ${MOST_SAVED_VIEWS} views. Delete one first.`,
    );
};
