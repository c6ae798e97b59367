/** A product of a shop, as it was pushed or pulled (decisions.md 11). The shop's own ids are the `platform…` ones. */
export type Product = {
  id: string;
  platformProductId: string;
  name: string;
  imageUrl: string;
  brandId: string;
  categoryIds: string[];
  collectionIds: string[];
  tagIds: string[];
  /** In the shop's order: it stands in for the order of sizes where the labels say nothing. */
  variants: Variant[];
};

/** One thing that can be bought: a product in a colour, a size and so on. */
export type Variant = {
  id: string;
  platformVariantId: string;
  sku: string;
  ean: string;
  name: string;
  /** Name of the option to its value: `{ colour: "blue", size: "M" }`. */
  options: Record<string, string>;
  /** In minor units of the store's currency, with tax where the shop's prices include it. */
  priceMinor: number;
  /** Pieces on the shelf; null: not tracked, as many as anybody wants; 0: never offered. */
  stock: number | null;
};

/** What a shop pushes of a product: everything but the ids that we give. */
export type ProductContent = Omit<Product, "id" | "variants"> & { variants: VariantContent[] };
export type VariantContent = Omit<Variant, "id">;
