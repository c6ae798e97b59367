import * as contract from "@/contract/dashboard/shopper-links";
import { linkToOrder } from "@/server/services/order-links/create-order-link";
import { revokeLinksTo } from "@/server/services/order-links/revoke-order-links";
import { implement } from "../implement";

export const createShopperLink = implement(contract.createShopperLink, async ({ ctx, actor, input }) => {
  const { orderId, validDays } = input;
  const { url, expiresAt } = await linkToOrder(ctx, { actor, orderId, validDays, lang: undefined });
  return { url, expiresAt: expiresAt.toISOString() };
});

export const revokeShopperLinks = implement(contract.revokeShopperLinks, async ({ ctx, actor, input }) => {
  const { revokedAt } = await revokeLinksTo(ctx, { actor, orderId: input.orderId });
  return { revokedAt: revokedAt.toISOString() };
});
