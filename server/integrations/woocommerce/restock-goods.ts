import { PartnerError } from "@/server/partners/partner-error";
import type { RestockItem, RestockRequest } from "@/server/partners/shop";
import { shortKey } from "./marks";
import { oneAtATime } from "./one-at-a-time";
import { pathId } from "./path-id";
import { PARTNER } from "./read-failure";
import type { ShopTools } from "./shop-tools";
import { freeing, notFirst, notKept, release, takeClaim } from "./take-claim";
import { markedSchema, productSchema, variationSchema, type WooMeta } from "./wire";
import { withClaim } from "./with-claim";

const MARK = "_homeward_stock_";
/** A mark is read again only while its command is retried; then the product is rid of it. */
const MARK_STAYS_MS = 90 * 24 * 60 * 60_000;

/** WooCommerce puts the pieces of an order back itself as soon as it gets one of these statuses. */
const PUT_BACK: ReadonlySet<string> = new Set(["cancelled", "failed", "pending"]);

/** Within this process they wait for each other instead of coming back later. */
const perProduct = oneAtATime();

/**
 * Puts pieces back on stock, once per key. Each product gets the key in the same write that moves its stock, so that a
 * restock that was killed half-way goes on with the products that lack it.
 */
export const restockGoods = async (tools: ShopTools, request: RestockRequest): Promise<void> => {
  const { client, now } = tools;
  const { idempotencyKey, signal, order, items } = request;
  const wanted = sumByVariant(items);
  if (wanted.length === 0) return;
  await withClaim<true>({
    ...{ client, orderId: order.orderId, idempotencyKey, now, signal },
    find: async () => null,
    make: async (claimed) => {
      if (PUT_BACK.has(claimed.status)) return { made: true };
      const targets = await sumByStock(tools, { wanted, signal });
      for (const target of targets)
        await perProduct(`${tools.values.address} ${target.path}`, () => move(tools, { target, request }));
      return { made: true };
    },
  });
};

type Wanted = { productId: string; variantId: string; sku: string; quantity: number };

const sumByVariant = (items: readonly RestockItem[]): Wanted[] => {
  const sums = new Map<string, Wanted>();
  for (const { productId, variantId, sku, quantity } of items) {
    const known = sums.get(`${productId}/${variantId}`);
    sums.set(`${productId}/${variantId}`, { productId, variantId, sku, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...sums.values()].filter(({ quantity }) => quantity !== 0);
};

type Target = { path: string; quantity: number };

/** Variations that share the stock of their product are one movement of it. What is not tracked needs none. */
const sumByStock = async (
  tools: ShopTools,
  { wanted, signal }: { wanted: readonly Wanted[]; signal: AbortSignal | undefined },
): Promise<Target[]> => {
  const sums = new Map<string, number>();
  for (const one of wanted) {
    const path = await findStock(tools, one, signal);
    if (path !== null) sums.set(path, (sums.get(path) ?? 0) + one.quantity);
  }
  return [...sums].map(([path, quantity]) => ({ path, quantity })).filter(({ quantity }) => quantity !== 0);
};

/** Where the stock of a variant is kept; null where none is. */
const findStock = async (
  { client }: ShopTools,
  { productId, variantId, sku }: Wanted,
  signal: AbortSignal | undefined,
): Promise<string | null> => {
  const isVariation = variantId !== "" && variantId !== productId;
  const product = `products/${pathId(productId)}`;
  const path = isVariation ? `${product}/variations/${pathId(variantId)}` : product;
  const ask = { path, purpose: "Read stock", signal };
  const goods = isVariation
    ? await client.find({ ...ask, schema: variationSchema })
    : await client.find({ ...ask, schema: productSchema });
  if (goods === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `WooCommerce has no product with SKU "${sku}" any more, so its stock can't be changed. Resolve the restock manually.`,
    );
  if (goods.manage_stock === false) return null;
  return goods.manage_stock === "parent" ? product : path;
};

/** WooCommerce reads stock, adds to it and writes it: two of our writes at once would lose one, so each claims the product. */
const move = async (
  { client, now }: ShopTools,
  { target, request }: { target: Target; request: RestockRequest },
): Promise<void> => {
  const { path, quantity } = target;
  const { idempotencyKey, returnCode, signal } = request;
  const mark = `${MARK}${shortKey(idempotencyKey)}`;
  const claim = { client, path, name: "stock", now, signal, schema: markedSchema };
  const { target: goods, isFirst, isKept, freed } = await takeClaim(claim);
  if (!isKept) throw notKept();
  if (!isFirst || goods.meta_data.some(({ key }) => key === mark)) {
    await release(client, { path, claims: freed });
    if (isFirst) return;
    throw notFirst();
  }
  const at = now();
  const written = { key: mark, value: `${at.toISOString()} ${returnCode} ${quantity}` };
  await client.ask({
    method: "PUT",
    path,
    body: {
      inventory_delta: quantity,
      meta_data: [written, ...freeing(freed), ...oldMarks(goods.meta_data, at)],
    },
    purpose: `Restock for return ${returnCode}`,
    signal,
    schema: markedSchema,
  });
};

const oldMarks = (meta: readonly WooMeta[], now: Date) =>
  meta.flatMap(({ id, key, value }) => {
    const age = now.getTime() - Date.parse(String(value).slice(0, 24));
    return key.startsWith(MARK) && typeof id === "number" && age > MARK_STAYS_MS ? [{ id, key, value: null }] : [];
  });
