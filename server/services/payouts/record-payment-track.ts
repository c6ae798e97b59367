import type { UnitPayment } from "@/contract/vocabulary/unit";
import type { Tx } from "@/server/db/client";
import { recordUnitChanges } from "@/server/db/process-writes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";

/** Moves the units that stand at `from` on to `to` on their payment track. Under the process lock. */
export const recordPaymentTrack = async (
  tx: Tx,
  actor: Actor,
  {
    process,
    from,
    to,
    now,
  }: { process: Pick<ReturnProcess, "id" | "units">; from: readonly UnitPayment[]; to: UnitPayment; now: Date },
): Promise<void> => {
  const moving = process.units.filter(({ payment }) => from.includes(payment) && payment !== to);
  await recordUnitChanges(tx, actor, {
    processId: process.id,
    changes: moving.map(({ id }) => ({ unitId: id, track: "PAYMENT", state: to, set: { payment: to } })),
    now,
  });
};

/** Units are paid when the last payout of their return is. */
export const recordPaidUnits = async (
  tx: Tx,
  actor: Actor,
  { process, now }: { process: ReturnProcess; now: Date },
): Promise<void> => {
  if (process.payouts.some(({ status }) => status === "PENDING")) return;
  await recordPaymentTrack(tx, actor, { process, from: ["DUE", "FAILED"], to: "SETTLED", now });
};

/** Units whose payment had failed are due again once no payout of their return is given up. */
export const recordRevivedUnits = async (
  tx: Tx,
  actor: Actor,
  { process, now }: { process: ReturnProcess; now: Date },
): Promise<void> => {
  const isWaiting = process.payouts.some(({ status }) => status === "PENDING");
  const isHeld = process.activities.some(({ state, input }) => state === "HELD" && input.payoutId !== undefined);
  if (isWaiting && !isHeld) await recordPaymentTrack(tx, actor, { process, from: ["FAILED"], to: "DUE", now });
};
