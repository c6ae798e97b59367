import { afterAll, beforeAll, expect, test } from "vitest";
import { Problem } from "@/server/kernel/problem";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { createStore } from "../setup/create-store";
import { connectStore } from "./connect/connect-store";
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

const connect = ({ actor }: Tenant, ecommerceId: string, isShared = false) =>
  connectStore(ctx, { actor, ecommerceId, provider: "FAKESHOP", typed: shop.values, days: 90, isShared });

test("connects a second store of the group to the same shop only after confirmation", async () => {
  const tenant = await createTenant(ctx);
  const facts = { currencyCode: "EUR", timeZone: "Europe/Amsterdam", isTesting: true };
  const input = { slug: `second-of-${tenant.store.slug}`, name: "Second store", ...facts };
  const other = await createStore(ctx, { actor: tenant.actor, input });
  const first = await connect(tenant, tenant.store.id);
  const error: unknown = await connect(tenant, other.id).catch((thrown: unknown) => thrown);
  if (!(error instanceof Problem)) throw new Error("It was not refused.");
  expect([error.reason, error.extras.violations?.map(({ field }) => field)]).toEqual([
    "INVALID_ARGUMENT",
    ["is_shared"],
  ]);
  expect(error.message).toContain(`already connected to ${tenant.store.name}`);
  // People who can't see the other store don't learn its name.
  const outsider = { ...tenant, actor: { ...tenant.actor, ecommerceIds: [other.id] } };
  await expect(connect(outsider, other.id)).rejects.toThrow("already connected to another store");

  const second = await connect(tenant, other.id, true);
  expect([second.id === first.id, second.accountId]).toEqual([false, first.accountId]);
  // New credentials for an existing connection need no second confirmation.
  expect((await connect(tenant, other.id)).id).toBe(second.id);
  await disconnectStore(ctx, { actor: tenant.actor, connectionId: second.id });
  await expect(connect(tenant, other.id)).rejects.toThrow("already connected");
  await disconnectStore(ctx, { actor: tenant.actor, connectionId: first.id });
  expect((await connect(tenant, other.id)).id).toBe(second.id);
});

test("allows the same shop in another group without confirmation", async () => {
  const [one, two] = [await createTenant(ctx), await createTenant(ctx)];
  await connect(one, one.store.id);
  await expect(connect(two, two.store.id)).resolves.toMatchObject({ state: "CONNECTED" });
});
