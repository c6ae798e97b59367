import * as contract from "@/contract/storefront/tracking";
import { getProcess, listProcessesByOrder } from "@/server/db/processes";
import { listTimeline } from "@/server/db/timeline";
import { notFound } from "@/server/kernel/problem";
import { presentListedReturn, presentTracking } from "@/server/presenters/tracking";
import { labelLinkOf } from "@/server/services/files/create-label-link";
import { requireReturnAccess } from "@/server/services/intents/load-intent";
import { implement } from "../implement";

export const trackReturn = implement(contract.trackReturn, async ({ ctx, actor, input }) => {
  requireReturnAccess(actor, input.return_id);
  const process = await getProcess(ctx.db, actor, input.return_id);
  const timeline = await listTimeline(ctx.db, actor, process.id);
  return presentTracking({ process, timeline, labelUrl: labelLinkOf(ctx, process), appUrl: ctx.env.APP_URL });
});

export const listReturns = implement(contract.listReturns, async ({ ctx, actor, input }) => {
  if (actor.kind === "shopper" && actor.orderId === undefined) throw notFound("return");
  const orderIds = input.order_ids.filter((id) => actor.kind !== "shopper" || id === actor.orderId);
  const processes = await listProcessesByOrder(ctx.db, actor, orderIds);
  return { returns: processes.map((process) => presentListedReturn(process, labelLinkOf(ctx, process))) };
});
