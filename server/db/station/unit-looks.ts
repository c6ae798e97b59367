import type { Tx } from "@/server/db/client";
import { change, read } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * What a station saw of a unit besides its verdict. `grade`: in what condition it is, as the store calls it; "" where nobody
 * said. `checks`: lines of the check list that were found right.
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

/** Of an inspection that was undone: the next one sees for itself. */
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
