import { getStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { shippo } from "@/server/integrations/shippo/shippo";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import type { TestContext } from "../context";
import { createTenant, type Tenant } from "../factories";
import { SHIPPO_TEST_TOKEN } from "./open-shippo";
import type { ShippoDouble } from "./shippo-double";
import { tappedHttp } from "./tapped-http";

/** The same context with Shippo as its only provider, at the test double. */
export const withShippo = (ctx: TestContext, { http }: Pick<ShippoDouble, "http">): TestContext => {
  const providers: TestContext["providers"] = {
    all: new Map([[shippo.provider, shippo]]),
    openHttp: (_, onCall) => tappedHttp(http, onCall),
  };
  const changed = { ...ctx, providers };
  return { ...changed, partners: resolvePartners(ctx.sandbox, createConnectedPartners(changed)) };
};

/** A store whose shoppers send returns by USPS through a connected Shippo account. */
export const createShippoTenant = async (ctx: TestContext): Promise<{ tenant: Tenant; connection: Connection }> => {
  const usps = { returnMethod: "DROP_OFF_POINT" as const, provider: "SHIPPO", carrier: "usps", feeMinor: 0 };
  const tenant = await createTenant(ctx, { store: { config: { returnOptions: [usps] } } });
  const { actor, store } = tenant;
  const account = { provider: "SHIPPO", typed: { apiKey: SHIPPO_TEST_TOKEN }, days: 90 };
  const connection = await connectStore(ctx, { actor, ecommerceId: store.id, ...account });
  return { tenant: { ...tenant, store: await getStore(ctx.db, actor, store.id) }, connection };
};
