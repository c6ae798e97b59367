import type { Tx } from "@/server/db/client";
import { addTimelineEntry, insertHold } from "@/server/db/returns/process-writes";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

type Holding = { actor: Actor; processId: string; reason: string; note?: object; now: Date };

/** Puts the whole return on hold for a reason and records it in the timeline. Under the process lock. */
export const holdAll = async (ctx: ServiceContext, tx: Tx, call: Holding): Promise<void> => {
  const { actor, processId, reason, note, now } = call;
  const id = ctx.ids.next("hold");
  const hold = { id, activityId: null, scope: "ALL" as const, reason, createdAt: now.toISOString() };
  await insertHold(tx, actor, { processId, hold });
  const entry = { kind: "HELD", isShopperVisible: false, data: { holdId: id, reason, ...note } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
};
