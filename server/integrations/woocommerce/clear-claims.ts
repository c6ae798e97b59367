import type { FindInOrder } from "@/server/partners/shop";
import { shortKey } from "./marks";
import { pathId } from "./path-id";
import type { ShopTools } from "./shop-tools";
import { claimsOf, release } from "./take-claim";
import { markedSchema } from "./wire";

type Look = Pick<FindInOrder, "order" | "idempotencyKey" | "signal">;

/**
 * Answers what was found of a piece of work. When it is done, the claims on it are removed from the order: a worker that
 * died after it had done it left its claim there, and nobody claims the work again. Best effort.
 */
export const clearClaims = async <T>({ client, now }: ShopTools, look: Look, found: T | null): Promise<T | null> => {
  if (found === null) return null;
  const path = `orders/${pathId(look.order.orderId)}`;
  const query = { _fields: "id,meta_data" };
  const ask = { path, query, purpose: "Read order", signal: look.signal, schema: markedSchema };
  const order = await client.find(ask).catch(() => null);
  const claims = order === null ? [] : claimsOf(order, { name: shortKey(look.idempotencyKey), now: now() });
  if (claims.length > 0) await release(client, { path, claims });
  return found;
};
