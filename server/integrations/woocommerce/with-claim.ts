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
  /** What was made under the key already; asked once the claim stands. */
  readonly find: () => Promise<T | null>;
  /** Makes it. `notes` that it answers are written into the order. */
  readonly make: (order: WooOrder) => Promise<{ made: T; notes?: Readonly<Record<string, string>> }>;
};

/** Does something once per key, though WooCommerce knows no keys: whoever claimed the key in the order first does it. */
export const withClaim = async <T>(task: Claimed<T>): Promise<T> => {
  const { client, orderId, idempotencyKey, now, signal } = task;
  const path = `orders/${pathId(orderId)}`;
  const claim = { client, path, name: shortKey(idempotencyKey), now, signal, schema: orderSchema };
  const { target: order, isFirst, isKept, claims, freed } = await takeClaim(claim);
  try {
    // After the claims were read: who gave one back in the meantime has made it, and this finds it.
    const found = await task.find();
    if (found !== null) {
      // Also the claim of a worker that died after it had made it: nobody else would remove that one.
      await release(client, { path, claims });
      return found;
    }
    if (!isKept) throw notKept();
    if (!isFirst) throw notFirst();
    const { made, notes } = await task.make(order);
    await release(client, { path, claims: freed, notes });
    return made;
  } catch (error) {
    // Only a definite answer says that nothing runs any more; otherwise the claim stays until it ends.
    const isDefinite = error instanceof PartnerError && error.kind !== "UNAVAILABLE";
    if (isDefinite) await release(client, { path, claims: freed });
    throw error;
  }
};
