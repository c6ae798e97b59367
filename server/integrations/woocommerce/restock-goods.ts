import { PartnerError } from "@/server/partners/partner-error";
import type { RestockItem, RestockRequest } from "@/server/partners/shop";
import { shortKey } from "./marks";
import { oneAtATime } from "./one-at-a-time";
import { pathId } from "./path-id";
import { PARTNER } from "./read-failure";
import type { ShopTools } from "./shop-tools";
import { freeing, notFirst, notKept, release, takeClaim } from "./take-claim";
import { markedSchema, productSchema, variationSchema, type WooMeta, type WooOrder } from "./wire";
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
 * restock that was killed half-way goes on with the products that lack it. What a refund made in WooCommerce put back
 * already is not put back again.
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
      const targets = await sumByStock(tools, { wanted, order: claimed, signal });
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

/** `taken`: pieces that WooCommerce says the order still holds of this stock; null where it says nothing. */
type Target = { path: string; quantity: number; taken: number | null };

/** Variations that share the stock of their product are one movement of it. What is not tracked needs none. */
const sumByStock = async (
  tools: ShopTools,
  { wanted, order, signal }: { wanted: readonly Wanted[]; order: WooOrder; signal: AbortSignal | undefined },
): Promise<Target[]> => {
  const sums = new Map<string, Target>();
  for (const one of wanted) {
    const path = await findStock(tools, one, signal);
    if (path === null) continue;
    const isOwn = path.includes("/variations/");
    const lines = order.line_items.filter((line) =>
      isOwn ? String(line.variation_id) === one.variantId : String(line.product_id) === one.productId,
    );
    const quantity = (sums.get(path)?.quantity ?? 0) + one.quantity;
    sums.set(path, { path, quantity, taken: takenBy(lines) });
  }
  return [...sums.values()].filter(({ quantity }) => quantity !== 0);
};

/** WooCommerce lowers this note of a line when a refund made in it puts pieces back; ours leave it as it is. */
const REDUCED = "_reduced_stock";

const takenBy = (lines: WooOrder["line_items"]): number | null => {
  const notes = lines.map(({ meta_data: meta }) => {
    const value = meta.find(({ key }) => key === REDUCED)?.value;
    return value === undefined || value === null || value === "" ? Number.NaN : Number(value);
  });
  // A line without the note says nothing of its pieces, so neither does the sum.
  return notes.length === 0 || !notes.every(Number.isFinite) ? null : notes.reduce((sum, each) => sum + each, 0);
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
      `WooCommerce no longer has a product with SKU "${sku}", so its stock can't be changed. Resolve the restock manually.`,
    );
  if (goods.manage_stock === false) return null;
  return goods.manage_stock === "parent" ? product : path;
};

/** WooCommerce reads stock, adds to it and writes it: two of our writes at once would lose one, so each claims the product. */
const move = async (
  { client, now }: ShopTools,
  { target, request }: { target: Target; request: RestockRequest },
): Promise<void> => {
  const { path } = target;
  const { idempotencyKey, returnCode, order, signal } = request;
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
  const quantity = stillOut(target, putBack(goods.meta_data, order.orderId));
  const written = { key: mark, value: `${at.toISOString()} ${returnCode} ${quantity} order ${order.orderId}` };
  await client.ask({
    method: "PUT",
    path,
    body: {
      ...(quantity === 0 ? {} : { inventory_delta: quantity }),
      meta_data: [written, ...freeing(freed), ...oldMarks(goods.meta_data, at)],
    },
    purpose: `Restock for return ${returnCode}`,
    signal,
    schema: markedSchema,
  });
};

const stillOut = ({ quantity, taken }: Target, returned: number): number =>
  quantity < 0 || taken === null ? quantity : Math.min(quantity, Math.max(0, taken - returned));

/** What we put back for an order, by the marks that its restocks left in the product. */
const putBack = (meta: readonly WooMeta[], orderId: string): number =>
  meta.reduce((sum, { key, value }) => {
    const [, moved, of] = (key.startsWith(MARK) && / (-?\d+) order (\S+)$/.exec(String(value))) || [];
    return of === orderId ? sum + Number(moved) : sum;
  }, 0);

const oldMarks = (meta: readonly WooMeta[], now: Date) =>
  meta.flatMap(({ id, key, value }) => {
    const age = now.getTime() - Date.parse(String(value).slice(0, 24));
    return key.startsWith(MARK) && typeof id === "number" && age > MARK_STAYS_MS ? [{ id, key, value: null }] : [];
  });
