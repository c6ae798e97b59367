import { visibleText } from "@/contract/vocabulary/visible-text";
import { addTimelineEntry, insertActivities } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { hasNote } from "@/server/db/returns/timeline";
import { inTransaction } from "@/server/db/transaction";
import { activityKey } from "@/server/domain/activities/plan-activities";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type NewNote = { actor: Actor; requestId: string; processId: string; text: string; isForShopper: boolean };

/**
 * Adds a note to the timeline of a return; a note for the shopper is also emailed to them. A retry with the same
 * request ID writes and emails nothing.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION for a shopper without an email address
 */
export const addNote = async (
  ctx: ServiceContext,
  { actor, requestId, processId, isForShopper, ...said }: NewNote,
): Promise<void> => {
  const text = visibleText(said.text);
  if (text === "") throw invalidField("text", "enter a message");
  await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    if (await hasNote(tx, { processId, requestId })) return;
    if (isForShopper && process.email === "")
      throw new Problem("FAILED_PRECONDITION", "This return has no email address. Add the customer's email first.");
    const now = ctx.clock.now();
    const data = { note: text, requestId, ...(isForShopper ? { isForShopper } : {}) };
    const entry = { kind: "NOTE", isShopperVisible: isForShopper, data };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    if (!isForShopper) return;
    const id = ctx.ids.next("act");
    const planned = { name: "NOTIFY_SHOPPER" as const, leg: `message:${id}` };
    const activity = { ...planned, id, idempotencyKey: activityKey(process, planned), input: { text } };
    await insertActivities(tx, actor, { processId, activities: [activity], now });
  });
};
