import type { Stored } from "@/server/schema/columns";
/** A shop's product, as pushed or pulled (decisions.md 11). The shop's own IDs are the `platform…` ones. */
export type Product = Stored<
  "products",
  {
    /** In the shop's order, which is used as the order of sizes if the labels say nothing. */
    variants: Variant[];
  },
  "groupId" | "ecommerceId" | "contentHash" | "updatedAt" | "connectionId" | "readAt"
>;

/** Something that can be bought: a product in a color, a size and so on. */
export type Variant = Stored<
  "variants",
  {
    /** Name of the option to its value: `{ color: "blue", size: "M" }`. */
    options: Record<string, string>;
  },
  "groupId" | "productId" | "position"
>;

/** The product data that a shop pushes: everything except the IDs that we assign. */
export type ProductContent = Omit<Product, "id" | "variants"> & { variants: VariantContent[] };
export type VariantContent = Omit<Variant, "id">;
