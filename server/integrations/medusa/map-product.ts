import { majorTextToMinor } from "@/server/kernel/money";
import type { ShopProductRecord, ShopVariant } from "@/server/partners/shop-feed";
import { exact, minus, per, toMinor } from "./exact";
import { optionsOf } from "./map-line";
import type { MedusaProduct, MedusaVariant } from "./wire";

/** `currency`: of the returned prices, the shop's default. */
export const mapProduct = (product: MedusaProduct, currency: string): ShopProductRecord => ({
  updatedAt: product.updated_at,
  product: {
    platformProductId: product.id,
    name: product.title,
    imageUrl: product.thumbnail || (product.images[0]?.url ?? ""),
    brandId: "",
    categoryIds: product.categories.map(({ id }) => id),
    collectionIds: [product.collection_id].filter((id) => id !== ""),
    tagIds: product.tags.map(({ id }) => id),
    variants: product.variants.map((variant) => mapVariant(variant, { product, currency })),
  },
});

const mapVariant = (
  variant: MedusaVariant,
  { product, currency }: { product: MedusaProduct; currency: string },
): ShopVariant => {
  const isSingle = product.variants.length === 1 && variant.options.length <= 1;
  const priceMinor = priceOf(variant, currency);
  return {
    platformVariantId: variant.id,
    sku: variant.sku,
    ean: variant.ean || variant.barcode || variant.upc,
    name: isSingle ? "" : variant.title,
    options: isSingle ? {} : optionsOf(variant.options),
    priceMinor: priceMinor ?? 0,
    // Drafts are not for sale, and without a price in the shop's currency a variant can't be ordered.
    stock: product.status !== "published" || priceMinor === null ? 0 : stockOf(variant),
  };
};

/** Returns the price without conditions; other prices depend on quantities, regions or customer groups. */
const priceOf = ({ prices }: MedusaVariant, currency: string): number | null => {
  const price = prices.find(
    ({ currency_code, min_quantity, max_quantity, rules }) =>
      currency_code.toUpperCase() === currency &&
      Object.keys(rules ?? {}).length === 0 &&
      (min_quantity ?? null) === null &&
      (max_quantity ?? null) === null,
  );
  if (price === undefined) return null;
  const text = String(price.amount);
  return majorTextToMinor(text, currency) ?? toMinor(exact(text), currency);
};

/** Returns the stock over all locations less reservations; for a kit, as many as its scarcest part allows. */
const stockOf = ({ manage_inventory, allow_backorder, inventory_items }: MedusaVariant): number | null => {
  if (manage_inventory !== true || allow_backorder === true) return null;
  const counts = inventory_items.map(({ required_quantity, inventory }) => {
    const pieces = (inventory?.location_levels ?? []).map(({ raw_stocked_quantity, raw_reserved_quantity }) =>
      whole(minus(raw_stocked_quantity, raw_reserved_quantity)),
    );
    const available = pieces.reduce((all, count) => all + count, 0);
    return whole(per(exact(String(available)), exact(String(Math.max(1, required_quantity)))));
  });
  return counts.length === 0 ? null : Math.max(0, Math.min(...counts));
};

const whole = ({ over, under }: { over: bigint; under: bigint }): number => Number(over / under);
