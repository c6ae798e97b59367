import { listProducts } from "@/server/db/orders/catalog";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { putProduct } from "../../catalog/put-product";
import type { ServiceContext } from "../../context";

/**
 * Handles a product that the shop no longer sells: it is never offered again, and sold items keep its name and picture.
 */
export const removeProduct = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { connection, platformProductId }: { connection: Connection; platformProductId: string },
): Promise<void> => {
  const { groupId, ecommerceId } = connection;
  const actor = systemActor(groupId);
  const products = await listProducts(ctx.db, actor, {
    ecommerceId,
    filter: { platformProductIds: [platformProductId] },
  });
  for (const { platformProductId: id, name, imageUrl, brandId, variants, ...rest } of products) {
    if (id !== platformProductId) continue;
    const { categoryIds, collectionIds, tagIds } = rest;
    await putProduct(ctx, {
      ...{ actor, ecommerceId },
      content: {
        ...{ platformProductId, name, imageUrl, brandId, categoryIds, collectionIds, tagIds },
        variants: variants.map(({ platformVariantId, sku, ean, name: variantName, options, priceMinor }) => ({
          ...{ platformVariantId, sku, ean, name: variantName, options, priceMinor, stock: 0 },
        })),
      },
    });
  }
};
