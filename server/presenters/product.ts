import type { OrderLine } from "@/server/domain/orders/types";

export const presentProduct = (line: OrderLine) => ({
  productId: line.productId,
  variantId: line.variantId,
  sku: line.sku,
  ean: line.ean,
  name: line.name,
  variantName: line.variantName,
});
