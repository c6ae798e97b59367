import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import type { OrderDraft } from "@/server/cli/demo/order-from";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { changeConditions, changeSetting, changeWarehouse } from "@/server/operations/settings/change-settings";
import { publishedWarehouse } from "@/server/presenters/settings/published";
import { startIntent } from "@/server/services/intents/start-intent";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import type { TestContext } from "./context";
import { createOrder, type Tenant, testAddress } from "./factories";

type Patch = Record<string, unknown>;

/** Shared by tests of settings: change one, and read its effect through the API. */
export const settingsScene = (ctx: TestContext) => ({
  set: ({ actor, store }: Tenant, name: StoreSetting, patch: Patch) =>
    changeSetting(ctx, { actor, ecommerceId: store.id, name, patch }),
  setConditions: ({ actor, store }: Tenant, patch: Patch, note = "") =>
    changeConditions(ctx, { actor, ecommerceId: store.id, patch, note }),
  /** Without an ID, a new one. */
  setWarehouse: async ({ actor, store }: Tenant, patch: Patch, warehouseId: string | null = null) =>
    publishedWarehouse(await changeWarehouse(ctx, { actor, ecommerceId: store.id, warehouseId, patch })),
  callerOf: (actor: Actor, context: TestContext = ctx) => t.createCallerFactory(appRouter)({ ctx: context, actor }),
  /** A draft of a new order's return. */
  intentFor: async (tenant: Tenant, draft: Partial<OrderDraft> = {}) => {
    const order = await createOrder(ctx, tenant, draft);
    const { orderNumber, email, shippingAddress } = order;
    const typed = { orderNumber, email, postalCode: shippingAddress.postcode };
    const input = { ...typed, ecommerceId: tenant.store.id, slug: "", lang: "en" };
    const { intent } = await startIntent(ctx, { actor: tenant.actor, input });
    return { order, return_id: intent.id, line_item_id: order.lines[0]?.id ?? "" };
  },
});

/** The problem of a rejection, over tRPC too. */
export const refusalOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const cause = error instanceof Problem ? error : error instanceof Error ? error.cause : null;
  if (cause instanceof Problem) return cause;
  throw error ?? new Error("it was not refused");
};

export const inGermany = { shippingAddress: testAddress({ countryCode: "DE", country: "Germany" }) };
