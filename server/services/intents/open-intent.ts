import type { Tx } from "@/server/db/client";
import { insertIntent } from "@/server/db/returns/intents";
import type { Order } from "@/server/domain/orders/types";
import type { Gift } from "@/server/domain/returns/gift";
import { EMPTY_DRAFT } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent } from "./load-intent";

const INTENT_DAYS = 7;

/** Opens a draft of a return for an order that the actor has proved to be theirs. */
export const openIntent = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, store, order, lang, gift }: { actor: Actor; store: Store; order: Order; lang: string; gift?: Gift },
): Promise<LoadedIntent> => {
  const now = ctx.clock.now();
  const returnId = ctx.ids.next("prc");
  await insertIntent(tx, actor, {
    id: returnId,
    groupId: store.groupId,
    ecommerceId: store.id,
    orderId: order.id,
    lang: lang || "en",
    returnCode: ctx.ids.returnCode(),
    draft: gift === undefined ? EMPTY_DRAFT : { ...EMPTY_DRAFT, gift },
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INTENT_DAYS * 86_400_000).toISOString(),
    completedAt: null,
  });
  return loadIntent(tx, { actor: ownerOf(actor, returnId, order.id), returnId, now });
};

/** A shopper may do with their own return what staff may do with any return. */
export const ownerOf = (actor: Actor, returnId: string, orderId: string): Actor =>
  actor.kind === "shopper" ? { ...actor, returnId, orderId } : actor;
