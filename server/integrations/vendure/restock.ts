import { z } from "zod";
import type { RestockItem, RestockRequest } from "@/server/partners/shop";
import { claimOrder, type Journal, notesOfKey } from "./claim-order";
import { inTurn } from "./in-turn";
import { isTracked, stockLevelsSchema } from "./map-product";
import { vendureError } from "./vendure-error";
import type { VendureShop } from "./vendure-shop";

/** The newest adjustments, at the end of a variant's list. */
const LATEST = 20;
const MAX_CORRECTIONS = 5;

const STOCK_FIELDS = "id trackInventory stockLevels { stockLocationId stockOnHand stockAllocated }";

/**
 * Restocks units through Vendure's stock levels. Levels are absolute, and each change creates a movement with its
 * difference. Comparing the intended difference with the movement shows whether a unit was sold in between, and the
 * rest is then added. Before each write, the note on the order says what is about to be written, so a worker that
 * resumes after a crash can tell from the movement whether it was written. Not covered: someone else changing the same
 * variant by exactly the same number of units between our read and our write.
 */
export const restock = async (shop: VendureShop, request: RestockRequest): Promise<void> => {
  const { order, idempotencyKey, returnCode, signal } = request;
  await claimOrder({
    shop,
    orderId: order.orderId,
    idempotencyKey,
    signal,
    words: `restock of return ${returnCode}`,
    find: async () => {
      const notes = await notesOfKey({ shop, orderId: order.orderId, idempotencyKey, signal });
      return notes.some(({ text }) => text.endsWith(" done")) ? true : null;
    },
    act: async (journal) => {
      await restockAll(shop, { request, journal });
      return true;
    },
  });
};

const restockAll = async (
  shop: VendureShop,
  { request, journal }: { request: RestockRequest; journal: Journal },
): Promise<void> => {
  const { signal } = request;
  const locationId = request.locationId === "" ? await firstLocation(shop, signal) : request.locationId;
  const entries = entriesOf(journal.before);
  const write = async (entry: Entry) => {
    entries.set(entry.variantId, entry);
    await journal.write(textOf(entries));
  };
  for (const { variantId, quantity } of summed(request.items)) {
    const earlier = entries.get(variantId);
    await inTurn(`${shop.values.address}:${variantId}`, () =>
      restockVariant(shop, { variantId, quantity, locationId, earlier, write, signal }),
    );
  }
};

/** Combines lines with the same variant into one change. Units without a variant are not in this shop's stock. */
const summed = (items: readonly RestockItem[]): readonly { variantId: string; quantity: number }[] => {
  const byVariant = new Map<string, number>();
  for (const { variantId, quantity } of items) byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  return [...byVariant]
    .filter(([id, quantity]) => id !== "" && quantity !== 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }));
};

/** `seen`: number of adjustments of the variant before the write. `missing`: what the write was to add. */
type Entry = { readonly variantId: string; readonly seen: number; readonly missing: number };

const textOf = (entries: ReadonlyMap<string, Entry>): string =>
  [...entries.values()].map(({ variantId, seen, missing }) => `{${variantId} ${seen} ${missing}}`).join("");

const entriesOf = (notes: Journal["before"]): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  // The newest note comes first, and its entry for a variant counts.
  for (const { text } of [...notes].reverse())
    for (const [, variantId = "", seen, missing] of text.matchAll(/\{(\S+) (\d+) (-?\d+)\}/g))
      entries.set(variantId, { variantId, seen: Number(seen), missing: Number(missing) });
  return entries;
};

type Change = {
  variantId: string;
  quantity: number;
  locationId: string;
  earlier: Entry | undefined;
  write: (entry: Entry) => Promise<void>;
  signal: AbortSignal | undefined;
};

const restockVariant = async (shop: VendureShop, change: Change): Promise<void> => {
  const { variantId, quantity, earlier, signal } = change;
  let missing = quantity;
  if (earlier !== undefined) missing = await stillMissing(shop, { entry: earlier, signal });
  for (let tries = 0; missing !== 0; tries += 1) {
    if (tries === MAX_CORRECTIONS)
      throw vendureError("UNAVAILABLE", "The stock of an item changes too fast in Vendure to be corrected.");
    const stock = await readStock(shop, { variantId, signal });
    if (stock === null) return;
    const entry = { variantId, seen: stock.adjustments, missing };
    await change.write(entry);
    await setStock(shop, { ...change, stockOnHand: stock.onHand(change.locationId) + missing });
    missing = await stillMissing(shop, { entry, signal });
  }
};

/** Returns 0 when the entry's write was made as intended, and the full amount when it was not made. */
const stillMissing = async (
  { api }: VendureShop,
  { entry: { variantId, seen, missing }, signal }: { entry: Entry; signal: AbortSignal | undefined },
): Promise<number> => {
  const skip = Math.max(0, seen - LATEST);
  const call = { query: READ_ADJUSTMENTS, variables: { id: variantId, skip }, schema: adjustmentsSchema, signal };
  const { productVariant } = await api({ ...call, purpose: "read stock changes" });
  const { items = [], totalItems = 0 } = productVariant?.stockMovements ?? {};
  const newest = [...items].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  const made = totalItems > seen ? newest.slice(seen - totalItems) : [];
  if (made.some(({ quantity }) => quantity === missing)) return 0;
  // A single adjustment of another size is ours, made after a sale: our write has undone that sale's part.
  const [only] = made;
  return only !== undefined && made.length === 1 ? missing - only.quantity : missing;
};

const adjustmentsSchema = z.object({
  productVariant: z
    .object({
      stockMovements: z.object({
        totalItems: z.number().int(),
        items: z.array(z.object({ id: z.string(), quantity: z.number().int(), createdAt: z.string() })),
      }),
    })
    .nullable(),
});

const stockSchema = z.object({
  productVariant: z
    .object({
      trackInventory: z.enum(["TRUE", "FALSE", "INHERIT"]),
      stockLevels: stockLevelsSchema,
      stockMovements: z.object({ totalItems: z.number().int() }),
    })
    .nullable(),
});

/** Returns null when the variant's stock is not tracked: sales didn't reduce it either. */
const readStock = async (
  shop: VendureShop,
  { variantId, signal }: { variantId: string; signal: AbortSignal | undefined },
) => {
  const call = {
    query: READ_STOCK,
    variables: { id: variantId },
    schema: stockSchema,
    purpose: "read the stock",
    signal,
  };
  const { productVariant } = await shop.api(call);
  if (productVariant === null)
    throw vendureError("REFUSED", "The variant is no longer in Vendure. Restock it manually.");
  if (!isTracked(productVariant, await shop.facts(signal))) return null;
  const { stockLevels, stockMovements } = productVariant;
  return {
    adjustments: stockMovements.totalItems,
    onHand: (location: string) => stockLevels.find((level) => level.stockLocationId === location)?.stockOnHand ?? 0,
  };
};

const setStock = async (
  { api }: VendureShop,
  { variantId, locationId, stockOnHand, signal }: Change & { stockOnHand: number },
): Promise<void> => {
  const input = [{ id: variantId, stockLevels: [{ stockLocationId: locationId, stockOnHand }] }];
  await api({ query: SET_STOCK, variables: { input }, schema: z.unknown(), purpose: "restock an item", signal });
};

const firstLocation = async ({ api }: VendureShop, signal: AbortSignal | undefined): Promise<string> => {
  const schema = z.object({ stockLocations: z.object({ items: z.array(z.object({ id: z.string() })) }) });
  const { stockLocations } = await api({ query: FIRST_LOCATION, schema, purpose: "read the stock locations", signal });
  const [first] = stockLocations.items;
  if (first === undefined)
    throw vendureError("REFUSED", "The channel has no stock location in Vendure. Add one first.");
  return first.id;
};

const READ_STOCK = `query HomewardStock($id: ID!) {
  productVariant(id: $id) { ${STOCK_FIELDS} stockMovements(options: { type: ADJUSTMENT, take: 1 }) { totalItems } }
}`;

const READ_ADJUSTMENTS = `query HomewardAdjustments($id: ID!, $skip: Int!) {
  productVariant(id: $id) {
    stockMovements(options: { type: ADJUSTMENT, skip: $skip, take: 1000 }) {
      totalItems
      items { ... on StockAdjustment { id quantity createdAt } }
    }
  }
}`;

const SET_STOCK = `mutation HomewardSetStock($input: [UpdateProductVariantInput!]!) {
  updateProductVariants(input: $input) { id }
}`;

const FIRST_LOCATION = `query HomewardLocation {
  stockLocations(options: { sort: { createdAt: ASC }, take: 1 }) { items { id } }
}`;
