import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** When warehouses are told what is on its way. */

type Schedule = { warehouseId: string; ecommerceId: string; dueAt: Date | null };

/** Told next then; null: no longer. What was told before stays known. */
export const scheduleShipNotice = async (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
  { warehouseId, ecommerceId, dueAt }: Schedule,
): Promise<void> => {
  if (dueAt === null) return void (await tx.shipNotice.deleteMany({ where: { warehouseId, groupId } }));
  await tx.shipNotice.upsert({
    where: { warehouseId },
    create: { warehouseId, groupId, ecommerceId, dueAt },
    update: { dueAt },
  });
};

export type DueNotice = { warehouseId: string; groupId: string; ecommerceId: string; sentAt: string | null };

/** One that is due, kept from others for a while: whoever dies over it leaves it to the next. */
export const claimShipNotice = async (
  tx: Tx,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueNotice | null> => {
  const [due] = await read(
    tx,
    sql<DueNotice>`
    update ship_notices n set due_at = ${leaseUntil}::timestamptz where n.warehouse_id = (
      select warehouse_id from ship_notices where due_at <= ${now}::timestamptz
      order by due_at limit 1 for update skip locked)
    returning n.warehouse_id as "warehouseId", n.group_id as "groupId", n.ecommerce_id as "ecommerceId",
      n.sent_at as "sentAt"`,
  );
  return due ?? null;
};

/** It was sent, or there was nothing to send: what is announced from `now` on is new in the next one. */
export const finishShipNotice = async (
  tx: Tx,
  { warehouseId, groupId }: Pick<DueNotice, "warehouseId" | "groupId">,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> => {
  await tx.shipNotice.updateMany({ where: { warehouseId, groupId }, data: { sentAt: now, dueAt } });
};
