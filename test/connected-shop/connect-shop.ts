import { findConnection, insertConnection } from "@/server/db/connections/connections";
import type { Connection } from "@/server/domain/connections/types";
import { sealValues } from "@/server/services/connections/seal-values";
import type { ServiceContext } from "@/server/services/context";
import type { ConnectedShop } from "../connected-shop";
import type { Tenant } from "../factories";
import { FAKE_PROVIDER, fakeShopProvider } from "./fake-provider";

/** Connects a tenant's store to a fake shop, as the dashboard would, with both of its subjects due for a sync. */
export const connectShop = async (
  ctx: ServiceContext,
  tenant: Pick<Tenant, "actor" | "store">,
  shop: ConnectedShop,
): Promise<Connection> => {
  const id = ctx.ids.next("con");
  const now = ctx.clock.now();
  const ecommerceId = tenant.store.id;
  const values = { ...shop.values, hookSecret: shop.state.hookSecret };
  const fresh = { attentionReason: "" as const, version: 1, lastOkAt: null, lastError: "", lastErrorAt: null };
  const rest = { failures: 0, pausedUntil: null, noticedAt: null, checkDueAt: null, disconnectedAt: null };
  await insertConnection(ctx.db, tenant.actor, {
    ...{ id, ecommerceId, kind: "SHOP", provider: FAKE_PROVIDER, mode: "TEST" },
    ...{ accountId: shop.state.shopName, accountName: shop.state.shopName, state: "CONNECTED" },
    sealedValues: sealValues(ctx.env, id, values),
    shownValues: { url: shop.values.url },
    capabilities: [...fakeShopProvider.capabilities],
    ...{ locations: [], carriers: [], warnings: [], versionEndsOn: null, now, ...fresh, ...rest },
  });
  const since = new Date(now.getTime() - 90 * 86_400_000);
  const { groupId } = tenant.actor;
  await ctx.db.connectionSync.createMany({
    data: (["PRODUCTS", "ORDERS"] as const).map((subject) => ({
      ...{ connectionId: id, subject, groupId, ecommerceId, since, dueAt: now, updatedAt: now },
    })),
  });
  shop.state.hookUrl = `${ctx.env.APP_URL}/hooks/${id}`;
  const row = await findConnection(ctx.db, id);
  if (row === null) throw new Error("The connection was not stored.");
  return row;
};
