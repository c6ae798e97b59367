import { afterAll, beforeAll, expect, test } from "vitest";
import { getPaymentBalances } from "@/server/db/money/payment-balances";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn } from "@/test/factories";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { readOrder } from "../orders/read-order";
import { lookAtOrder } from "./look-at-order";

let ctx: TestContext;
let scene: RefundScene;
beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

/** An order of one unit at 50.00, of which the shop itself has refunded this much. */
const orderWith = async (refundedMinor: number) => {
  const lines = [{ name: "Test jumper", sku: "TJ", unitPriceMinor: 5000, quantity: 1 }];
  const order = await createOrder(ctx, scene.tenant, { lines });
  await ctx.db.orderPayment.updateMany({ where: { orderId: order.id }, data: { refundedMinor } });
  return order;
};
const balanceOf = async (orderId: string) => {
  const { balance, lines } = await readOrder(ctx, { actor: scene.tenant.actor, orderId });
  const { refundedMinor, refundedInShopMinor, returnable } = balance;
  return { refundedMinor, refundedInShopMinor, returnable, causes: lines.map(({ eligibility }) => eligibility.cause) };
};

test.each(["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"] as const)(
  "refunds what is left, to the cent, of an order that the shop partly refunded, as %s",
  async (refundOption) => {
    const order = await orderWith(1999);
    expect(await balanceOf(order.id)).toEqual({
      ...{ refundedMinor: 0, refundedInShopMinor: 1999, causes: [null] },
      returnable: { quantity: 1, amountMinor: 3001 },
    });
    const made = await createReturn(ctx, scene.tenant, { order, refundOption });
    const rows = made.settlements[0]?.rows.filter(({ group }) => group === "REFUNDED_BEFORE");
    expect([made.settlements[0]?.totalMinor, rows]).toEqual([
      3001,
      [expect.objectContaining({ kind: "ALREADY_REFUNDED", amountMinor: -1999 })],
    ]);
    const done = await scene.work(await scene.review(made));
    expect(done.payouts).toMatchObject([{ refundOption, amountMinor: 3001, status: "SETTLED" }]);
    expect(await balanceOf(order.id)).toMatchObject({
      ...{ refundedMinor: 3001, refundedInShopMinor: 1999 },
      returnable: { quantity: 0, amountMinor: 0 },
    });
    const { payments } = await getPaymentBalances(ctx.db, scene.tenant.actor, order.id);
    expect(payments).toMatchObject([{ capturedMinor: 5000, refundedMinor: 5000 }]);
  },
);

test("allows no return of an order that the shop fully refunded and shows staff why", async () => {
  const order = await orderWith(5000);
  await expect(createReturn(ctx, scene.tenant, { order })).rejects.toThrow();
  expect(await balanceOf(order.id)).toEqual({
    ...{ refundedMinor: 0, refundedInShopMinor: 5000, causes: ["ALREADY_REFUNDED"] },
    returnable: { quantity: 1, amountMinor: 0 },
  });
  const { lines } = await lookAtOrder(ctx, { actor: scene.tenant.actor, orderId: order.id });
  expect(lines).toMatchObject([{ free: 1, returnableQuantity: 0, cause: "ALREADY_REFUNDED" }]);
});

test("lowers the decision after a refund in the shop during a return, without an error", async () => {
  const order = await orderWith(0);
  const made = await createReturn(ctx, scene.tenant, { order });
  await ctx.db.orderPayment.updateMany({ where: { orderId: order.id }, data: { refundedMinor: 4000 } });
  expect((await scene.work(await scene.review(made))).payouts).toMatchObject([
    { amountMinor: 1000, status: "SETTLED" },
  ]);
});
