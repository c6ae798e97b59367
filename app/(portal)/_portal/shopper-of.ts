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

/** Whom a token names in this store's portal, or null: forged, lapsed, or of another store. */
export async function shopperWith(slug: string, token: string): Promise<Shopper | null> {
  const { store } = await portalOf(slug);
  const actor = await shopperActor(token);
  if (!actor?.returnId || !actor.orderId || !actor.ecommerceIds?.includes(store.ecommerce_id)) return null;
  return { actor, api: callerFor(actor), returnId: actor.returnId, orderId: actor.orderId };
}

/** The shopper who found an order here; everybody else is led to the look-up. */
export const requireShopper = cache(async (slug: string): Promise<Shopper> => {
  const token = await readShopperCookie();
  const shopper = token === null ? null : await shopperWith(slug, token);
  return shopper ?? redirect(`/r/${slug}?ended`);
});
