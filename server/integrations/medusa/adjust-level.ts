import { z } from "zod";
import { type MedusaClient, refused } from "./client";
import { exact } from "./exact";
import { piecesOf } from "./map-line";

/** Enough for retries; older entries were completed long ago. */
const KEPT = 30;

const entrySchema = z.object({
  key: z.string(),
  location: z.string(),
  from: z.number(),
  to: z.number(),
  done: z.boolean(),
});
type Entry = z.infer<typeof entrySchema>;

const itemSchema = z.object({
  inventory_item: z.object({
    metadata: z.record(z.string(), z.unknown()).nullish(),
    location_levels: z
      .array(
        z.object({
          location_id: z.string(),
          raw_stocked_quantity: z.object({ value: z.union([z.string(), z.number()]) }),
        }),
      )
      .nullish(),
  }),
});

type Adjustment = {
  readonly inventoryItemId: string;
  readonly locationId: string;
  readonly quantity: number;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal | undefined;
};

/**
 * Adjusts a stock level by a number of units, once per key. Medusa's API can only set levels, so the level about to be
 * written is first noted on the inventory item, and marked as done afterwards. A retry finds either the old or the new
 * level. Call it while holding the variant's lock.
 * @throws PartnerError REFUSED when the level was changed by somebody else between an aborted attempt and its retry
 */
export const adjustLevel = async (client: MedusaClient, adjustment: Adjustment): Promise<void> => {
  const { inventoryItemId, locationId, quantity, idempotencyKey, signal } = adjustment;
  const { entries, level } = await readItem(client, adjustment);
  const known = entries.find(({ key, location }) => key === idempotencyKey && location === locationId);
  if (known?.done === true) return;
  const entry = known ?? { key: idempotencyKey, location: locationId, from: level, to: level + quantity, done: false };
  if (entry.to < 0) throw refused(`Medusa has ${level} in stock there; ${-quantity} can't be taken off.`);
  const others = entries.filter((one) => one !== known);
  if (known === undefined) await writeEntries(client, adjustment, [...others, entry]);
  else if (level !== entry.from && level !== entry.to)
    throw refused(
      `The stock of this item changed in Medusa while it was restocked. Check it there: ${entry.from} before, ${quantity} to add, ${level} now.`,
    );
  if (level !== entry.to || known === undefined)
    await client.post({
      path: `/admin/inventory-items/${inventoryItemId}/location-levels/${locationId}`,
      body: { stocked_quantity: entry.to },
      ...{ schema: z.unknown(), purpose: "Set stock", signal },
    });
  await writeEntries(client, adjustment, [...others, { ...entry, done: true }]);
};

const readItem = async (
  client: MedusaClient,
  { inventoryItemId, locationId, signal }: Adjustment,
): Promise<{ entries: readonly Entry[]; level: number }> => {
  const fields = "metadata,location_levels.location_id,location_levels.raw_stocked_quantity";
  const path = `/admin/inventory-items/${inventoryItemId}?fields=${fields}`;
  const { inventory_item } = await client.get({ path, schema: itemSchema, purpose: "Read stock", signal });
  const level = inventory_item.location_levels?.find(({ location_id }) => location_id === locationId);
  const entries = z
    .array(entrySchema)
    .catch([])
    .parse(inventory_item.metadata?.homeward_restocks ?? []);
  return { entries, level: level === undefined ? 0 : piecesOf(exact(String(level.raw_stocked_quantity.value))) };
};

const writeEntries = (
  client: MedusaClient,
  { inventoryItemId, signal }: Adjustment,
  entries: readonly Entry[],
): Promise<unknown> =>
  client.post({
    path: `/admin/inventory-items/${inventoryItemId}`,
    body: { metadata: { homeward_restocks: entries.slice(-KEPT) } },
    ...{ schema: z.unknown(), purpose: "Record restock", signal },
  });
