import { finishActivity } from "@/server/db/jobs/activities";
import { moveHold } from "@/server/db/money/card-holds";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import { finalizeChange } from "../finalize-change/finalize-change";
import { holdOf } from "./capture-hold";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * RELEASE_HOLD: releases the card hold at the shopper's bank. If the account is no longer connected, the bank releases
 * it by itself within days.
 */
export const releaseHold: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const { id, connectionId, reference: paymentReference, amountMinor, holdCause } = holdOf(process, activity);
  const charger = await ctx.partners.chargerOf(process, connectionId);
  const { idempotencyKey } = activity;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await charger?.payments.release?.({ idempotencyKey, paymentReference, signal });
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const { id: processId, currency } = process;
    if (!(await finishActivity(tx, activity, { result: {}, now }))) return;
    await moveHold(tx, actor, { id, from: ["RELEASING"], to: "RELEASED" });
    await updateProcess(tx, actor, { id: processId, set: {}, now });
    const data = { amountMinor, currency, cause: holdCause ?? "" };
    await addTimelineEntry(tx, actor, {
      processId,
      entry: { kind: "HOLD_RELEASED", isShopperVisible: true, data },
      now,
    });
    await finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};
