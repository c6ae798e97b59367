import { headers } from "next/headers";
import { getContext } from "@/server/context";
import { isOrderLinkRevoked } from "@/server/db/orders/order-links";
import { findStoreBySlug } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";
import { clientAddressOf } from "@/server/kernel/client-address";
import { readShopperToken, type ShopperClaims, signShopperToken } from "@/server/kernel/shopper-token";

const SESSION_SECONDS = 24 * 3600;

/** Returns an anonymous actor at a store's portal, who may look up orders of that store. Null for an unknown slug. */
export const portalActor = async (slug: string): Promise<Actor | null> => {
  const store = await findStoreBySlug(getContext().db, slug);
  if (store === null) return null;
  return {
    kind: "shopper",
    id: `portal:${store.slug}`,
    name: "Shopper",
    groupId: store.groupId,
    ecommerceIds: [store.id],
    scopes: new Set(["storefront"]),
    address: clientAddressOf(await headers(), getContext().env.TRUST_PROXY),
  };
};

/** Returns the shopper of a token, limited to one return and its order. Null if it is invalid, expired or revoked. */
export const shopperActor = async (token: string): Promise<Actor | null> => {
  const { db, env, clock } = getContext();
  const claims = readShopperToken(env.HOMEWARD_SECRET, { token, now: clock.now() });
  if (claims === null) return null;
  const { groupId, ecommerceId, returnId, orderId, issuedAt } = claims;
  const actor = {
    kind: "shopper",
    id: `shopper:${returnId}`,
    name: "Shopper",
    groupId,
    ecommerceIds: [ecommerceId],
    scopes: new Set(["storefront"]),
    returnId,
    orderId,
  } as const satisfies Actor;
  return (await isOrderLinkRevoked(db, actor, { orderId, issuedAt })) ? null : actor;
};

/** Issues a token to a shopper who has proved that the order is theirs. */
export const issueShopperToken = (claims: ShopperClaims): string => {
  const { env, clock } = getContext();
  return signShopperToken(env.HOMEWARD_SECRET, { claims, now: clock.now(), ttlSeconds: SESSION_SECONDS });
};
