import { afterAll, beforeAll, expect, test } from "vitest";
import { webhookBody } from "@/server/presenters/webhook-body";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { shopOrderRecord } from "@/test/connected-shop/records";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { runHookEvents } from "./run-hook-events";
import { takeHook } from "./take-hook";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date("2026-11-20T12:00:00Z"), shops: [fakeShopProvider] });
});
afterAll(() => ctx.close());

const callerOf = ({ actor }: Awaited<ReturnType<typeof createTenant>>) =>
  t.createCallerFactory(appRouter)({ ctx, actor });

/**
 * A store whose shop sent events about two orders that can't be taken, because their purchase date is in the future.
 */
const openScene = async () => {
  const tenant = await createTenant(ctx);
  const shop = await startConnectedShop();
  const { id: connection_id } = await connectShop(ctx, tenant, shop);
  for (const id of ["1", "2"])
    shop.books.putOrder(shopOrderRecord(id, { order: { purchasedAt: "2029-01-01T00:00:00.000Z" } }));
  const hook = shop.hook([
    { eventId: "a", subject: "1" },
    { eventId: "b", subject: "2" },
  ]);
  await takeHook(ctx, { connectionId: connection_id, hook });
  await workUntilGivenUp();
  return { tenant, shop, connection_id, caller: callerOf(tenant) };
};

const workUntilGivenUp = async () => {
  for (let round = 0; round < 10; round += 1) {
    await runHookEvents(ctx, { render: webhookBody });
    ctx.clock.advance(900_000);
  }
};

test("lists failed events with their reason, retries them one by one or at once, and completes them once fixed", async () => {
  const { tenant, shop, connection_id, caller } = await openScene();
  const { events } = await caller.listFailedEvents({ connection_id });
  expect(events.map(({ subject }) => subject).sort()).toEqual(["1", "2"]);
  expect(events[0]).toMatchObject({
    ...{ topic: "ORDER", name: "orders/updated", attempts: 10, error: expect.stringContaining("#") },
    received_at: "2026-11-20T12:00:00.000Z",
  });
  shop.books.putOrder(shopOrderRecord("1"));
  ctx.woken.length = 0;
  const first = events.find(({ subject }) => subject === "1")?.event_id ?? "";
  expect(await caller.retryFailedEvents({ connection_id, event_ids: [first] })).toEqual({ retried: 1 });
  expect(await caller.retryFailedEvents({ connection_id, event_ids: [first] })).toEqual({ retried: 0 });
  expect(ctx.woken).toEqual(["hooks"]);
  await runHookEvents(ctx, { render: webhookBody });
  expect(await ctx.db.order.count({ where: { ecommerceId: tenant.store.id } })).toBe(1);
  expect((await caller.listFailedEvents({ connection_id })).events.map(({ subject }) => subject)).toEqual(["2"]);

  // Nothing was fixed: it fails again and is listed again.
  expect(await caller.retryFailedEvents({ connection_id })).toEqual({ retried: 1 });
  await workUntilGivenUp();
  expect((await caller.listFailedEvents({ connection_id })).events).toMatchObject([{ subject: "2", attempts: 10 }]);
  shop.books.putOrder(shopOrderRecord("2"));
  await caller.retryFailedEvents({ connection_id });
  await runHookEvents(ctx, { render: webhookBody });
  expect((await caller.getConnectionDetail({ connection_id })).hooks).toMatchObject({ failed: 0, waiting: 0 });
  await shop.close();
});

test("hides them from other tenants and doesn't let read-only users retry", async () => {
  const { tenant, shop, connection_id, caller } = await openScene();
  const stranger = callerOf(await createTenant(ctx));
  await expect(stranger.listFailedEvents({ connection_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(stranger.retryFailedEvents({ connection_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const reader = callerOf({ ...tenant, actor: { ...tenant.actor, scopes: new Set(["connections:read"] as const) } });
  await expect(reader.retryFailedEvents({ connection_id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await reader.listFailedEvents({ connection_id })).events).toHaveLength(2);
  await caller.disconnectStore({ connection_id });
  // After a disconnect, only what the law requires is done.
  expect(await caller.retryFailedEvents({ connection_id })).toEqual({ retried: 2 });
  await runHookEvents(ctx, { render: webhookBody });
  const states = await ctx.db.hookEvent.findMany({ where: { connectionId: connection_id }, select: { state: true } });
  expect(states).toEqual([{ state: "DROPPED" }, { state: "DROPPED" }]);
  await shop.close();
});
