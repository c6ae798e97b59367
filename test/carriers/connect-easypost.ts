import { getStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import type { ReturnOption } from "@/server/domain/store/types";
import { easypost } from "@/server/integrations/easypost/easypost";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import type { StoreInput } from "@/server/services/setup/create-store";
import type { TestContext } from "../context";
import { createTenant, type Tenant } from "../factories";
import type { EasyPostDouble } from "./easypost-double";
import { TEST_KEY } from "./open-easypost";
import { tappedHttp } from "./tapped-http";

/** The same context with EasyPost as its only provider, at the test double. */
export const withEasyPost = (ctx: TestContext, { http }: Pick<EasyPostDouble, "http">): TestContext => {
  const providers: TestContext["providers"] = {
    all: new Map([[easypost.provider, easypost]]),
    openHttp: (_, onCall) => tappedHttp(http, onCall),
  };
  const changed = { ...ctx, providers };
  return { ...changed, partners: resolvePartners(ctx.sandbox, createConnectedPartners(changed)) };
};

type Options = Partial<Pick<StoreInput, "currencyCode" | "policy">> & {
  method?: Partial<ReturnOption>;
  /** Return methods besides that one. */
  more?: ReturnOption[];
  /** Settings of the connection besides its key. */
  values?: Record<string, string>;
};

/**
 * A store whose shoppers send returns by USPS through a connected EasyPost account, free unless `way` says otherwise.
 */
export const createEasyPostTenant = async (
  ctx: TestContext,
  { method = {}, more = [], values = {}, ...store }: Options = {},
): Promise<{ tenant: Tenant; connection: Connection }> => {
  const usps = { returnMethod: "DROP_OFF_POINT" as const, provider: "EASYPOST", carrier: "USPS", feeMinor: 0 };
  const returnOptions = [{ ...usps, ...method }, ...more];
  const tenant = await createTenant(ctx, { store: { ...store, config: { returnOptions } } });
  const { actor } = tenant;
  const typed = { apiKey: TEST_KEY, ...values };
  const connection = await connectStore(ctx, {
    actor,
    ecommerceId: tenant.store.id,
    provider: "EASYPOST",
    typed,
    days: 90,
  });
  return { tenant: { ...tenant, store: await getStore(ctx.db, actor, tenant.store.id) }, connection };
};
