import type { ShopperLanguage } from "@/contract/vocabulary/language";
import { findOrder } from "@/server/db/orders/orders";
import { getStore } from "@/server/db/stores/stores";
import type { Order } from "@/server/domain/orders/types";
import { portalAddress } from "@/server/domain/store/portal-address";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { signOrderLink } from "@/server/kernel/order-link-token";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { getNamedOrder } from "../orders/get-named-order";

const DAY_MS = 86_400_000;

type Wanted = { validDays: number; lang: ShopperLanguage | undefined };
type OrderLink = { url: string; expiresAt: Date };

/**
 * Creates a link for the order's email that opens its return without a lookup. @throws Problem NOT_FOUND for store or
 * order
 */
export const createOrderLink = async (
  ctx: ServiceContext,
  { actor, ecommerceId, orderNumber, ...wanted }: Wanted & { actor: Actor; ecommerceId: string; orderNumber: string },
): Promise<OrderLink> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  return sign(ctx, { store, order: await getNamedOrder(ctx, { actor, store, orderNumber }), ...wanted });
};

/** The same for an order that staff have open. @throws Problem NOT_FOUND */
export const linkToOrder = async (
  ctx: ServiceContext,
  { actor, orderId, ...wanted }: Wanted & { actor: Actor; orderId: string },
): Promise<OrderLink> => {
  const order = await findOrder(ctx.db, actor, orderId);
  if (order === null) throw notFound("order");
  return sign(ctx, { store: await getStore(ctx.db, actor, order.ecommerceId), order, ...wanted });
};

const sign = (
  ctx: ServiceContext,
  { store, order, validDays, lang }: Wanted & { store: Store; order: Order },
): OrderLink => {
  const issuedAt = ctx.clock.now();
  const expiresAt = new Date(issuedAt.getTime() + validDays * DAY_MS);
  const claims = { groupId: store.groupId, ecommerceId: store.id, orderId: order.id, issuedAt, expiresAt };
  const token = signOrderLink(ctx.env.HOMEWARD_SECRET, claims);
  const url = `${portalAddress(ctx.env.APP_URL, store)}/o/${token}${lang === undefined ? "" : `?lang=${lang}`}`;
  return { url, expiresAt };
};
