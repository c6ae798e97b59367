import * as branding from "@/contract/admin/settings/branding";
import * as ecommerce from "@/contract/admin/settings/ecommerce";
import * as exchanges from "@/contract/admin/settings/exchanges";
import * as logistics from "@/contract/admin/settings/logistic-setting";
import * as refunds from "@/contract/admin/settings/refunds";
import * as conditions from "@/contract/admin/settings/return-conditions";
import * as warehouses from "@/contract/admin/settings/warehouses";
import * as db from "@/server/db/shipping/warehouses";
import { findStore, getStore, listStores } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound } from "@/server/kernel/problem";
import { presentReturnConditions } from "@/server/presenters/return-conditions";
import { presentBranding } from "@/server/presenters/settings/branding";
import { presentEcommerce } from "@/server/presenters/settings/ecommerce";
import { presentExchangeConditions, presentExchangeOrderSetting } from "@/server/presenters/settings/exchanges";
import { presentLogisticSetting } from "@/server/presenters/settings/logistic-setting";
import { presentRefundConfiguration } from "@/server/presenters/settings/refunds";
import { presentWarehouse } from "@/server/presenters/settings/warehouse";
import type { ServiceContext } from "@/server/services/context";
import { implement } from "../implement";

type Named = { ecommerceId: string; slug: string; group: string };

/** Finds the store of a setting. A store whose slug and group don't match is not found. */
const storeOf = async (ctx: ServiceContext, actor: Actor, { ecommerceId, slug, group }: Named): Promise<Store> => {
  const store =
    ecommerceId === "" ? await findUnnamed(ctx, actor, { slug, group }) : await findStore(ctx.db, actor, ecommerceId);
  if (store === null || (slug !== "" && slug !== store.slug) || (group !== "" && group !== store.groupId))
    throw notFound("store");
  return store;
};

/** Finds a store by its slug, or by its group alone if the group has one store. @throws Problem INVALID_ARGUMENT */
const findUnnamed = async (
  ctx: ServiceContext,
  actor: Actor,
  { slug, group }: Pick<Named, "slug" | "group">,
): Promise<Store | null> => {
  if (slug === "" && group === "")
    throw invalidField("ecommerce_id", "is missing; name the store by its ecommerce_id, or by its slug");
  const stores = await listStores(ctx.db, actor);
  if (slug !== "") return stores.find((store) => store.slug === slug) ?? null;
  const [first = null, ...others] = stores.filter(({ groupId }) => groupId === group);
  if (others.length === 0) return first;
  const description = `is missing; the group has ${others.length + 1} stores: name one by its ecommerce_id, or by its slug`;
  throw invalidField("ecommerce_id", description);
};

export const getReturnConditions = implement(conditions.getReturnConditions, async ({ ctx, actor, input }) => {
  const { id, policy, policyVersion } = await storeOf(ctx, actor, input);
  return presentReturnConditions(policy, { ecommerceId: id, version: policyVersion });
});

export const getBranding = implement(branding.getBranding, async ({ ctx, actor, input }) =>
  presentBranding(await storeOf(ctx, actor, input)),
);

export const getEcommerce = implement(ecommerce.getEcommerce, async ({ ctx, actor, input }) =>
  presentEcommerce(await storeOf(ctx, actor, input)),
);

export const getExchangeConditions = implement(exchanges.getExchangeConditions, async ({ ctx, actor, input }) =>
  presentExchangeConditions(await storeOf(ctx, actor, input)),
);

export const getExchangeOrderSetting = implement(exchanges.getExchangeOrderSetting, async ({ ctx, actor, input }) =>
  presentExchangeOrderSetting(await storeOf(ctx, actor, input)),
);

export const getLogisticSetting = implement(logistics.getLogisticSetting, async ({ ctx, actor, input }) =>
  presentLogisticSetting(await storeOf(ctx, actor, input)),
);

export const getRefundConfiguration = implement(refunds.getRefundConfiguration, async ({ ctx, actor, input }) =>
  presentRefundConfiguration(await storeOf(ctx, actor, input)),
);

export const listWarehouses = implement(warehouses.listWarehouses, async ({ ctx, actor, input }) => {
  const { id } = await storeOf(ctx, actor, input);
  return { warehouses: (await db.listWarehouses(ctx.db, actor, id)).map(presentWarehouse) };
});

export const getWarehouse = implement(warehouses.getWarehouse, async ({ ctx, actor, input }) => {
  const warehouse = await db.getWarehouse(ctx.db, actor, input.id);
  const { id, slug, groupId } = await getStore(ctx.db, actor, warehouse.ecommerceId);
  const isOther = (named: string, own: string): boolean => named !== "" && named !== own;
  if (isOther(input.ecommerceId, id) || isOther(input.slug, slug) || isOther(input.group, groupId))
    throw notFound("warehouse");
  return presentWarehouse(warehouse);
});
