import type { Tx } from "@/server/db/client";
import { lockProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { type BookedShipment, recordShipment } from "./create-shipment";

/**
 * Keeps a label that nobody waits for any more, because another one took its place or the return has ended while its
 * carrier was asked: void from the beginning, so that its carrier is told. Under the process lock; once, whoever brings it.
 */
export const recordNeedless = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, booked }: { actor: Actor; processId: string; booked: BookedShipment },
): Promise<void> => {
  const process = await lockProcess(tx, actor, processId);
  if (isRecorded(process, booked)) return;
  await recordShipment(ctx, tx, { scope: actor, processId, booked, voidedAt: ctx.clock.now() });
};

/** Whoever asked under the same key was answered the same label. */
const isRecorded = ({ shipments }: ReturnProcess, { connectionId, result }: BookedShipment): boolean =>
  shipments.some((one) => one.trackingNumber === result.trackingNumber && (one.connectionId ?? null) === connectionId);
