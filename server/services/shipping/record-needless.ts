import type { Tx } from "@/server/db/client";
import { lockProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { type BookedShipment, recordShipment } from "./create-shipment";

/**
 * Stores a label that is no longer needed, because another label took its place or the return ended during the carrier
 * call: void from the beginning, so that its carrier is notified. Called under the process lock; each label is stored
 * once.
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

/** Every caller with the same key gets the same label. */
const isRecorded = ({ shipments }: ReturnProcess, { connectionId, result }: BookedShipment): boolean =>
  shipments.some((one) => one.trackingNumber === result.trackingNumber && (one.connectionId ?? null) === connectionId);
