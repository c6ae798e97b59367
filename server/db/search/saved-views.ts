import type { ListColumn, ListDensity } from "@/contract/vocabulary/return-list";
import type { Tx } from "@/server/db/client";
import { change, changeSql, read, readFirst } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Saved views of returns, private or shared with the team, and each person's list preferences. */

/** `choice`: in the contract's spelling; its readers validate it. */
export type SavedView = {
  id: string;
  name: string;
  choice: unknown;
  /** Its own columns; none: those of the viewer. */
  columns: ListColumn[];
  isShared: boolean;
  /** Null: they have left the team. */
  owner: { id: string; name: string } | null;
};
export type ListLook = {
  columns: ListColumn[];
  density: ListDensity;
  /** ID of a saved view, or the name of a built-in one; "": all returns. */
  firstView: string;
  /** IDs of saved views. */
  viewOrder: string[];
};

type Viewer = { userId: string };
type Content = Pick<SavedView, "id" | "name" | "choice" | "columns" | "isShared"> & { now: Date };

/** What a person sees: their own, and those shared with the team. */
const seenBy = ({ groupId }: TenantScope, { userId }: Viewer) =>
  sql<boolean>`saved_views.group_id = ${groupId} and (saved_views.user_id = ${userId} or saved_views.is_shared)`;

/** Serializes saving views within a group, because a name is checked against the existing ones. */
export const lockSavedViews = async (tx: Tx, { groupId }: TenantScope): Promise<void> => {
  await changeSql(tx)`select pg_advisory_xact_lock(hashtextextended(${`views of ${groupId}`}, 0))`;
};

/** The team's first, by name. */
export const listSavedViews = async (tx: Tx, scope: TenantScope, viewer: Viewer): Promise<SavedView[]> => {
  const seen = query
    .selectFrom("saved_views")
    .leftJoin("users as u", "u.id", "saved_views.userId")
    .select(["saved_views.id", "saved_views.name", "choice", "columns", "isShared"])
    .select(["u.id as ownerId", "u.name as ownerName"])
    .where(seenBy(scope, viewer));
  const rows = await read(tx, seen.orderBy("isShared", "desc").orderBy("saved_views.name").orderBy("saved_views.id"));
  return rows.map(({ ownerId, ownerName, ...view }) => ({
    ...view,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" },
  }));
};

export const insertSavedView = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, ...view }: Content & Viewer,
): Promise<void> => {
  await change(tx, query.insertInto("saved_views").values({ ...view, groupId, createdAt: now, updatedAt: now }));
};

/** Updates one that the person sees. @throws Problem NOT_FOUND */
export const updateSavedView = async (
  tx: Tx,
  scope: TenantScope,
  { userId, now, id, ...view }: Content & Viewer,
): Promise<void> => {
  const changed = query.updateTable("saved_views").set({ ...view, updatedAt: now });
  const count = await change(tx, changed.where("id", "=", id).where(seenBy(scope, { userId })));
  if (count === 0) throw notFound("view");
};

/** Deletes one that the person sees. @throws Problem NOT_FOUND */
export const deleteSavedView = async (
  tx: Tx,
  scope: TenantScope,
  { userId, id }: Viewer & { id: string },
): Promise<void> => {
  const deleted = query.deleteFrom("saved_views").where("id", "=", id).where(seenBy(scope, { userId }));
  const count = await change(tx, deleted);
  if (count === 0) throw notFound("view");
};

/** Null if the person has set nothing. */
export const findListLook = (tx: Tx, { groupId }: TenantScope, { userId }: Viewer): Promise<ListLook | null> =>
  readFirst(
    tx,
    query
      .selectFrom("list_looks")
      .select(["columns", "density", "firstView", "viewOrder"])
      .where("userId", "=", userId)
      .where("groupId", "=", groupId),
  );

export const saveListLook = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, ...look }: Viewer & ListLook,
): Promise<void> => {
  const chosen = query.insertInto("list_looks").values({ userId, groupId, ...look });
  await change(
    tx,
    chosen.onConflict((oc) => oc.columns(["userId", "groupId"]).doUpdateSet(look)),
  );
};
