import * as contract from "@/contract/admin/order-links";
import { createOrderLink as create } from "@/server/services/order-links/create-order-link";
import { revokeOrderLinks as revoke } from "@/server/services/order-links/revoke-order-links";
import { implement } from "../implement";

export const createOrderLink = implement(contract.createOrderLink, async ({ ctx, actor, input }) => {
  const { ecommerceId, orderNumber, validDays, lang } = input;
  const { url, expiresAt } = await create(ctx, { actor, ecommerceId, orderNumber, validDays, lang });
  return { url, expiresAt: expiresAt.toISOString() };
});

export const revokeOrderLinks = implement(contract.revokeOrderLinks, async ({ ctx, actor, input }) => {
  const { ecommerceId, orderNumber } = input;
  const { revokedAt } = await revoke(ctx, { actor, ecommerceId, orderNumber });
  return { revokedAt: revokedAt.toISOString() };
});
