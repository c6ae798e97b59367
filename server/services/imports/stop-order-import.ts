import type { FileKind } from "@/contract/vocabulary/order-import";
import { getOrderImport, stopOrderImport as stop } from "@/server/db/orders/order-imports";
import { getStore } from "@/server/db/stores/stores";
import type { OrderImport } from "@/server/domain/orders/order-import";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/**
 * Stops an import before the end of its file; imported entries stay. One that has ended is left as it is. The file is
 * deleted with other unneeded files. @throws Problem NOT_FOUND
 */
export const stopOrderImport = async (
  ctx: ServiceContext,
  call: { what?: FileKind; actor: Actor; ecommerceId: string; importId: string },
): Promise<OrderImport> => {
  const { what = "ORDERS", actor, ecommerceId, importId } = call;
  const store = await getStore(ctx.db, actor, ecommerceId);
  const named = { id: importId, ecommerceId: store.id, what };
  await stop(ctx.db, actor, { ...named, error: `${actor.name} stopped it; orders imported before are kept.` });
  return getOrderImport(ctx.db, actor, named);
};
