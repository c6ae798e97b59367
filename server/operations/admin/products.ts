import * as contract from "@/contract/admin/products";
import { putProduct as put } from "@/server/services/catalogue/put-product";
import { implement } from "../implement";

export const putProduct = implement(contract.putProduct, async ({ ctx, actor, input }) => {
  const { result, product } = await put(ctx, {
    actor,
    ecommerceId: input.ecommerce_id,
    content: {
      platformProductId: input.product_id,
      name: input.name,
      imageUrl: input.image_url,
      brandId: input.brand_id,
      categoryIds: input.category_ids,
      collectionIds: input.collection_ids,
      tagIds: input.tag_ids,
      variants: input.variants.map(({ variant_id, price, ...variant }) => ({
        ...variant,
        platformVariantId: variant_id,
        priceMinor: price,
      })),
    },
  });
  return {
    product: {
      id: product.id,
      product_id: product.platformProductId,
      result,
      variants: product.variants.map(({ id, platformVariantId, stock }) => ({
        id,
        variant_id: platformVariantId,
        stock,
      })),
    },
  };
});
