import { stopActivity } from "@/server/db/activities";
import type { Tx } from "@/server/db/client";
import { failPayout } from "@/server/db/payouts";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { recordPaymentTrack } from "./record-payment-track";

/**
 * Takes back the payouts of an earlier decision that nobody has begun to pay, so that the next decision pays what it
 * decides. They count as nothing from here on. What is paid already stays and is set against the new decision. Under
 * the process lock.
 * @throws Problem ABORTED while one of them is being paid
 */
export const withdrawPayouts = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const { id: processId, groupId } = process;
  const pending = process.payouts.filter(({ status, externalMinor }) => status === "PENDING" && externalMinor === 0);
  if (pending.length === 0) return;
  for (const { id } of pending) {
    const open = process.activities.filter(
      ({ input, state }) => input.payoutId === id && (state === "PENDING" || state === "HELD"),
    );
    for (const activity of open)
      if (!(await stopActivity(tx, { id: activity.id, groupId, now })))
        throw new Problem("ABORTED", "A refund of this return is being paid at this moment. Look again in a minute.");
    await failPayout(tx, actor, id);
  }
  const units = process.units.filter(({ payment }) => payment !== "SETTLED");
  await recordPaymentTrack(tx, actor, {
    process: { id: processId, units },
    from: ["DUE", "FAILED"],
    to: "NOTHING_DUE",
    now,
  });
};
