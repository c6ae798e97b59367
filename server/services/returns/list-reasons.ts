import type { ReturnReason } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { findTargetStore } from "../intents/find-target-store";

/** Lists the return reasons that a store offers its shoppers. @throws Problem NOT_FOUND, INVALID_ARGUMENT */
export const listReasons = async (
  ctx: ServiceContext,
  call: { actor: Actor; ecommerceId: string; slug: string },
): Promise<ReturnReason[]> => {
  const store = await findTargetStore(ctx, call);
  if (store === null) throw notFound("store");
  return store.config.returnReasons;
};
