import type { UnitPayment } from "@/contract/vocabulary/unit";
import type { Tx } from "@/server/db/client";
import { recordUnitChanges } from "@/server/db/returns/process-writes";
import { changedUnits } from "@/server/domain/process/changed-units";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";

/** Moves the units at `from` to `to` on their payment track; returns all units. Under the process lock. */
export const recordPaymentTrack = async (
  tx: Tx,
  actor: Actor,
  call: { process: Pick<ReturnProcess, "id" | "units">; from: readonly UnitPayment[]; to: UnitPayment; now: Date },
): Promise<ReturnUnit[]> => {
  const { process, from, to, now } = call;
  const moving = process.units.filter(({ payment }) => from.includes(payment) && payment !== to);
  const changes = moving.map(({ id }) => ({
    ...{ unitId: id, track: "PAYMENT" as const, state: to },
    set: { payment: to },
  }));
  await recordUnitChanges(tx, actor, { processId: process.id, changes, now });
  return changedUnits(process.units, changes);
};

/** Marks units as paid with the last payout of their return; returns all units. */
export const recordPaidUnits = async (
  tx: Tx,
  actor: Actor,
  { process, now }: { process: ReturnProcess; now: Date },
): Promise<ReturnUnit[]> => {
  if (process.payouts.some(({ status }) => status === "PENDING")) return process.units;
  return recordPaymentTrack(tx, actor, { process, from: ["DUE", "FAILED"], to: "SETTLED", now });
};

/** Makes units with a failed payment due again once no payout of their return is failed; returns all units. */
export const recordRevivedUnits = async (
  tx: Tx,
  actor: Actor,
  { process, now }: { process: ReturnProcess; now: Date },
): Promise<void> => {
  const isWaiting = process.payouts.some(({ status }) => status === "PENDING");
  const isHeld = process.activities.some(({ state, input }) => state === "HELD" && input.payoutId !== undefined);
  if (isWaiting && !isHeld) await recordPaymentTrack(tx, actor, { process, from: ["FAILED"], to: "DUE", now });
};
