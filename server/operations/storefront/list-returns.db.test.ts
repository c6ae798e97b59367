import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/server/kernel/actor";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const listed = async (actor: Actor, order_ids: string[]) =>
  (await t.createCallerFactory(appRouter)({ ctx, actor }).listReturns({ order_ids })).returns.map(
    ({ return_id }) => return_id,
  );

test("an order is named by its id here or by the shop's own, which another shop may have, too", async () => {
  const made = [];
  for (const _ of [1, 2]) {
    const tenant = await createTenant(ctx);
    const order = await createOrder(ctx, tenant);
    await ctx.db.order.update({ where: { id: order.id }, data: { platformOrderId: "11289" } });
    made.push({ tenant, order, process: await createReturn(ctx, tenant, { order }) });
  }
  for (const { tenant, order, process } of made) {
    expect(await listed(tenant.actor, ["11289"])).toEqual([process.id]);
    expect(await listed(tenant.actor, [order.id, "11289", "absent"])).toEqual([process.id]);
    const shopper: Actor = { ...tenant.actor, kind: "shopper", orderId: order.id, scopes: new Set(["storefront"]) };
    expect(await listed(shopper, ["11289"])).toEqual([process.id]);
    expect(await listed({ ...shopper, orderId: "ord_other" }, ["11289"])).toEqual([]);
  }
});

test("a gift is paid to who got it, who sees its return alone; the buyer neither sees it nor is written to", async () => {
  const tenant = await createTenant(ctx);
  const order = await createOrder(ctx, tenant);
  const bought = await createReturn(ctx, tenant, { order });
  const given = { order, giftEmail: " mia@example.com " };
  await expect(createReturn(ctx, tenant, given)).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  const gift = await createReturn(ctx, tenant, { ...given, refundOption: "STORE_CREDIT" });
  expect(gift).toMatchObject({ email: "mia@example.com", firstName: "", phone: "" });
  expect(gift.units.map(({ refundOption }) => refundOption)).toEqual(["STORE_CREDIT"]);
  const seenBy = (returnId: string) =>
    listed({ ...tenant.actor, kind: "shopper", orderId: order.id, returnId }, [order.id]);
  expect(await seenBy(bought.id)).toEqual([bought.id]);
  expect(await seenBy(gift.id)).toEqual([gift.id]);
  expect((await listed(tenant.actor, [order.id])).toSorted()).toEqual([bought.id, gift.id].toSorted());
});
