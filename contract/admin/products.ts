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
      .describe("Pieces on the shelf; null where the shop does not count them; 0 is never offered."),
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
    variants: z.array(VariantInput).max(2000).describe("In the shop's order, as sizes are read."),
  })
  .meta({ id: "ProductContent" });

export const putProduct = defineMutation({
  summary: "Put a product of the catalog",
  description:
    "Creates the product or brings it up to date; the same content again changes nothing. Variants that are left out " +
    "are gone: nobody is offered them in an exchange any more. Prices are in the store's currency.",
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
