import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { markAsRefunded } from "@/server/services/payouts/mark-as-refunded";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { putAtShop } from "@/test/connected-shop/put-at-shop";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";

let ctx: TestContext;
let shop: ConnectedShop;
let scene: RefundScene;
let connectionId: string;
beforeAll(async () => {
  shop = await startConnectedShop({ name: "mine" });
  ctx = await openTestContext({ shops: [fakeShopProvider] });
  scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_REVIEW" } });
  connectionId = (await connectShop(ctx, scene.tenant, shop)).id;
});
afterAll(async () => {
  await Promise.all([ctx.close(), shop.close()]);
});

const EARLY = "2020-01-01T00:00:00.000Z";
const refundsOf = ({ platformOrderId }: Order) => shop.books.orders.get(platformOrderId)?.refunds ?? [];
const reasonsOf = ({ holds }: ReturnProcess) => holds.map(({ reason }) => reason).join();

/** Refunds units of the order's first line in the shop. */
const refundThere = ({ platformOrderId, lines: [line], payments: [payment] }: Order, quantity: number): void => {
  const amountMinor = Number(line?.unitPriceMinor ?? 0) * quantity;
  shop.books.refund(platformOrderId, {
    payments: [{ paymentReference: payment?.platformPaymentId ?? "", amountMinor }],
    lines: [{ lineItemId: line?.platformLineItemId ?? "", quantity }],
  });
};

/** A reviewed return of an order of three sweaters at the shop. */
const reviewed = async (options: Parameters<RefundScene["newReturn"]>[0]): Promise<ReturnProcess> => {
  const lines = [{ name: "Test jumper", unitPriceMinor: 5_000, quantity: 3 }];
  const made = await scene.newReturn({ lines, ...options });
  await putAtShop(ctx, { order: made.order, shop, connectionId });
  await scene.review(made, ...made.units.map(() => "APPROVED" as const));
  return made;
};

test("doesn't refund a unit again that was refunded in the shop meanwhile", async () => {
  const made = await reviewed({ quantity: 3 });
  refundThere(made.order, 1);
  const held = await scene.work(made);
  expect(held.status).toBe("ON_HOLD");
  expect(reasonsOf(held)).toMatch(/Test jumper: 1 of 3 already refunded or removed in the shop/);
  expect(refundsOf(made.order)).toHaveLength(1);
});

test("refunds the rest once a person has recorded what was refunded in the shop", async () => {
  const made = await reviewed({ quantity: 3 });
  refundThere(made.order, 1);
  await scene.work(made);
  const amount = { amountMinor: 5_000, currency: "EUR" };
  await markAsRefunded(ctx, { actor: scene.tenant.actor, processId: made.id, amount, note: "In the shop", lines: [] });
  await scene.work(made);
  await scene.makeDue();
  expect((await scene.work(made)).status).toBe("COMPLETED");
  expect(refundsOf(made.order)).toMatchObject([
    { payments: [{ amountMinor: 5_000 }], lines: [{ quantity: 1 }] },
    { payments: [{ amountMinor: 10_000 }], lines: [{ quantity: 2, amountMinor: 10_000 }] },
  ]);
});

test("leaves two of three units returnable when one was refunded in the shop", async () => {
  const made = await reviewed({ quantity: 2 });
  refundThere(made.order, 1);
  expect((await scene.work(made)).status).toBe("COMPLETED");
  expect(refundsOf(made.order)).toHaveLength(2);
});

test("issues no store credit for a unit that was refunded in the shop", async () => {
  const made = await reviewed({ quantity: 3, refundOption: "STORE_CREDIT" });
  refundThere(made.order, 1);
  const held = await scene.work(made);
  expect([held.status, held.credits]).toEqual(["ON_HOLD", []]);
  expect(reasonsOf(held)).toMatch(/Test jumper: 1 of 3 already refunded/);
});

test("orders no new item for a unit that was refunded in the shop", async () => {
  const exchange = await openExchangeScene(ctx);
  const { id } = await connectShop(ctx, exchange.tenant, shop);
  const order = await exchange.order({ lines: [shirtLine(1)] });
  await putAtShop(ctx, { order, shop, connectionId: id });
  const made = await exchange.exchange(order, "L");
  refundThere(order, 1);
  const held = await exchange.review(made);
  expect(held.status).toBe("ON_HOLD");
  expect(reasonsOf(held)).toMatch(/Shirt: 1 of 1 already refunded/);
  expect([...shop.books.orders.keys()].filter((key) => key.startsWith("x-"))).toEqual([]);
});

test("leaves impossible order data of the shop to a person before money moves", async () => {
  const made = await reviewed({ quantity: 1 });
  shop.books.editOrder(made.order.platformOrderId, () => ({ purchasedAt: EARLY, deliveredAt: EARLY }));
  const held = await scene.work(made);
  expect(held.status).toBe("ON_HOLD");
  expect(reasonsOf(held)).toMatch(/What the shop says about order .* could not be taken: delivered_at/);
  expect(refundsOf(made.order)).toEqual([]);
});
