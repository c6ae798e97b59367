import type { Tx } from "@/server/db/client";
import { scheduleShipNotice } from "@/server/db/shipping/ship-notices";
import { getStore } from "@/server/db/stores/stores";
import { listNoticeEndpoints } from "@/server/db/webhooks/webhook-endpoints";
import { nextNoticeAt } from "@/server/domain/shipping/next-notice-at";
import type { Warehouse } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

type Call = { actor: Actor; warehouse: Pick<Warehouse, "id" | "ecommerceId" | "noticeEmails" | "noticeTime"> };

/** Schedules the next list of a warehouse; none if it has neither email nor webhook recipients. */
export const scheduleNotice = async (
  ctx: Pick<ServiceContext, "clock">,
  tx: Tx,
  { actor, warehouse: { id: warehouseId, ecommerceId, noticeEmails, noticeTime: time } }: Call,
): Promise<void> => {
  const isTold = noticeEmails.length > 0 || (await listNoticeEndpoints(tx, actor, warehouseId)).length > 0;
  const { timeZone } = await getStore(tx, actor, ecommerceId);
  const dueAt = isTold ? nextNoticeAt(ctx.clock.now(), { time, timeZone }) : null;
  await scheduleShipNotice(tx, actor, { warehouseId, ecommerceId, dueAt });
};
