import * as contract from "@/contract/dashboard/saved-views";
import { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import { USUAL_COLUMNS } from "@/contract/vocabulary/return-list";
import {
  findListLook,
  listSavedViews as list,
  type SavedView,
  saveListLook as saveLook,
} from "@/server/db/search/saved-views";
import { inTransaction } from "@/server/db/transaction";
import { mayChangeView } from "@/server/domain/views/check-view-change";
import type { Actor } from "@/server/kernel/actor";
import { fromWire, type Given, toWire } from "@/server/kernel/wire-names";
import { deleteView as remove } from "@/server/services/views/delete-view";
import { saveView as save } from "@/server/services/views/save-view";
import { implement } from "../implement";

export const listSavedViews = implement(contract.listSavedViews, async ({ ctx, actor }) => {
  const of = { userId: actor.id };
  const [views, look] = await Promise.all([list(ctx.db, actor, of), findListLook(ctx.db, actor, of)]);
  return {
    views: inOrder(views, look?.viewOrder ?? []).flatMap((view) => {
      // A view with a choice that this version no longer knows is left out instead of shown as something else.
      const known = ReturnChoiceDto.safeParse(view.choice);
      return known.success ? [presentView(view, { actor, choice: fromWire(ReturnChoiceDto, known.data) })] : [];
    }),
    look:
      look === null
        ? { columns: [...USUAL_COLUMNS], density: "NORMAL" as const }
        : {
            columns: look.columns,
            density: look.density,
            viewOrder: look.viewOrder,
            firstView: look.firstView,
          },
  };
});

export const saveView = implement(contract.saveView, async ({ ctx, actor, input }) => {
  const { viewId, name, columns, isShared } = input;
  // Stored with published names, which stay the same while internal names may change.
  const choice = toWire(ReturnChoiceDto, input.choice);
  const view = await save(ctx, { actor, viewId, name, choice, columns, isShared });
  return { view: presentView(view, { actor, choice: input.choice }) };
});

export const deleteView = implement(contract.deleteView, ({ ctx, actor, input }) => remove(ctx, { actor, ...input }));

export const saveListLook = implement(contract.saveListLook, async ({ ctx, actor, input }) => {
  const { columns, density, viewOrder, firstView } = input;
  await inTransaction(ctx, (tx) => saveLook(tx, actor, { userId: actor.id, columns, density, viewOrder, firstView }));
  return input;
});

/** Sorts views as the person arranged them, followed by newer ones in their usual order. */
const inOrder = (views: readonly SavedView[], order: readonly string[]): SavedView[] => {
  const placeOf = ({ id }: SavedView) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...views].sort((a, b) => placeOf(a) - placeOf(b));
};

const presentView = (view: SavedView, { actor, choice }: { actor: Actor; choice: Given<typeof ReturnChoiceDto> }) => ({
  viewId: view.id,
  name: view.name,
  choice,
  columns: view.columns,
  isShared: view.isShared,
  ownerName: view.owner?.name ?? "",
  isOwn: view.owner?.id === actor.id,
  canChange: mayChangeView(actor, view),
});
