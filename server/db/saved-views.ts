import type { ListColumn, ListDensity } from "@/contract/vocabulary/return-list";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { Tx } from "./client";
import type { Prisma } from "./generated/client";

/** Views of the returns that a person keeps, and how they want the list. Everything here is of one person in one group. */

/** `choice`: as the contract spells it; whoever reads it checks it. */
export type SavedView = { id: string; name: string; choice: unknown };
export type ListLook = { columns: ListColumn[]; density: ListDensity };

type Owner = { userId: string };

/** By name. */
export const listSavedViews = (tx: Tx, { groupId }: TenantScope, { userId }: Owner): Promise<SavedView[]> =>
  tx.savedView.findMany({
    where: { groupId, userId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, choice: true },
  });

export const insertSavedView = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, now, id, name, choice }: SavedView & Owner & { now: Date },
): Promise<void> => {
  await tx.savedView.create({
    data: { id, groupId, userId, name, choice: choice as Prisma.InputJsonValue, createdAt: now, updatedAt: now },
  });
};

/** @throws Problem NOT_FOUND */
export const updateSavedView = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, now, id, name, choice }: SavedView & Owner & { now: Date },
): Promise<void> => {
  const { count } = await tx.savedView.updateMany({
    where: { id, groupId, userId },
    data: { name, choice: choice as Prisma.InputJsonValue, updatedAt: now },
  });
  if (count === 0) throw notFound("view");
};

/** @throws Problem NOT_FOUND */
export const deleteSavedView = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, id }: Owner & { id: string },
): Promise<void> => {
  const { count } = await tx.savedView.deleteMany({ where: { id, groupId, userId } });
  if (count === 0) throw notFound("view");
};

/** Null for somebody who has chosen nothing. */
export const findListLook = async (tx: Tx, { groupId }: TenantScope, { userId }: Owner): Promise<ListLook | null> => {
  const row = await tx.listLook.findUnique({ where: { userId_groupId: { userId, groupId } } });
  return row === null ? null : { columns: row.columns as ListColumn[], density: row.density as ListDensity };
};

export const saveListLook = async (
  tx: Tx,
  { groupId }: TenantScope,
  { userId, ...look }: Owner & ListLook,
): Promise<void> => {
  await tx.listLook.upsert({
    where: { userId_groupId: { userId, groupId } },
    create: { userId, groupId, ...look },
    update: look,
  });
};
