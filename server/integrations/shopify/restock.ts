import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { RestockItem, RestockRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { askWithKey } from "./ask-with-key";
import { failureOfUser } from "./failures";
import { gidOf, idOf } from "./ids";
import { uuidOf } from "./marks";
import { orderNoteSchema, readOrderNote, writeOrderNote } from "./order-note";
import { RESTOCK_CONTEXT, STOCK_ADJUST } from "./restock-documents";

/** An order is restocked only a few times; the oldest keys are dropped. */
const KEYS_KEPT = 200;

/**
 * Adjusts the available stock of a location, once per key. Shopify applies the delta itself, so two calls at the same
 * time both count. It remembers a key for about a day (`@idempotent`); after that, a list on the order, written right
 * after the call, protects against repeats. Only a crash between the two, followed by a day without a retry, could
 * count twice.
 */
export const restock = async (
  admin: Admin,
  { request, defaultLocationId }: { request: RestockRequest; defaultLocationId: string },
): Promise<void> => {
  const { idempotencyKey, order, items, signal } = request;
  const context = await readContext(admin, request);
  const done = context.order?.metafield;
  const keys = readOrderNote(done, z.array(z.string())) ?? [];
  const own = uuidOf(idempotencyKey);
  if (keys.includes(own)) return;
  const locationId = gidOf("Location", request.locationId || defaultLocationId || context.location?.id || "");
  const changes = items.flatMap((item) => changeOf(item, { context, locationId }));
  if (changes.length > 0) await adjust(admin, { request, changes });
  if (context.order === null) return;
  const value = [...keys, own].slice(-KEYS_KEPT);
  // Fails if another restock has written in between; Shopify protects this key for a day in any case.
  await writeOrderNote(admin, { orderId: order.orderId, name: "restocked", value, over: done, signal });
};

const contextSchema = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        displayName: z.string(),
        inventoryItem: z.object({ id: z.string(), tracked: z.boolean() }),
      })
      .nullable(),
  ),
  order: z.object({ metafield: orderNoteSchema }).nullable(),
  location: z.object({ id: z.string() }).nullish(),
});
type Context = z.output<typeof contextSchema>;

const readContext = (admin: Admin, { items, order, signal }: RestockRequest): Promise<Context> =>
  admin.ask({
    document: RESTOCK_CONTEXT,
    variables: {
      ids: [...new Set(items.map(({ variantId }) => gidOf("ProductVariant", variantId)))],
      orderId: gidOf("Order", order.orderId),
    },
    data: contextSchema,
    purpose: `Read stock of order ${order.orderId}`,
    signal,
  });

type Change = { inventoryItemId: string; locationId: string; delta: number; changeFromQuantity: null };

/** Returns nothing for a variant without tracked stock. */
const changeOf = (item: RestockItem, { context, locationId }: { context: Context; locationId: string }): Change[] => {
  const variant = context.nodes.find((node) => idOf(node?.id ?? "") === idOf(item.variantId));
  if (!variant)
    throw new PartnerError(
      "SHOPIFY",
      "REFUSED",
      `Shopify no longer has the variant ${item.sku || idOf(item.variantId)}, so its stock cannot be corrected.`,
    );
  const { id, tracked } = variant.inventoryItem;
  // Null means that the stock can have any value now; Shopify requires the field.
  return tracked ? [{ inventoryItemId: id, locationId, delta: item.quantity, changeFromQuantity: null }] : [];
};

const adjust = (admin: Admin, { request, changes }: { request: RestockRequest; changes: Change[] }): Promise<void> => {
  const { idempotencyKey, returnCode, order, signal } = request;
  const referenceDocumentUri = `gid://homeward/Return/${encodeURIComponent(`${returnCode}.${idempotencyKey}`)}`;
  const input = { name: "available", reason: "restock", referenceDocumentUri, changes: merge(changes) };
  return askWithKey(idempotencyKey, async (key) => {
    const { inventoryAdjustQuantities: answer } = await admin.ask({
      document: STOCK_ADJUST,
      variables: { input, key },
      data: z.object({
        inventoryAdjustQuantities: z.object({
          userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
        }),
      }),
      purpose: `Restock order ${order.orderId}`,
      signal,
    });
    if (answer.userErrors.length > 0) throw failureOfUser(answer.userErrors, `restock order ${order.name}`);
  });
};

/** Returns one change per item: two order lines can have the same variant. */
const merge = (changes: readonly Change[]): Change[] => {
  const sums = new Map<string, Change>();
  for (const change of changes) {
    const known = sums.get(change.inventoryItemId);
    sums.set(change.inventoryItemId, { ...change, delta: change.delta + (known?.delta ?? 0) });
  }
  return [...sums.values()].filter(({ delta }) => delta !== 0);
};
