import type { Tx } from "@/server/db/client";
import { insertActivities } from "@/server/db/returns/process-writes";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { hasPassMail } from "@/server/domain/activities/plan-mails";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

type Mailing = {
  actor: Actor;
  /** The process before the label was stored. */
  process: ReturnProcess;
  shipmentId: string;
  now: Date;
};

/** Emails a label that came after the pass was sent, on its own; once, because each label is stored once. */
export const mailFurtherLabel = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, shipmentId, now }: Mailing,
): Promise<void> => {
  if (process.parcels.length === 1 || !hasPassMail(process)) return;
  const planned = { name: "NOTIFY_SHOPPER" as const, leg: `pass:${shipmentId}` };
  const idempotencyKey = activityKey(process, planned);
  const activity = { ...planned, id: ctx.ids.next("act"), idempotencyKey, input: {} };
  await insertActivities(tx, actor, { processId: process.id, activities: [activity], now });
};
