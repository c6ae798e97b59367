import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";

/** True when this call marked it: a piece goes back on the shelf once. */
export const markRestocked = async (
  tx: Tx,
  scope: TenantScope,
  { unitId, now }: { unitId: string; now: Date },
): Promise<boolean> => {
  const { count } = await tx.returnUnit.updateMany({
    where: { id: unitId, groupId: scope.groupId, restockedAt: null },
    data: { restockedAt: now, notRestockedReason: "" },
  });
  return count === 1;
};

/** Why a piece does not go back on the shelf. */
export const keepRestockReason = async (
  tx: Tx,
  scope: TenantScope,
  { unitId, reason }: { unitId: string; reason: string },
): Promise<void> => {
  await tx.returnUnit.updateMany({
    where: { id: unitId, groupId: scope.groupId, restockedAt: null },
    data: { notRestockedReason: reason },
  });
};
