import { isTerminal } from "@/contract/vocabulary/process";
import { finishActivity } from "@/server/db/activities";
import type { ClaimedActivity } from "@/server/db/due-work";
import { addTimelineEntry, updateProcess } from "@/server/db/process-writes";
import { getProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import { needsLabel } from "@/server/domain/shipping/needs-label";
import { systemActor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { concludeChange } from "../processes/conclude-change";
import { bookShipment, recordShipment } from "../shipping/create-shipment";
import { findReturnAddress, NO_RETURN_ADDRESS } from "../shipping/return-address";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * CREATE_LOGISTIC_ORDER: tracking number and label from the carrier; the shipping status becomes CREATED. Held at once
 * where the store has no warehouse that the label could lead to: asking a carrier again would change nothing.
 */
export const createLogisticOrder: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { processId } = activity;
  const { process, store } = await read();
  if (isTerminal(process.status)) return void (await makeNothing(ctx, activity));
  const to = await findReturnAddress(ctx.db, actor, {
    ecommerceId: process.ecommerceId,
    country: process.shopperAddress.countryCode,
  });
  if (to === null) {
    if (!needsLabel(process)) return void (await makeNothing(ctx, activity));
    throw new PartnerError(process.provider, "REFUSED", NO_RETURN_ADDRESS);
  }
  const weight = (lineId: string) => process.order.lines.find(({ id }) => id === lineId)?.weightInGrams ?? 0;
  const booked = await bookShipment(
    ctx,
    {
      scope: process,
      idempotencyKey: activity.idempotencyKey,
      provider: process.provider,
      carrier: process.carrier,
      returnMethod: process.returnMethod,
      from: process.shopperAddress,
      to,
      returnCode: process.returnCode,
      orderNumber: process.order.name,
      weightGrams: process.units.reduce((sum, unit) => sum + weight(unit.orderLineId), 0),
      shipByDate: process.handOverBy === null ? "" : localDay(new Date(process.handOverBy), store.timeZone),
      createdAt: new Date(process.createdAt),
      currency: process.currency,
    },
    TIMEOUT_MS,
  );
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const result = { trackingNumber: booked.result.trackingNumber };
    if (!(await finishActivity(tx, activity, { result, now }))) return;
    const locked = await getProcess(tx, actor, processId);
    // A return that ended while the carrier was asked needs no label any more.
    if (isTerminal(locked.status)) return;
    await recordShipment(ctx, tx, { scope: actor, processId, booked });
    if (locked.shippingStatus !== "NO_SHIPPING_STATUS") {
      await concludeChange(ctx, tx, { actor, processId, events: [] });
      return;
    }
    await updateProcess(tx, actor, { id: processId, set: { shippingStatus: "CREATED" }, now });
    await addTimelineEntry(tx, actor, {
      processId,
      entry: { kind: "SHIPPING_STATUS", isShopperVisible: true, data: { from: "NO_SHIPPING_STATUS", to: "CREATED" } },
      now,
    });
    await concludeChange(ctx, tx, { actor, processId, events: ["onShippingStatusUpdated"] });
  });
};

/** It was decided, given up or on its way before the carrier was asked: nobody pays for a label that nobody needs. */
const makeNothing = (ctx: ServiceContext, activity: ClaimedActivity): Promise<boolean> =>
  inTransaction(ctx, (tx) => finishActivity(tx, activity, { result: {}, now: ctx.clock.now() }));
