import { randomBytes } from "node:crypto";
import { call, ok } from "./api";
import { demo } from "./demo";

type Size = { size: string; price: number; stock: number };

/** A shirt of the test's own in these sizes, pushed as the shop would; returns its ID. */
export const putShirt = async (sizes: Size[], productId = `shirt-${randomBytes(4).toString("hex")}`) => {
  const variants = sizes.map(({ size, price, stock }) => ({
    ...{ variant_id: `${productId}-${size}`, sku: `${productId}-${size}`, name: `Undyed, ${size}` },
    ...{ price, stock, options: { size } },
  }));
  const body = { name: "Fisherman shirt", category_ids: ["shirts"], variants };
  await ok(call("PUT", `/v1/ecommerces/${demo.ecommerce_id}/products/${productId}`, { body }));
  return productId;
};

/** The line of an order for that shirt in M at 40.00. */
export const shirtLine = (productId: string) => ({
  ...{ name: "Fisherman shirt", variantName: "Undyed, M", unitPrice: 4_000 },
  ...{ productId, variantId: `${productId}-M`, categoryIds: ["shirts"] },
});
