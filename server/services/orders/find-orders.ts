import { type FoundOrder, searchOrders } from "@/server/db/search/search-orders";
import { listStores } from "@/server/db/stores/stores";
import { lookupEmail, lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** As many as one looks through. */
const MOST_FOUND = 20;
/** One letter would name half of all shoppers. */
const SHORTEST_NAME = 2;

/** Orders by their number as each store spells it, by the shop's id, by the shopper's e-mail, or by the beginning of a name. */
export const findOrders = async (
  ctx: ServiceContext,
  { actor, query }: { actor: Actor; query: string },
): Promise<FoundOrder[]> => {
  const typed = query.trim().replaceAll(/\s+/g, " ");
  if (typed === "") return [];
  const stores = await listStores(ctx.db, actor);
  const numbers = [...new Set(stores.map(({ config }) => lookupNumber(typed, config)))].filter((each) => each !== "");
  const isEmail = typed.includes("@");
  const name = isEmail || typed.length < SHORTEST_NAME ? "" : typed;
  return searchOrders(ctx.db, actor, {
    ...{ numbers, platformId: typed },
    email: isEmail ? lookupEmail(typed) : "",
    name,
    limit: MOST_FOUND,
  });
};
