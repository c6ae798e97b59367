import { finishActivity } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { moveHold } from "@/server/db/money/card-holds";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Charge } from "@/server/domain/process/charge";
import type { ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { minorToMajorText } from "@/server/kernel/money";
import { connected } from "@/server/partners/awaits-person";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { finalizeAfterHold, recordPaidAdvance } from "../exchanges/record-paid-advance";
import { StillPending } from "../payments/still-pending";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;
const ASK_AGAIN_SECONDS = 60;

/**
 * CAPTURE_HOLD: the shopper keeps the old items and pays for the new ones with the amount held on the card. A card hold
 * can only be captured once: after a crash, the next attempt gets the same answer. If the bank has released it, a
 * person decides: nobody is charged another way without being asked.
 */
export const captureHold: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const hold = holdOf(process, activity);
  const amountMinor = Number(activity.input.amountMinor);
  const { payments } = connected(await ctx.partners.chargerOf(process, hold.connectionId));
  const { capture } = payments;
  const answer = await connected(capture ?? null)({
    ...{ idempotencyKey: activity.idempotencyKey, amountMinor, currency: process.currency },
    ...{ paymentReference: hold.reference, signal: AbortSignal.timeout(TIMEOUT_MS) },
  });
  if (answer.status === "PENDING") throw new StillPending(ASK_AGAIN_SECONDS);
  if (answer.status === "FAILED") {
    await recordLapse(ctx, activity, hold);
    throw new PartnerError(
      payments.provider,
      "REFUSED",
      lapseWords(process, { amountMinor, reason: answer.reason ?? "" }),
    );
  }
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { reference: answer.reference }, now }))) return;
    const { reference } = answer;
    await moveHold(tx, actor, { id: hold.id, from: ["CAPTURING", "LAPSED"], to: "CAPTURED", reference });
    const locked = await getProcess(tx, actor, activity.processId);
    await recordPaidAdvance(ctx, tx, { actor, process: locked, amountMinor, reference, now });
    const data = { amountMinor, currency: process.currency, cause: hold.holdCause ?? "" };
    const entry = { kind: "HOLD_CAPTURED", isShopperVisible: true, data };
    await addTimelineEntry(tx, actor, { processId: process.id, entry, now });
    await finalizeAfterHold(ctx, tx, { actor, processId: process.id });
  });
};

export const holdOf = ({ id, cardHold }: ReturnProcess, { input }: Pick<ClaimedActivity, "input">): Charge => {
  if (cardHold === null || cardHold.id !== input.chargeId)
    throw new Error(`The hold ${input.chargeId} of ${id} is not there.`);
  return cardHold;
};

const lapseWords = ({ currency }: ReturnProcess, { amountMinor, reason }: { amountMinor: number; reason: string }) =>
  `${reason || "The hold has ended."} The shopper owes ${minorToMajorText(amountMinor, currency)} ${currency} for the new items: ask them for it.`;

const recordLapse = (ctx: ServiceContext, { groupId, processId }: ClaimedActivity, { id }: Charge): Promise<void> => {
  const actor = systemActor(groupId);
  return inTransaction(ctx, async (tx) => {
    await lockProcess(tx, actor, processId);
    const now = ctx.clock.now();
    if (!(await moveHold(tx, actor, { id, from: ["CAPTURING"], to: "LAPSED" }))) return;
    await updateProcess(tx, actor, { id: processId, set: {}, now });
    await addTimelineEntry(tx, actor, { processId, entry: { kind: "HOLD_LAPSED", isShopperVisible: false }, now });
  });
};
