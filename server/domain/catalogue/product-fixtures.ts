import type { Product, Variant } from "./types";

/** A variant for tests; its ids follow from its name. */
export const variant = (name: string, over: Partial<Variant> = {}): Variant => ({
  id: `var_${name}`,
  platformVariantId: `shop-${name}`,
  sku: `SKU-${name}`,
  ean: "",
  name,
  options: { size: name },
  priceMinor: 4000,
  stock: 10,
  ...over,
});

/** A product for tests; its ids follow from its name. */
export const product = (name: string, variants: Variant[], over: Partial<Product> = {}): Product => ({
  id: `prd_${name}`,
  platformProductId: `shop-${name}`,
  name,
  imageUrl: "",
  brandId: "",
  categoryIds: ["shirts"],
  collectionIds: [],
  tagIds: [],
  variants,
  ...over,
});
