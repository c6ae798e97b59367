import type { Tx } from "@/server/db/client";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

/** What a station saw of a unit besides its verdict. */
export type UnitLook = {
  unitId: string;
  processId: string;
  /** In what condition it is, as the store calls it; "" where nobody said. */
  grade: string;
  /** Lines of the check list that were found right. */
  checks: readonly string[];
  person: string;
  lookedAt: Date;
};

export const insertUnitLooks = (tx: Tx, { groupId }: TenantScope, looks: readonly UnitLook[]): Promise<void> =>
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
  await tx.unitLook.deleteMany({ where: { groupId, processId, unitId: { in: [...unitIds] } } });
};

/** The caller has read the process within the same scope. */
export const listUnitLooks = (tx: Tx, { groupId }: TenantScope, processId: string): Promise<UnitLook[]> =>
  tx.unitLook.findMany({ where: { groupId, processId }, orderBy: { unitId: "asc" } });
