import { randomBytes } from "node:crypto";
import { PartnerError } from "@/server/partners/partner-error";
import { shortKey } from "./marks";
import { PARTNER } from "./read-failure";
import { markedSchema, orderSchema, type WooMeta, type WooOrder } from "./wire";
import type { WooClient } from "./woo-client";

/** Longer than PHP and its host let a request run: an older claim belongs to a worker that died. */
const CLAIM_ENDS_MS = 180_000;
const PREFIX = "_homeward_claim_";

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

/**
 * Does something once per key, though WooCommerce knows no keys. Each worker writes a claim into the order, then reads
 * them all: the claim that was written first wins, by the id that the shop's database gave it, and the others leave it
 * alone for now. A claim that nobody gave back, because the worker died or its answer was lost, ends after three minutes;
 * until then a request may still run in the shop.
 */
export const withClaim = async <T>(task: Claimed<T>): Promise<T> => {
  const mine = `${PREFIX}${shortKey(task.idempotencyKey)}_${randomBytes(6).toString("hex")}`;
  await writeMeta(task, [{ key: mine, value: task.now().toISOString() }]);
  const order = await readOrder(task);
  const claims = claimsOf(order, task);
  const own = claims.find(({ key }) => key === mine);
  if (own === undefined)
    throw new PartnerError(PARTNER, "UNAVAILABLE", "WooCommerce didn't keep a note that we wrote into the order.");
  const isFirst = claims.every((claim) => claim.id >= own.id || claim.isOver);
  const over = claims.filter(({ isOver }) => isOver);
  return finish(task, { order, isFirst, freed: [own, ...over] });
};

type Claim = { readonly id: number; readonly key: string; readonly isOver: boolean };
type Standing = { order: WooOrder; isFirst: boolean; freed: readonly Claim[] };

const finish = async <T>(task: Claimed<T>, { order, isFirst, freed }: Standing): Promise<T> => {
  try {
    // After the claims were read: who gave a claim back in the meantime has made it, and this finds it.
    const found = await task.find();
    if (found === null && !isFirst)
      throw new PartnerError(PARTNER, "PAUSED", "Another attempt is under way. We'll try again in a few minutes.");
    const { made, notes } = found === null ? await task.make(order) : { made: found, notes: {} };
    await release(task, freed, notes);
    return made;
  } catch (error) {
    // Only a definite answer says that nothing runs any more; otherwise the claim stays until it ends.
    const isDefinite = error instanceof PartnerError && error.kind !== "UNAVAILABLE";
    if (isDefinite) await release(task, freed);
    throw error;
  }
};

const claimsOf = (
  order: WooOrder,
  { idempotencyKey, now }: Pick<Claimed<unknown>, "idempotencyKey" | "now">,
): Claim[] => {
  const prefix = `${PREFIX}${shortKey(idempotencyKey)}_`;
  return order.meta_data.flatMap(({ id, key, value }) => {
    if (!key.startsWith(prefix) || typeof id !== "number") return [];
    const age = now().getTime() - Date.parse(String(value));
    return [{ id, key, isOver: !(age < CLAIM_ENDS_MS) }];
  });
};

type Where = Pick<Claimed<unknown>, "client" | "orderId" | "signal">;

const readOrder = async ({ client, orderId, signal }: Where): Promise<WooOrder> => {
  const ask = {
    path: `orders/${encodeURIComponent(orderId)}`,
    query: { dp: 6 },
    purpose: "Read an order",
    signal,
    schema: orderSchema,
  };
  const order = await client.find(ask);
  if (order !== null) return order;
  throw new PartnerError(PARTNER, "REFUSED", "WooCommerce has no such order any more. It may have been deleted.");
};

type WrittenMeta = { id?: number; key: string; value: string | null };

const writeMeta = async (
  { client, orderId, signal }: Where,
  meta_data: readonly WrittenMeta[],
): Promise<readonly WooMeta[]> => {
  const path = `orders/${encodeURIComponent(orderId)}`;
  const ask = {
    method: "PUT",
    path,
    query: { _fields: "id,meta_data" },
    body: { meta_data },
    purpose: "Note a step on an order",
    signal,
    schema: markedSchema,
  } as const;
  const written = await client.find(ask);
  if (written !== null) return written.meta_data;
  throw new PartnerError(PARTNER, "REFUSED", "WooCommerce has no such order any more. It may have been deleted.");
};

/** What was done stays done when this fails: the claim then ends by itself. */
const release = async (
  where: Where,
  claims: readonly Claim[],
  notes: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const freed = claims.map(({ id, key }) => ({ id, key, value: null }));
  const noted = Object.entries(notes).map(([key, value]) => ({ key, value }));
  await writeMeta({ ...where, signal: undefined }, [...freed, ...noted]).catch(() => undefined);
};
