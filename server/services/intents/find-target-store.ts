import { findStore, findStoreBySlug, listStores } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Returns the store that a caller names by ID or slug; optional for a credential of one store. Null when the store
 * doesn't exist or isn't the caller's.
 * @throws Problem INVALID_ARGUMENT when the credential is for several stores and names none
 */
export const findTargetStore = async (
  ctx: ServiceContext,
  { actor, ecommerceId, slug }: { actor: Actor; ecommerceId: string; slug: string },
): Promise<Store | null> => {
  if (ecommerceId !== "") return findStore(ctx.db, actor, ecommerceId);
  if (slug !== "") {
    const store = await findStoreBySlug(ctx.db, slug);
    return store === null ? null : findStore(ctx.db, actor, store.id);
  }
  const [only, ...others] = await listStores(ctx.db, actor);
  if (only === undefined || others.length > 0)
    throw new Problem(
      "INVALID_ARGUMENT",
      "This credential has access to several stores. Specify one with ecommerce_id or slug.",
      {
        violations: [{ field: "ecommerce_id", description: "specify the store here, or send its slug" }],
      },
    );
  return only;
};
