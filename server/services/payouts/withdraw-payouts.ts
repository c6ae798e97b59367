import type { Tx } from "@/server/db/client";
import { stopActivity } from "@/server/db/jobs/activities";
import { failPayout, settlePayout, takeBackFromPayout } from "@/server/db/money/payouts";
import { dueMinor } from "@/server/domain/payouts/payout-money";
import { isOpen } from "@/server/domain/process/activity-questions";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { requireInNoFile } from "../payments/require-in-no-file";
import { recordPaymentTrack } from "../settlement/record-payment-track";

/** The part paid elsewhere stays paid; the rest of such a payout is withdrawn. */
const keepExternalPart = async (
  tx: Tx,
  { actor, payout, now }: { actor: Actor; payout: Payout; now: Date },
): Promise<void> => {
  const { id, giftMinor, externalMinor } = payout;
  await takeBackFromPayout(tx, actor, {
    id,
    takenMinor: dueMinor(payout),
    giftMinor: Math.min(giftMinor, externalMinor),
  });
  await settlePayout(tx, actor, { id, reference: payout.reference, now });
};

/**
 * Withdraws the payouts of an earlier decision that nobody has started to pay, so that the next decision pays what it
 * decides. Withdrawn payouts no longer count. Payments already made stay and are deducted from the new decision. Under
 * the process lock.
 * @throws Problem ABORTED while one of them is being paid, FAILED_PRECONDITION while one is in a payment file
 */
export const withdrawPayouts = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const { id: processId, groupId } = process;
  const pending = process.payouts.filter(({ status }) => status === "PENDING");
  if (pending.length === 0) return;
  await requireInNoFile(tx, { actor, process });
  for (const payout of pending) {
    const { id } = payout;
    const open = process.activities.filter((activity) => activity.input.payoutId === id && isOpen(activity));
    for (const activity of open)
      if (!(await stopActivity(tx, { id: activity.id, groupId, attempts: activity.attempts, now })))
        throw new Problem("ABORTED", "A refund of this return is being sent right now. Check again in a minute.");
    await (payout.externalMinor > 0 ? keepExternalPart(tx, { actor, payout, now }) : failPayout(tx, actor, id));
  }
  const units = process.units.filter(({ payment }) => payment !== "SETTLED");
  await recordPaymentTrack(tx, actor, {
    process: { id: processId, units },
    from: ["DUE", "FAILED"],
    to: "NOTHING_DUE",
    now,
  });
};
