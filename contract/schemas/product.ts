import { z } from "zod";

/** Product of an order line (specification, webhook payload). */
export const ProductDto = z
  .object({
    product_id: z.string(),
    variant_id: z.string(),
    sku: z.string(),
    ean: z.string(),
    name: z.string(),
    variant_name: z.string(),
  })
  .meta({ id: "Product" });
