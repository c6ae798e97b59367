import type { Tx } from "@/server/db/client";
import { keepFromWorkers } from "@/server/db/jobs/activities";
import { addTimelineEntry, insertHold } from "@/server/db/returns/process-writes";
import { isOpen } from "@/server/domain/process/activity-questions";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { sumMinor } from "@/server/kernel/money";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { beginHoldStep } from "../finalize-change/update-holds";

type Unsent = { actor: Actor; process: ReturnProcess };

/**
 * Handles old items of an instant exchange that weren't shipped in time: the new ones are paid with the card hold.
 * False when there is nothing to capture, and the return ends like any other because its new items were never ordered.
 */
export const captureUnsent = async (ctx: ServiceContext, tx: Tx, { actor, process }: Unsent): Promise<boolean> => {
  const { id: processId, cardHold, exchangeOrder, units, terms } = process;
  if (terms.instantExchange === undefined || cardHold === null) return false;
  // Already captured or released: that outcome ends the return.
  if (cardHold.status !== "HELD") return true;
  if (exchangeOrder === null && (await isNeverOrdered(tx, process))) return false;
  const now = ctx.clock.now();
  if (exchangeOrder === null) await holdForPerson(ctx, tx, { actor, process, now });
  else {
    const advanceMinor = sumMinor(units.map((unit) => unit.advanceMinor ?? 0));
    const captureMinor = Math.min(advanceMinor, cardHold.amountMinor);
    await beginHoldStep(tx, { actor, process, step: { captureMinor, cause: "NOT_SENT" }, now });
  }
  const entry = { kind: "TIMER", isShopperVisible: false, data: { timer: "NOT_SENT_IN_TIME" } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
  await finalizeChange(ctx, tx, { actor, processId, events: [] });
  return true;
};

/** No worker orders them before the end of the transaction. */
const isNeverOrdered = async (tx: Tx, { groupId, activities }: ReturnProcess): Promise<boolean> => {
  const open = activities.filter((one) => one.name === "CREATE_EXCHANGE_ORDER" && isOpen(one));
  for (const { id } of open) if (!(await keepFromWorkers(tx, { id, groupId }))) return false;
  return true;
};

/**
 * The shop may have created the order although its answer was lost: nothing is charged for an order that may not exist.
 */
const holdForPerson = async (ctx: ServiceContext, tx: Tx, { actor, process, now }: Unsent & { now: Date }) => {
  const reason =
    "The items were not sent in time, and it is not known whether the new ones were ordered. Look into the shop, then charge the shopper there or cancel the new order.";
  const hold = { id: ctx.ids.next("hold"), activityId: null, scope: "MONEY" as const, reason };
  await insertHold(tx, actor, { processId: process.id, hold: { ...hold, createdAt: now.toISOString() } });
};
