import * as contract from "@/contract/admin/products";
import { putProduct as put } from "@/server/services/catalog/put-product";
import { implement } from "../implement";

export const putProduct = implement(contract.putProduct, async ({ ctx, actor, input }) => {
  const { result, product } = await put(ctx, {
    actor,
    ecommerceId: input.ecommerceId,
    content: {
      platformProductId: input.productId,
      name: input.name,
      imageUrl: input.imageUrl,
      brandId: input.brandId,
      categoryIds: input.categoryIds,
      collectionIds: input.collectionIds,
      tagIds: input.tagIds,
      variants: input.variants.map(({ variantId, price, ...variant }) => ({
        ...variant,
        platformVariantId: variantId,
        priceMinor: price,
      })),
    },
  });
  return {
    product: {
      id: product.id,
      productId: product.platformProductId,
      result,
      variants: product.variants.map(({ id, platformVariantId, stock }) => ({
        id,
        variantId: platformVariantId,
        stock,
      })),
    },
  };
});
