import type { Tx } from "@/server/db/client";
import { finishActivity } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { connected } from "@/server/partners/awaits-person";
import { orderRef } from "../connections/order-ref";
import { shopOfOrder } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/** OPEN_PLATFORM_RETURN: opens a return in the shop, so that its reports and staff have it. */
export const openPlatformReturn: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const shop = connected(await shopOfOrder(ctx, process));
  if (!shop.capabilities.has("RETURNS")) return nothingToOpen(ctx, activity);
  const { platformReturnId } = await shop.openReturn({
    idempotencyKey: activity.idempotencyKey,
    order: orderRef(process.order),
    returnCode: process.returnCode,
    lines: linesOf(process),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await inTransaction(ctx, async (tx) => {
    if (!(await finishActivity(tx, activity, { result: { platformReturnId }, now: ctx.clock.now() }))) return;
    await recordPlatformReturn(ctx, tx, { actor, processId: process.id, platformReturnId });
  });
};

/** The platform has no returns of its own, so none is opened there. */
const nothingToOpen = (ctx: ServiceContext, activity: ClaimedActivity): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { processId } = activity;
    if (!(await finishActivity(tx, activity, { result: {}, now: ctx.clock.now() }))) return;
    await finalizeChange(ctx, tx, { actor: systemActor(activity.groupId), processId, events: [] });
  });

/** Stores the shop's ID of the return, by which the merchant finds the process. Under the process lock. */
export const recordPlatformReturn = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, platformReturnId }: { actor: Actor; processId: string; platformReturnId: string },
): Promise<void> => {
  const now = ctx.clock.now();
  await updateProcess(tx, actor, { id: processId, set: { platformProcessId: platformReturnId }, now });
  const entry = { kind: "PLATFORM_RETURN", isShopperVisible: false, data: { platformReturnId } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
  await finalizeChange(ctx, tx, { actor, processId, events: [] });
};

/** CLOSE_PLATFORM_RETURN: closes the shop's return when this one ends. */
export const closePlatformReturn: Executor = async (ctx, activity, read) => {
  const { process } = await read();
  const { platformProcessId, status } = process;
  const shop = connected(await shopOfOrder(ctx, process));
  if (shop.capabilities.has("RETURNS") && platformProcessId !== "")
    await shop.closeReturn({
      idempotencyKey: activity.idempotencyKey,
      order: orderRef(process.order),
      platformReturnId: platformProcessId,
      outcome: status === "CANCELED" || status === "FAILED" ? status : "COMPLETED",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  await inTransaction(ctx, (tx) => finishActivity(tx, activity, { result: {}, now: ctx.clock.now() }));
};

/** Only units that are shipped back. */
const linesOf = ({ units, order }: ReturnProcess) =>
  order.lines.flatMap(({ id, platformLineItemId }) => {
    const own = units.filter(({ orderLineId, location }) => orderLineId === id && location !== "KEPT");
    const [first] = own;
    return first === undefined
      ? []
      : [{ lineItemId: platformLineItemId, quantity: own.length, reason: first.returnReason }];
  });
