import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { webhookBody } from "@/server/presenters/webhook-body";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { putAtShop } from "@/test/connected-shop/put-at-shop";
import { openTestContext, type TestContext } from "@/test/context";
import { type ExchangeScene, openExchangeScene } from "@/test/exchange-scene";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { takeHook } from "../connections/hooks/take-hook";
import { runDueActivities } from "./run-due-activities";

let ctx: TestContext;
let shop: ConnectedShop;
let scene: ExchangeScene;
let connectionId: string;
beforeAll(async () => {
  shop = await startConnectedShop();
  ctx = await openTestContext({ shops: [fakeShopProvider] });
});
afterAll(async () => {
  await Promise.all([ctx.close(), shop.close()]);
});
beforeEach(async () => {
  scene = await openExchangeScene(ctx);
  connectionId = (await connectShop(ctx, scene.tenant, shop)).id;
});

const work = async () => {
  await ctx.db.$executeRaw(
    Prisma.sql`update activities set due_at = now() - interval '1 second' where state = 'PENDING' and lease_until is null`,
  );
  await runDueActivities(ctx);
};

/** An approved exchange of a shirt for size L, with the new order requested at the shop. */
const exchanged = async () => {
  const order = await scene.order();
  await putAtShop(ctx, { order, shop, connectionId });
  const made = await scene.exchange(order, "L");
  await scene.review(made);
  return { order, processId: made.id };
};

/** Sends the shop's push of an order, as for any order created there. */
const push = async (platformOrderId: string) => {
  await takeHook(ctx, { connectionId, hook: shop.hook([{ subject: platformOrderId }]) });
  await runHookEvents(ctx, { render: webhookBody });
  expect(await ctx.db.hookEvent.count({ where: { connectionId, state: { not: "DONE" } } })).toBe(0);
};

const orderedAtShop = () => {
  const made = [...shop.books.orders.keys()].filter((id) => id.startsWith("x-"));
  return { ids: made, last: made.at(-1) ?? "" };
};

/** All orders of this store except the returned one. */
const newOrders = async (originalId: string) => {
  const orders = await ctx.db.order.findMany({
    where: { ecommerceId: scene.tenant.store.id, id: { not: originalId } },
    select: { id: true, platformOrderId: true, exchangeProcessId: true, lines: { select: { sku: true } } },
  });
  const origins = await ctx.db.syncedOrder.findMany({ where: { orderId: { in: orders.map(({ id }) => id) } } });
  return orders.map(({ id, ...rest }) => ({
    ...rest,
    connections: origins.filter(({ orderId }) => orderId === id).map((origin) => origin.connectionId),
  }));
};

test("assigns an order that we create in the shop to its connection, and matches the shop's push to it", async () => {
  const before = orderedAtShop().ids.length;
  const { order, processId } = await exchanged();
  const { ids, last } = orderedAtShop();
  expect(ids).toHaveLength(before + 1);
  const expected = {
    ...{ platformOrderId: last, exchangeProcessId: processId, connections: [connectionId] },
    lines: [{ sku: "shirt-L" }],
  };
  expect(await newOrders(order.id)).toEqual([expected]);
  await push(last);
  await push(last);
  expect(await newOrders(order.id)).toEqual([expected]);
});

// The shop's order is weeks old by then, because an activity may wait that long for its shop.
test("stays one order of its connection when pushed long before its answer reaches us", async () => {
  shop.trouble(/exchanges/, { kind: "lose-answer" });
  const { order, processId } = await exchanged();
  const { ids, last } = orderedAtShop();
  await push(last);
  expect(await newOrders(order.id)).toMatchObject([{ platformOrderId: last, exchangeProcessId: null }]);
  ctx.clock.advance(3_600_000);
  await work();
  expect(orderedAtShop().ids).toEqual(ids);
  const expected = {
    ...{ platformOrderId: last, exchangeProcessId: processId, connections: [connectionId] },
    lines: [{ sku: "shirt-L" }],
  };
  expect(await newOrders(order.id)).toEqual([expected]);
  await push(last);
  expect(await newOrders(order.id)).toEqual([expected]);
});
