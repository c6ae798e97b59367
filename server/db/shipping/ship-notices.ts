import type { Tx } from "@/server/db/client";
import { change, readFirstSql } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** When warehouses get their list of expected parcels. */

type Schedule = { warehouseId: string; ecommerceId: string; dueAt: Date | null };

/** Sets the next time; null: no longer. What was sent before stays known. */
export const scheduleShipNotice = async (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
  { warehouseId, ecommerceId, dueAt }: Schedule,
): Promise<void> => {
  const dropped = query
    .deleteFrom("ship_notices")
    .where("warehouseId", "=", warehouseId)
    .where("groupId", "=", groupId);
  if (dueAt === null) return void (await change(tx, dropped));
  const told = query.insertInto("ship_notices").values({ warehouseId, groupId, ecommerceId, dueAt });
  await change(
    tx,
    told.onConflict((oc) => oc.column("warehouseId").doUpdateSet({ dueAt })),
  );
};

export type DueNotice = { warehouseId: string; groupId: string; ecommerceId: string; sentAt: string | null };

/** Claims a due one for a while: if a worker dies, the next one takes it. */
export const claimShipNotice = (
  tx: Tx,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueNotice | null> =>
  readFirstSql<DueNotice>(tx)`
    update ship_notices n set due_at = ${leaseUntil}::timestamptz where n.warehouse_id = (
      select warehouse_id from ship_notices where due_at <= ${now}::timestamptz
      order by due_at limit 1 for update skip locked)
    returning n.warehouse_id, n.group_id, n.ecommerce_id, n.sent_at`;

/** It was sent, or there was nothing to send: parcels announced from `now` on are new in the next one. */
export const finishShipNotice = async (
  tx: Tx,
  { warehouseId, groupId }: Pick<DueNotice, "warehouseId" | "groupId">,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> => {
  const told = query.updateTable("ship_notices").set({ sentAt: now, dueAt });
  await change(tx, told.where("warehouseId", "=", warehouseId).where("groupId", "=", groupId));
};
