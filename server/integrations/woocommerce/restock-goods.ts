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
/** A mark is only needed while its command is retried; afterwards it is removed from the product. */
const MARK_STAYS_MS = 90 * 24 * 60 * 60_000;

/** WooCommerce restocks the units of an order itself when it gets one of these statuses. */
const PUT_BACK: ReadonlySet<string> = new Set(["cancelled", "failed", "pending"]);

/** Within this process, tasks for a product queue up instead of being retried later. */
const perProduct = oneAtATime();

/**
 * Restocks units once per key. Each product gets the key in the same write that changes its stock, so a restock that
 * was killed halfway resumes with the products that lack it. Units already restocked by a refund in WooCommerce are
 * skipped.
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

/** `taken`: units that, according to WooCommerce, the order still holds of this stock; null when unknown. */
type Target = { path: string; quantity: number; taken: number | null };

/** Adds up variations that share the stock of their product into one change. Untracked stock is skipped. */
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

/** WooCommerce lowers this value of a line when a refund made there restocks units; our refunds leave it as it is. */
const REDUCED = "_reduced_stock";

const takenBy = (lines: WooOrder["line_items"]): number | null => {
  const notes = lines.map(({ meta_data: meta }) => {
    const value = meta.find(({ key }) => key === REDUCED)?.value;
    return value === undefined || value === null || value === "" ? Number.NaN : Number(value);
  });
  // If one line lacks the value, the total is unknown.
  return notes.length === 0 || !notes.every(Number.isFinite) ? null : notes.reduce((sum, each) => sum + each, 0);
};

/** Returns where a variant's stock is kept; null when it isn't tracked. */
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

/**
 * WooCommerce reads stock, adds to it and writes it back. Two simultaneous writes would lose one, so each of ours
 * claims the product first.
 */
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

/** Returns the units we restocked for an order, from the marks of its restocks on the product. */
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
