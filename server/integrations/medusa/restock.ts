import { z } from "zod";
import type { RestockItem, RestockRequest } from "@/server/partners/shop";
import { adjustLevel } from "./adjust-level";
import { type MedusaClient, refused } from "./client";
import { locationOf } from "./location-of";
import { withLocks } from "./lock";
import { openPieces } from "./open-pieces";
import { readOrder } from "./read-order";
import { isReceived, receiveReturn } from "./receive-return";
import type { MedusaOrder, MedusaReturn } from "./wire";

/**
 * Restocks items, once per key. If the return is open in Medusa, the items are received there, so that return, order
 * and stock change in one step. Otherwise, and for taking stock off again, the stock level is changed directly.
 */
export const restock = (client: MedusaClient, request: RestockRequest): Promise<void> => {
  const { order, items, signal, idempotencyKey } = request;
  const names = [`order:${order.orderId}`, ...items.map(({ variantId }) => `stock:${variantId}`)];
  return withLocks(client, { names, signal }, async () => {
    if (await isReceived(client, { orderId: order.orderId, idempotencyKey, signal })) return;
    const shopOrder = await readOrder(client, { ...order, signal });
    const locationId = request.locationId || (await locationOf(client, { order: shopOrder, signal }));
    const tracked = await trackedParts(client, { items, signal });
    for (const { inventoryItemId } of tracked) await ensureLevel(client, { inventoryItemId, locationId, signal });
    const opened = openReturnFor(shopOrder, request);
    if (opened !== null) {
      const received = piecesPerLine(items);
      await receiveReturn(client, {
        order: shopOrder,
        opened,
        received,
        dismissed: [],
        locationId,
        idempotencyKey,
        signal,
      });
      return;
    }
    for (const { inventoryItemId, quantity } of tracked)
      await adjustLevel(client, { inventoryItemId, quantity, locationId, idempotencyKey, signal });
  });
};

/** Returns Medusa's return if it is waiting for all of these units. */
const openReturnFor = (order: MedusaOrder, { platformReturnId, items }: RestockRequest): MedusaReturn | null => {
  const opened = order.returns.find(({ id }) => id === platformReturnId);
  if (opened === undefined || !["requested", "partially_received"].includes(opened.status)) return null;
  if (items.some(({ quantity }) => quantity <= 0)) return null;
  const waiting = new Map(openPieces(order, opened).map(({ id, quantity }) => [id, quantity]));
  return piecesPerLine(items).every(({ id, quantity }) => quantity <= (waiting.get(id) ?? 0)) ? opened : null;
};

const piecesPerLine = (items: readonly RestockItem[]): { id: string; quantity: number }[] => {
  const counts = new Map<string, number>();
  for (const { lineItemId, quantity } of items) counts.set(lineItemId, (counts.get(lineItemId) ?? 0) + quantity);
  return [...counts].map(([id, quantity]) => ({ id, quantity }));
};

const variantSchema = z.object({
  id: z.string(),
  manage_inventory: z.boolean().nullish(),
  inventory_items: z
    .array(z.object({ inventory_item_id: z.string(), required_quantity: z.number() }))
    .nullish()
    .transform((parts) => parts ?? []),
});

type Part = { readonly inventoryItemId: string; readonly quantity: number };

/** Returns the inventory items of a variant: itself, or the parts of a kit. Empty for untracked items. */
const trackedParts = async (
  client: MedusaClient,
  { items, signal }: { items: readonly RestockItem[]; signal: AbortSignal | undefined },
): Promise<readonly Part[]> => {
  const ids = [...new Set(items.map(({ variantId }) => variantId).filter((id) => id !== ""))];
  if (ids.length === 0) return [];
  const named = ids.map((id) => `id[]=${encodeURIComponent(id)}`).join("&");
  const fields = "id,manage_inventory,inventory_items.inventory_item_id,inventory_items.required_quantity";
  const path = `/admin/product-variants?${named}&limit=${ids.length}&fields=${fields}`;
  const schema = z.object({ variants: z.array(variantSchema) });
  const { variants } = await client.get({ path, schema, purpose: "Read stock", signal });
  const counts = new Map<string, number>();
  for (const { sku, variantId, quantity } of items) {
    const variant = variants.find(({ id }) => id === variantId);
    if (variant === undefined) throw refused(`Medusa doesn't have the variant ${sku || variantId} anymore.`);
    if (variant.manage_inventory !== true) continue;
    for (const part of variant.inventory_items) {
      const count = quantity * part.required_quantity;
      counts.set(part.inventory_item_id, (counts.get(part.inventory_item_id) ?? 0) + count);
    }
  }
  return [...counts].map(([inventoryItemId, quantity]) => ({ inventoryItemId, quantity }));
};

/**
 * Creates a stock level where needed: items can come back to a location that never sold them, and Medusa doesn't
 * receive them there without a level.
 */
const ensureLevel = async (
  client: MedusaClient,
  {
    inventoryItemId,
    locationId,
    signal,
  }: { inventoryItemId: string; locationId: string; signal: AbortSignal | undefined },
): Promise<void> => {
  const path = `/admin/inventory-items/${inventoryItemId}/location-levels`;
  const schema = z.object({ inventory_levels: z.array(z.object({ location_id: z.string() })) });
  const call = {
    path: `${path}?location_id=${locationId}&fields=id,location_id`,
    purpose: "Read stock",
    signal,
  };
  const { inventory_levels } = await client.get({ ...call, schema });
  if (inventory_levels.some(({ location_id }) => location_id === locationId)) return;
  const body = { location_id: locationId, stocked_quantity: 0 };
  await client.post({ path, body, schema: z.unknown(), purpose: "Set stock", signal });
};
