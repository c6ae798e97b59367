import type { OrderLine } from "@/server/domain/orders/types";

export const presentProduct = (line: OrderLine) => ({
  product_id: line.productId,
  variant_id: line.variantId,
  sku: line.sku,
  ean: line.ean,
  name: line.name,
  variant_name: line.variantName,
});
