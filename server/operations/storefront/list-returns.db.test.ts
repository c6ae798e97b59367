import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import type { Actor } from "@/server/kernel/actor";
import { patchProcess } from "@/server/services/patches/patch-process";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";

const { GET: getReturns } = answersAt("/returns");

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const listed = async (actor: Actor, order_ids: string[], include?: "ended"[]) =>
  (await t.createCallerFactory(appRouter)({ ctx, actor }).listReturns({ order_ids, include })).returns.map(
    ({ return_id }) => return_id,
  );

test("finds an order by our ID or by the shop's, which another shop may use too", async () => {
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

test("refunds a gift to its recipient, who sees only their return; the buyer neither sees it nor gets emails", async () => {
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

test("lists active returns, and finished ones on request", async () => {
  const tenant = await createTenant(ctx);
  const order = await createOrder(ctx, tenant);
  const ended = await createReturn(ctx, tenant, { order });
  await cancelReturn(ctx, { actor: tenant.actor, returnId: ended.id });
  const running = await createReturn(ctx, tenant, { order });
  const held = await createReturn(ctx, tenant, { order });
  const hold = { kind: "HOLD" as const, reason: "Look" };
  await patchProcess(ctx, { actor: tenant.actor, processId: held.id, note: "", user: "", patch: hold });
  expect((await listed(tenant.actor, [order.id])).toSorted()).toEqual([running.id, held.id].toSorted());
  const all = [ended.id, running.id, held.id].toSorted();
  expect((await listed(tenant.actor, [order.id], ["ended"])).toSorted()).toEqual(all);
  setContext(ctx);
  const asked = async (include: string) =>
    (await callRoute(getReturns, { key: tenant.apiKey, path: `/returns?order_ids=${order.id}&include=${include}` }))
      .body;
  expect((await asked("ended")).returns).toHaveLength(3);
  expect((await asked("all")).details).toMatchObject([{ field: "include[0]" }]);
});
