import { afterAll, beforeAll, expect, test } from "vitest";
import { completeByHand } from "@/server/services/activities/resolve-manually";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { putOrder } from "@/server/services/orders/put-order";
import { recordReview } from "@/server/services/reviews/record-review";
import { openTestContext, type TestContext } from "@/test/context";
import { type ExchangeScene, openExchangeScene } from "@/test/exchange-scene";
import { content, contentLine, contentPayment } from "@/test/fixtures/order-content-fixtures";
import { withSandbox } from "@/test/with-sandbox";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
afterAll(() => ctx.close());

/** Pushes the exchange order as the shop sends it: another number, booked at 0. */
const push = (
  { tenant }: ExchangeScene,
  platformOrderId: string,
  changes: { orderNumber?: string; tags?: string[] } = {},
) =>
  putOrder(ctx, {
    actor: tenant.actor,
    ecommerceId: tenant.store.id,
    content: content({
      orderNumber: "2001",
      name: "#2001",
      platformOrderId,
      purchasedAt: ctx.clock.now().toISOString(),
      lines: [
        contentLine({
          platformLineItemId: "77",
          variantId: "L",
          sku: "shirt-L",
          quantity: 1,
          fulfilledQuantity: 1,
          unitPriceMinor: 0,
        }),
      ],
      payments: [contentPayment({ capturedMinor: 0 })],
      ...changes,
    }),
  });

const ordersOf = ({ tenant }: ExchangeScene) =>
  ctx.db.order.findMany({
    where: { groupId: tenant.groupId, exchangeProcessId: { not: null } },
    include: { lines: true, payments: true },
  });
const count = ({ tenant }: ExchangeScene) => ctx.db.order.count({ where: { groupId: tenant.groupId } });

test("matches the shop's push of an exchange order to the stored one", async () => {
  const scene = await openExchangeScene(ctx);
  const done = await scene.review(await scene.exchange(await scene.order(), "L"));
  const platformOrderId = done.exchangeOrder?.platformOrderId ?? "";
  expect((await push(scene, platformOrderId)).result).toBe("UPDATED");
  expect((await push(scene, platformOrderId)).result).toBe("UNCHANGED");
  expect((await push(scene, platformOrderId, { tags: ["exchange"] })).result).toBe("UPDATED");
  const [order] = await ordersOf(scene);
  expect([await count(scene), order?.id]).toEqual([2, done.exchangeOrder?.id]);
  expect(order).toMatchObject({
    orderNumber: "2001",
    lookupNumber: "2001",
    tags: ["exchange"],
    lines: [{ platformLineItemId: "77", unitPriceMinor: 4000n }],
    payments: [{ capturedMinor: 4000n }],
  });
  const taken = await scene.order({ orderNumber: "2002" });
  await expect(push(scene, platformOrderId, { orderNumber: taken.orderNumber })).rejects.toMatchObject({
    reason: "FAILED_PRECONDITION",
    message: expect.stringContaining("another order has that number"),
  });
});

test("takes the order's number from a push that comes before the shop's answer", async () => {
  const scene = await openExchangeScene(ctx);
  const made = await scene.exchange(await scene.order(), "L");
  await runDueActivities(ctx);
  const [unit] = made.units;
  const verdict = { status: "APPROVED", rejectReason: "", showRejectReason: false, user: "" } as const;
  const line = { ...verdict, lineItemId: unit?.orderLineId ?? "", reviewedAt: ctx.clock.now().toISOString() };
  await recordReview(ctx, { actor: scene.tenant.actor, processId: made.id, lines: [line], override: null });
  const fast = withSandbox(ctx, {
    shop: {
      ...ctx.sandbox.shop,
      createExchangeOrder: async (request) => {
        const answer = await ctx.sandbox.shop.createExchangeOrder(request);
        expect((await push(scene, answer.platformOrderId)).result).toBe("CREATED");
        return answer;
      },
    },
  });
  await runDueActivities(fast);
  const [order] = await ordersOf(scene);
  expect(await count(scene)).toBe(2);
  expect(order).toMatchObject({ orderNumber: "2001", name: "#2001", payments: [{ capturedMinor: 4000n }] });
});

/** In a live store without a shop: a person ordered the new items there and entered the number. */
const orderedByHand = async (scene: ExchangeScene, reference: string) => {
  const made = await scene.exchange(await scene.order(), "L");
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  const waiting = await scene.review(made);
  const activityId = waiting.activities.find(({ name }) => name === "CREATE_EXCHANGE_ORDER")?.id ?? "";
  const result = { reference, trackingNumber: "", trackingUrl: "", carrier: "", note: "" };
  return completeByHand(ctx, { actor: scene.tenant.actor, processId: made.id, activityId, result });
};

test("uses the number that a person entered, and matches the shop's push to the same order", async () => {
  const scene = await openExchangeScene(ctx);
  const done = await orderedByHand(scene, "#2001");
  expect(await ordersOf(scene)).toMatchObject([{ orderNumber: "2001", name: "#2001", lookupNumber: "2001" }]);
  expect((await push(scene, "shop-2001")).result).toBe("UPDATED");
  expect((await push(scene, "shop-2001")).result).toBe("UNCHANGED");
  expect(await ordersOf(scene)).toMatchObject([{ id: done.exchangeOrder?.id, platformOrderId: "shop-2001" }]);
  expect(await count(scene)).toBe(2);
});

test("rejects the number of another order and records nothing", async () => {
  const scene = await openExchangeScene(ctx);
  await push(scene, "shop-2001");
  await expect(orderedByHand(scene, "2001")).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  expect(await ordersOf(scene)).toEqual([]);
  expect((await orderedByHand(scene, "2002")).exchangeOrder).toMatchObject({ name: "2002" });
});
