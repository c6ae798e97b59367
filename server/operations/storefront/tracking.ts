import * as contract from "@/contract/storefront/tracking";
import { isTerminal } from "@/contract/vocabulary/process";
import { listNamedOrders } from "@/server/db/orders/orders";
import { isDraftOfGift } from "@/server/db/returns/intents";
import { getProcess, listProcessesByOrder } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { getStore } from "@/server/db/stores/stores";
import type { ReturnProcess } from "@/server/domain/process/types";
import { returnsSeenBy } from "@/server/domain/returns/gift";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { presentListedReturn } from "@/server/presenters/listed-return";
import { presentTracking } from "@/server/presenters/tracking";
import type { ServiceContext } from "@/server/services/context";
import { labelLinkOf, paperLinksOf, parcelPapersOf } from "@/server/services/files/create-label-link";
import { requireReturnAccess } from "@/server/services/intents/load-intent";
import { requireOneStore } from "@/server/services/processes/find-by-platform-id";
import { storeAsPromised } from "@/server/services/settlement/store-as-promised";
import { implement } from "../implement";

export const trackReturn = implement(contract.trackReturn, async ({ ctx, actor, input }) => {
  requireReturnAccess(actor, input.returnId);
  const process = await getProcess(ctx.db, actor, input.returnId);
  const timeline = await listTimeline(ctx.db, actor, process.id);
  const store = await getStore(ctx.db, actor, process.ecommerceId);
  return presentTracking({
    process,
    store: await storeAsPromised(ctx.db, actor, { store, process }),
    timeline,
    papers: paperLinksOf(ctx, { actor, process }),
    parcelPapers: parcelPapersOf(ctx, { actor, process }),
    appUrl: ctx.env.APP_URL,
  });
});

export const listReturns = implement(contract.listReturns, async ({ ctx, actor, input }) => {
  if (actor.kind === "shopper" && actor.orderId === undefined) throw notFound("return");
  const ids = input.orderIds;
  const found = await listNamedOrders(ctx.db, actor, { ids, ecommerceId: input.ecommerceId });
  const own = found.filter(({ id }) => actor.kind !== "shopper" || id === actor.orderId);
  for (const id of ids) {
    const orders = own.filter(({ named }) => named === id);
    requireOneStore(orders, { what: "order", named: id });
  }
  const orderIds = own.map(({ id }) => id);
  const isAsked = ({ status }: ReturnProcess) => input.include.includes("ended") || !isTerminal(status);
  const processes = (await listProcessesByOrder(ctx.db, actor, orderIds)).filter(isAsked);
  const seen = actor.kind === "shopper" ? returnsSeenBy(processes, await askerOf(ctx, actor)) : processes;
  return { returns: seen.map((process) => presentListedReturn(process, labelLinkOf(ctx, { actor, process }))) };
});

/** The shopper of a token acts as the person who started the return. */
const askerOf = async (ctx: ServiceContext, actor: Actor) => {
  const { returnId = "" } = actor;
  return { returnId, isGift: returnId !== "" && (await isDraftOfGift(ctx.db, actor, returnId)) };
};
