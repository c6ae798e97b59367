import * as contract from "@/contract/dashboard/saved-views";
import { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import { USUAL_COLUMNS } from "@/contract/vocabulary/return-list";
import {
  deleteSavedView,
  findListLook,
  listSavedViews as list,
  type SavedView,
  saveListLook as saveLook,
} from "@/server/db/saved-views";
import { inTransaction } from "@/server/db/transaction";
import { saveView as save } from "@/server/services/views/save-view";
import { implement } from "../implement";

export const listSavedViews = implement(contract.listSavedViews, async ({ ctx, actor }) => {
  const of = { userId: actor.id };
  const [views, look] = await Promise.all([list(ctx.db, actor, of), findListLook(ctx.db, actor, of)]);
  return {
    views: views.flatMap(presentView),
    look: look ?? { columns: [...USUAL_COLUMNS], density: "NORMAL" as const },
  };
});

export const saveView = implement(contract.saveView, async ({ ctx, actor, input }) => {
  const { view_id: viewId, name, choice } = input;
  const view = await save(ctx, { actor, viewId, name, choice });
  return { view: { view_id: view.id, name: view.name, choice } };
});

export const deleteView = implement(contract.deleteView, async ({ ctx, actor, input }) => {
  await inTransaction(ctx, (tx) => deleteSavedView(tx, actor, { userId: actor.id, id: input.view_id }));
  return {};
});

export const saveListLook = implement(contract.saveListLook, async ({ ctx, actor, input }) => {
  await inTransaction(ctx, (tx) => saveLook(tx, actor, { userId: actor.id, ...input }));
  return input;
});

/** A choice that this version does not know any more is left out, not shown as something else. */
const presentView = ({ id, name, choice }: SavedView) => {
  const known = ReturnChoiceDto.safeParse(choice);
  return known.success ? [{ view_id: id, name, choice: known.data }] : [];
};
