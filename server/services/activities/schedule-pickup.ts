import { finishActivity } from "@/server/db/activities";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry } from "@/server/db/process-writes";
import { getProcess, lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { concludeChange } from "../processes/conclude-change";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/** SCHEDULE_PICKUP: a driver comes to the shopper's address on the chosen day, once per return. */
export const schedulePickup: Executor = async (ctx, activity) => {
  const actor = systemActor(activity.groupId);
  const process = await getProcess(ctx.db, actor, activity.processId);
  const shipment = process.shipments.find(({ voidedAt }) => voidedAt === null);
  const carrier = ctx.carriers.get(shipment?.provider ?? process.provider);
  if (carrier === undefined || shipment === undefined)
    throw new PartnerError(process.provider, "REFUSED", "There is no label that a driver could come for.");
  const { reference } = await carrier.schedulePickup({
    idempotencyKey: activity.idempotencyKey,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    address: process.shopperAddress,
    date: process.pickupDate,
    range: process.pickupRange,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, process.id);
    if (!(await finishActivity(tx, { id: activity.id, result: { reference }, now: ctx.clock.now() }))) return;
    await recordPickup(ctx, tx, { actor, process: locked, reference });
  });
};

/** The driver is ordered, by us or by hand. Under the process lock. */
export const recordPickup = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, reference }: { actor: Actor; process: ReturnProcess; reference: string },
): Promise<void> => {
  const { id: processId, pickupDate, pickupRange } = process;
  const entry = { kind: "PICKUP", isShopperVisible: true, data: { reference, pickupDate, pickupRange } };
  await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
  await concludeChange(ctx, tx, { actor, processId, events: [] });
};
