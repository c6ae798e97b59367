import type { Tx } from "@/server/db/client";
import { change, readFirstSql } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** When warehouses are told what is on its way. */

type Schedule = { warehouseId: string; ecommerceId: string; dueAt: Date | null };

/** Told next then; null: no longer. What was told before stays known. */
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

/** One that is due, kept from others for a while: whoever dies over it leaves it to the next. */
export const claimShipNotice = (
  tx: Tx,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueNotice | null> =>
  readFirstSql<DueNotice>(tx)`
    update ship_notices n set due_at = ${leaseUntil}::timestamptz where n.warehouse_id = (
      select warehouse_id from ship_notices where due_at <= ${now}::timestamptz
      order by due_at limit 1 for update skip locked)
    returning n.warehouse_id, n.group_id, n.ecommerce_id, n.sent_at`;

/** It was sent, or there was nothing to send: what is announced from `now` on is new in the next one. */
export const finishShipNotice = async (
  tx: Tx,
  { warehouseId, groupId }: Pick<DueNotice, "warehouseId" | "groupId">,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> => {
  const told = query.updateTable("ship_notices").set({ sentAt: now, dueAt });
  await change(tx, told.where("warehouseId", "=", warehouseId).where("groupId", "=", groupId));
};
