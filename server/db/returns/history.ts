import type { Tx } from "@/server/db/client";
import { list } from "@/server/db/run";
import { insertRows } from "@/server/db/write-rows";
import type { HoldSpan, UnitEvent } from "@/server/domain/process/process-at";
import type { ReturnUnit } from "@/server/domain/process/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";

/** Lists the steps of a process's units, as written. The caller has read the process within the same scope. */
export const listUnitEvents = async (tx: Tx, scope: TenantScope, processId: string): Promise<UnitEvent[]> => {
  const rows = await list(tx, "unit_events", { where: { processId, groupId: scope.groupId }, orderBy: ["id"] });
  return rows.map(({ unitId, track, state, at, data }) => ({ unitId, track, state, at, data }));
};

/** Starts every unit's history: announced, or kept from the start. */
export const announceUnits = async (
  tx: Tx,
  actor: Actor,
  { processId, units, now }: { processId: string; units: readonly Pick<ReturnUnit, "id" | "location">[]; now: Date },
): Promise<void> => {
  const { groupId, kind: actorKind, name: actorName } = actor;
  const by = { groupId, processId, actorKind, actorName, at: now };
  const rows = units.map(({ id, location }) => ({ ...by, unitId: id, track: "LOCATION" as const, state: location }));
  await insertRows(tx, "unit_events", rows);
};

/** Lists every hold, including released ones, oldest first. */
export const listHolds = async (tx: Tx, scope: TenantScope, processId: string): Promise<HoldSpan[]> =>
  list(tx, "holds", {
    ...{ where: { processId, groupId: scope.groupId }, select: ["reason", "createdAt", "releasedAt"] },
    orderBy: ["createdAt", "id"],
  });
