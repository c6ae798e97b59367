import type { Stored } from "@/server/schema/columns";
/** A product of a shop, as it was pushed or pulled (decisions.md 11). The shop's own ids are the `platform…` ones. */
export type Product = Stored<
  "products",
  {
    /** In the shop's order: it stands in for the order of sizes where the labels say nothing. */
    variants: Variant[];
  },
  "groupId" | "ecommerceId" | "contentHash" | "updatedAt" | "connectionId" | "readAt"
>;

/** One thing that can be bought: a product in a color, a size and so on. */
export type Variant = Stored<
  "variants",
  {
    /** Name of the option to its value: `{ color: "blue", size: "M" }`. */
    options: Record<string, string>;
  },
  "groupId" | "productId" | "position"
>;

/** What a shop pushes of a product: everything but the ids that we give. */
export type ProductContent = Omit<Product, "id" | "variants"> & { variants: VariantContent[] };
export type VariantContent = Omit<Variant, "id">;
