import * as contract from "@/contract/admin/settings";
import { getStore } from "@/server/db/stores";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { presentReturnConditions } from "@/server/presenters/return-conditions";
import type { ServiceContext } from "@/server/services/context";
import { implement } from "../implement";

type Named = { ecommerce_id: string; slug: string; group: string };

/** The store of a setting; one that another slug or group is named for is not there. */
const storeOf = async (ctx: ServiceContext, actor: Actor, { ecommerce_id, slug, group }: Named): Promise<Store> => {
  const store = await getStore(ctx.db, actor, ecommerce_id);
  if ((slug !== "" && slug !== store.slug) || (group !== "" && group !== store.groupId)) throw notFound("store");
  return store;
};

export const getReturnConditions = implement(contract.getReturnConditions, async ({ ctx, actor, input }) => {
  const { id, policy, policyVersion } = await storeOf(ctx, actor, input);
  return presentReturnConditions(policy, { ecommerceId: id, version: policyVersion });
});
