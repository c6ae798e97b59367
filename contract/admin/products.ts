import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, minorGiven, shopName, text, toldText, webUrl } from "../base/wire";

const idList = () => z.array(text(128)).max(250).default([]);

const VariantInput = z
  .object({
    variant_id: identifier(),
    sku: text(128).default(""),
    ean: text(64).default(""),
    name: toldText(255).default(""),
    options: z.record(z.string(), text(255)).default({}),
    price: minorGiven(),
    stock: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .nullable()
      .describe("Available units. `null` if the shop does not track stock. Variants with 0 are not offered."),
  })
  .meta({ id: "VariantInput" });

/** Content of a product (decisions, section 11). */
export const ProductContentInput = z
  .object({
    name: shopName(500),
    image_url: webUrl().default(""),
    brand_id: text(128).default(""),
    category_ids: idList(),
    collection_ids: idList(),
    tag_ids: idList(),
    variants: z.array(VariantInput).max(2000).describe("Variants in the shop's order, which is used to rank sizes."),
  })
  .meta({ id: "ProductContent" });

export const putProduct = defineMutation({
  summary: "Create or update a product",
  description:
    "Creates the product or updates it. Repeating the same content changes nothing. Omitted variants are removed and no longer offered in exchanges. Prices are in the store's currency.",
  scope: "orders:write",
  endpoints: [{ method: "PUT", path: "/v1/ecommerces/{ecommerce_id}/products/{product_id}" }],
  input: ProductContentInput.extend({ ecommerce_id: identifier(), product_id: identifier() }),
  output: z.object({
    product: z.object({
      id: z.string(),
      product_id: z.string(),
      result: z.enum(["CREATED", "UPDATED", "UNCHANGED"]),
      variants: z.array(z.object({ id: z.string(), variant_id: z.string(), stock: z.int().nullable() })),
    }),
  }),
  problems: ["NOT_FOUND"],
});
