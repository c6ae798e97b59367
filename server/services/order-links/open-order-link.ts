import { isOrderLinkRevoked } from "@/server/db/orders/order-links";
import { findOrder } from "@/server/db/orders/orders";
import { findStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { readOrderLink } from "@/server/kernel/order-link-token";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent } from "../intents/load-intent";
import { openIntent, ownerOf } from "../intents/open-intent";

type OpenCall = {
  actor: Actor;
  token: string;
  /** The draft that this browser has open; resumed if it belongs to the same order. */
  returnId: string;
  lang: string;
};

export type OpenedLink =
  | { status: "OPEN"; loaded: LoadedIntent }
  | { status: "EXPIRED" | "REVOKED"; orderName: string }
  /** Not ours, cut off, or of another store. */
  | { status: "UNKNOWN" };

/** Opens the link of an order email: returns a draft of its return, or why there is none. */
export const openOrderLink = async (
  ctx: ServiceContext,
  { actor, token, returnId, lang }: OpenCall,
): Promise<OpenedLink> => {
  const found = await find(ctx, actor, token);
  if (found === null) return { status: "UNKNOWN" };
  const { claims, order, store } = found;
  if (await isOrderLinkRevoked(ctx.db, actor, { orderId: order.id, issuedAt: claims.issuedAt }))
    return { status: "REVOKED", orderName: order.name };
  if (claims.expiresAt <= ctx.clock.now()) return { status: "EXPIRED", orderName: order.name };
  const loaded =
    (await findOpen(ctx, { actor: ownerOf(actor, returnId, order.id), returnId, orderId: order.id })) ??
    (await inTransaction(ctx, (tx) => openIntent(ctx, tx, { actor, store, order, lang })));
  return { status: "OPEN", loaded };
};

type Found = { claims: NonNullable<ReturnType<typeof readOrderLink>>; order: Order; store: Store };

const find = async (ctx: ServiceContext, actor: Actor, token: string): Promise<Found | null> => {
  const claims = readOrderLink(ctx.env.HOMEWARD_SECRET, token);
  if (claims === null) return null;
  const order = await findOrder(ctx.db, actor, claims.orderId);
  const store = await findStore(ctx.db, actor, claims.ecommerceId);
  return order === null || store === null || order.ecommerceId !== store.id ? null : { claims, order, store };
};

/** A draft of that order that can be resumed: the link is for its buyer, because a gift recipient has their own. */
const findOpen = async (
  ctx: ServiceContext,
  { actor, returnId, orderId }: { actor: Actor; returnId: string; orderId: string },
): Promise<LoadedIntent | null> => {
  if (returnId === "") return null;
  try {
    const loaded = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
    const { completedAt, orderId: ofOrder, draft } = loaded.intent;
    return completedAt === null && ofOrder === orderId && draft.gift === undefined ? loaded : null;
  } catch (error) {
    if (error instanceof Problem && error.reason === "NOT_FOUND") return null;
    throw error;
  }
};
