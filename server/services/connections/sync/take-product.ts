import { noteProductRead } from "@/server/db/orders/synced-products";
import type { TakenRecord } from "@/server/domain/connections/sync";
import type { Store } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ShopProductRecord } from "@/server/partners/shop-feed";
import { putProduct } from "../../catalog/put-product";
import type { ServiceContext } from "../../context";

/** Takes a product of a connected shop into the catalog. A shop may oversell: negative stock counts as none here. */
export const takeProduct = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { store, connectionId, record }: { store: Store; connectionId: string; record: ShopProductRecord },
): Promise<TakenRecord> => {
  const { product } = record;
  const taken = { id: product.platformProductId, updatedAt: new Date(record.updatedAt).toISOString(), reason: "" };
  const name = product.name || product.platformProductId;
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: variant.stock === null ? null : Math.max(0, variant.stock),
  }));
  try {
    const actor = systemActor(store.groupId);
    const content = { ...product, variants };
    const { result, product: put } = await putProduct(ctx, { actor, ecommerceId: store.id, content });
    await noteProductRead(ctx.db, actor, { productId: put.id, connectionId, now: ctx.clock.now() });
    return { ...taken, record: name, result };
  } catch (error) {
    if (!(error instanceof Problem) || error.reason !== "INVALID_ARGUMENT") throw error;
    return { ...taken, record: name, result: "REFUSED", reason: error.message };
  }
};
