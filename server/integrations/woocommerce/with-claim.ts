import { PartnerError } from "@/server/partners/partner-error";
import { shortKey } from "./marks";
import { pathId } from "./path-id";
import { notFirst, notKept, release, takeClaim } from "./take-claim";
import { orderSchema, type WooOrder } from "./wire";
import type { WooClient } from "./woo-client";

type Claimed<T> = {
  readonly client: WooClient;
  readonly orderId: string;
  readonly idempotencyKey: string;
  readonly now: () => Date;
  readonly signal: AbortSignal | undefined;
  /** Returns what was already made under the key; called once the claim is in place. */
  readonly find: () => Promise<T | null>;
  /** Makes it. The returned `notes` are written into the order. */
  readonly make: (order: WooOrder) => Promise<{ made: T; notes?: Readonly<Record<string, string>> }>;
};

/**
 * Does something once per key, although WooCommerce has no idempotency keys: the worker that first claims the key in
 * the order does it.
 */
export const withClaim = async <T>(task: Claimed<T>): Promise<T> => {
  const { client, orderId, idempotencyKey, now, signal } = task;
  const path = `orders/${pathId(orderId)}`;
  const claim = { client, path, name: shortKey(idempotencyKey), now, signal, schema: orderSchema };
  const { target: order, isFirst, isKept, claims, freed } = await takeClaim(claim);
  try {
    // Runs after the claims were read: if another worker released its claim in the meantime, its result is found here.
    const found = await task.find();
    if (found !== null) {
      // Includes the claim of a worker that died after finishing: nothing else would remove it.
      await release(client, { path, claims });
      return found;
    }
    if (!isKept) throw notKept();
    if (!isFirst) throw notFirst();
    const { made, notes } = await task.make(order);
    await release(client, { path, claims: freed, notes });
    return made;
  } catch (error) {
    // Only a definite response proves that nothing is running anymore; otherwise the claim stays until it expires.
    const isDefinite = error instanceof PartnerError && error.kind !== "UNAVAILABLE";
    if (isDefinite) await release(client, { path, claims: freed });
    throw error;
  }
};
