import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { disconnectStore } from "./disconnect-store";

let ctx: TestContext;
let shop: ConnectedShop;
beforeAll(async () => {
  ctx = await openTestContext({ shops: [fakeShopProvider] });
  shop = await startConnectedShop();
});
afterAll(async () => {
  await shop.close();
  await ctx.close();
});

test("says in dashboard and portal what test mode changes in the connected test shop", async () => {
  const tenant = await createTenant(ctx);
  const owner = await memberOf(ctx, tenant.actor, "owner", `${tenant.groupId}@example.com`);
  const said = async () => [
    (await dashboardAs(ctx, owner).getViewer({})).stores.map(({ test_reach }) => test_reach),
    (await dashboardAs(ctx, tenant.actor).getPortalStore({})).store.test_reach,
  ];
  expect(await said()).toEqual([["NOTHING"], "NOTHING"]);
  const { id: connectionId } = await connectShop(ctx, tenant, shop);
  expect(await said()).toEqual([["REFUNDS_AND_EXCHANGES"], "REFUNDS_AND_EXCHANGES"]);
  await disconnectStore(ctx, { actor: tenant.actor, connectionId });
  expect(await said()).toEqual([["NOTHING"], "NOTHING"]);
});
