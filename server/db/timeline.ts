import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";

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
