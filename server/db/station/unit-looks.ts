import type { Tx } from "@/server/db/client";
import { change, read } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * What a station recorded about a unit besides its verdict. `grade`: its condition, as the store calls it; "" if not
 * given. `checks`: lines of the checklist that passed.
 */
export type UnitLook = Omit<RowOf<"unit_looks">, "groupId">;

type NewLook = Omit<UnitLook, "checks" | "lookedAt"> & { checks: readonly string[]; lookedAt: Date };

export const insertUnitLooks = (tx: Tx, { groupId }: TenantScope, looks: readonly NewLook[]): Promise<void> =>
  insertRows(
    tx,
    "unit_looks",
    looks.map((look) => ({ ...look, groupId })),
    { skipExisting: true },
  );

/** Deletes those of an undone inspection: the next one records its own. */
export const forgetUnitLooks = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, unitIds }: { processId: string; unitIds: readonly string[] },
): Promise<void> => {
  const ofReturn = query.deleteFrom("unit_looks").where("groupId", "=", groupId).where("processId", "=", processId);
  await change(tx, ofReturn.where("unitId", "in", unitIds));
};

/** The caller has read the process within the same scope. */
export const listUnitLooks = (tx: Tx, { groupId }: TenantScope, processId: string): Promise<UnitLook[]> =>
  read(
    tx,
    query
      .selectFrom("unit_looks")
      .selectAll()
      .where("groupId", "=", groupId)
      .where("processId", "=", processId)
      .orderBy("unitId"),
  );
