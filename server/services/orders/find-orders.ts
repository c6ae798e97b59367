import { type FoundOrder, listRecentOrders, searchOrders } from "@/server/db/search/search-orders";
import { listStores } from "@/server/db/stores/stores";
import { lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** As many as a person reads through. */
const MOST_FOUND = 20;
const MOST_RECENT = 10;

/**
 * Finds orders by the rules of the search for returns: by a number, an ID of the shop, an email address, the start of
 * any word of a name, a postal code or the end of a phone number; or by their number as a shopper types it.
 */
export const findOrders = async (
  ctx: ServiceContext,
  { actor, query }: { actor: Actor; query: string },
): Promise<FoundOrder[]> => {
  const text = query.trim();
  if (text === "") return [];
  const stores = await listStores(ctx.db, actor);
  const numbers = [...new Set(stores.map(({ config }) => lookupNumber(text, config)))].filter((each) => each !== "");
  return searchOrders(ctx.db, actor, { text, numbers, limit: MOST_FOUND });
};

/** The most recent orders, to pick from before anything is typed. */
export const recentOrders = (ctx: ServiceContext, { actor }: { actor: Actor }): Promise<FoundOrder[]> =>
  listRecentOrders(ctx.db, actor, MOST_RECENT);
