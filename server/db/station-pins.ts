import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "./client";

/** PINs are of a person; who may use one where is decided by the membership. */

export const findPinHash = async (tx: Tx, userId: string): Promise<string | null> =>
  (await tx.stationPin.findUnique({ where: { userId }, select: { pinHash: true } }))?.pinHash ?? null;

export const setPinHash = async (
  tx: Tx,
  { userId, pinHash, now }: { userId: string; pinHash: string; now: Date },
): Promise<void> => {
  const set = { pinHash, setAt: now };
  await tx.stationPin.upsert({ where: { userId }, create: { userId, ...set }, update: set });
};

export const deletePin = async (tx: Tx, userId: string): Promise<void> => {
  await tx.stationPin.deleteMany({ where: { userId } });
};

/** Members of a group who have a PIN, by name. */
export const listPeopleWithPin = async (
  tx: Tx,
  groupId: string,
): Promise<{ id: string; name: string; role: DashboardRole }[]> => {
  const members = await tx.membership.findMany({
    where: { groupId, user: { stationPin: { isNot: null } } },
    select: { role: true, user: { select: { id: true, name: true } } },
    orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
  });
  return members.map(({ role, user }) => ({ ...user, role }));
};
