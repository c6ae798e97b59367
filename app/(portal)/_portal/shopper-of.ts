import { redirect } from "next/navigation";
import { cache } from "react";
import { shopperActor } from "@/server/auth/portal-actor";
import { readShopperCookie } from "@/server/auth/shopper-cookie";
import type { Actor } from "@/server/kernel/actor";
import { callerFor } from "@/server/trpc/caller";
import { portalOf } from "./portal-of";

export type Shopper = {
  readonly actor: Actor;
  readonly api: ReturnType<typeof callerFor>;
  readonly returnId: string;
  readonly orderId: string;
};

/** The subject of a token in this store's portal, or null: forged, expired, or of another store. */
export async function shopperWith(slug: string, token: string): Promise<Shopper | null> {
  const { store } = await portalOf(slug);
  const actor = await shopperActor(token);
  if (!actor?.returnId || !actor.orderId || !actor.ecommerceIds?.includes(store.ecommerce_id)) return null;
  return { actor, api: callerFor(actor), returnId: actor.returnId, orderId: actor.orderId };
}

/** The shopper who found an order here; everyone else is redirected to the lookup. */
export const requireShopper = cache(async (slug: string): Promise<Shopper> => {
  const token = await readShopperCookie();
  const shopper = token === null ? null : await shopperWith(slug, token);
  return shopper ?? redirect(`/r/${slug}?ended`);
});
