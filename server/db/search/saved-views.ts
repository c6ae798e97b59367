import type { ListColumn, ListDensity } from "@/contract/vocabulary/return-list";
import type { Tx } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Views of the returns that people keep, for themselves or for their team, and how a person wants the list. */

/** `choice`: as the contract spells it; whoever reads it checks it. */
export type SavedView = {
  id: string;
  name: string;
  choice: unknown;
  /** That it brings with it; none: those of whoever looks. */
  columns: ListColumn[];
  isShared: boolean;
  /** Null: they have left the team. */
  owner: { id: string; name: string } | null;
};
export type ListLook = {
  columns: ListColumn[];
  density: ListDensity;
  /** Id of a kept view, or the name of one of ours; "": all returns. */
  firstView: string;
  /** Ids of kept views. */
  viewOrder: string[];
};

type Viewer = { userId: string };
type Content = Pick<SavedView, "id" | "name" | "choice" | "columns" | "isShared"> & { now: Date };

const COLUMNS = {
  ...{ id: true, name: true, choice: true, columns: true, isShared: true },
  user: { select: { id: true, name: true } },
};

/** What a person sees: their own, and what the team shares. */
const seenBy = ({ groupId }: TenantScope, { userId }: Viewer): Prisma.SavedViewWhereInput => ({
  groupId,
  OR: [{ userId }, { isShared: true }],
});

/** Whoever keeps a view waits for whoever keeps one in the same group: names are told apart by what is there. */
export const lockSavedViews = async (tx: Tx, { groupId }: TenantScope): Promise<void> => {
  await change(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${groupId}`}, 0))`);
};

/** The team's first, by name. */
export const listSavedViews = async (tx: Tx, scope: TenantScope, viewer: Viewer): Promise<SavedView[]> => {
  const rows = await tx.savedView.findMany({
    where: seenBy(scope, viewer),
    orderBy: [{ isShared: "desc" }, { name: "asc" }, { id: "asc" }],
    select: COLUMNS,
  });
  return rows.map(({ user, columns, ...view }) => ({ ...view, columns: columns as ListColumn[], owner: user }));
};

export const insertSavedView = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, now, choice, ...view }: Content & Viewer,
): Promise<void> => {
  await tx.savedView.create({
    data: { ...view, groupId, userId, choice: choice as Prisma.InputJsonValue, createdAt: now, updatedAt: now },
  });
};

/** One that the person sees. @throws Problem NOT_FOUND */
export const updateSavedView = async (
  tx: Tx,
  scope: TenantScope,
  { userId, now, id, choice, ...view }: Content & Viewer,
): Promise<void> => {
  const { count } = await tx.savedView.updateMany({
    where: { AND: [{ id }, seenBy(scope, { userId })] },
    data: { ...view, choice: choice as Prisma.InputJsonValue, updatedAt: now },
  });
  if (count === 0) throw notFound("view");
};

/** One that the person sees. @throws Problem NOT_FOUND */
export const deleteSavedView = async (
  tx: Tx,
  scope: TenantScope,
  { userId, id }: Viewer & { id: string },
): Promise<void> => {
  const { count } = await tx.savedView.deleteMany({ where: { AND: [{ id }, seenBy(scope, { userId })] } });
  if (count === 0) throw notFound("view");
};

/** Null for somebody who has chosen nothing. */
export const findListLook = async (tx: Tx, { groupId }: TenantScope, { userId }: Viewer): Promise<ListLook | null> => {
  const row = await tx.listLook.findUnique({ where: { userId_groupId: { userId, groupId } } });
  if (row === null) return null;
  const { columns, density, firstView, viewOrder } = row;
  return { columns: columns as ListColumn[], density: density as ListDensity, firstView, viewOrder };
};

export const saveListLook = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, ...look }: Viewer & ListLook,
): Promise<void> => {
  await tx.listLook.upsert({
    where: { userId_groupId: { userId, groupId } },
    create: { userId, groupId, ...look },
    update: look,
  });
};
