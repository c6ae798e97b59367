import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";

/** Whether a note of this request stands in the timeline. The caller holds the lock of the process. */
export const hasNote = async (
  tx: Tx,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<boolean> => {
  const where = { processId, kind: "NOTE", data: { path: ["requestId"], equals: requestId } };
  return (await tx.processEvent.findFirst({ where, select: { id: true } })) !== null;
};

/** Whether somebody of the store has written to the shopper. The caller has read the process within the same scope. */
export const hasMessageToShopper = async (tx: Tx, scope: TenantScope, processId: string): Promise<boolean> => {
  const where = { processId, groupId: scope.groupId, kind: "NOTE", isShopperVisible: true };
  return (await tx.processEvent.findFirst({ where, select: { id: true } })) !== null;
};

/** The whole history of a process, oldest first: a past moment is rebuilt from all of it. The caller has read the process within the same scope. */
export const listTimeline = async (tx: Tx, scope: TenantScope, processId: string) => {
  const rows = await tx.processEvent.findMany({
    where: { processId, groupId: scope.groupId },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, kind, actorKind, actorName, isShopperVisible, at, data }) => ({
    id: String(id),
    kind,
    actorKind,
    actorName,
    isShopperVisible,
    at: at.toISOString(),
    data: data as Record<string, unknown>,
  }));
};
