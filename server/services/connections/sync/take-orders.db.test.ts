import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import { findOrderByNumber } from "@/server/db/orders/orders";
import { getProcess } from "@/server/db/returns/processes";
import type { Connection } from "@/server/domain/connections/types";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { shopOrderLine, shopOrderRecord } from "@/test/connected-shop/records";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { removeOrder } from "./remove-order";
import { takeOrders } from "./take-orders";

let ctx: TestContext;
let tenant: Tenant;
let shop: ConnectedShop;
let connection: Connection;

beforeAll(async () => {
  ctx = await openTestContext({ shops: [fakeShopProvider] });
});
afterAll(() => ctx.close());
beforeEach(async () => {
  tenant = await createTenant(ctx);
  shop = await startConnectedShop();
  connection = await connectShop(ctx, tenant, shop);
});
afterEach(() => shop.close());

const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000).toISOString();
const put = (id: string) =>
  shop.books.putOrder(
    shopOrderRecord(id, {
      updatedAt: daysAgo(2),
      order: { purchasedAt: daysAgo(5), fulfilledAt: daysAgo(4), deliveredAt: daysAgo(3) },
    }),
  );
/** Takes the shop's order in its current state. */
const sync = async (id: string) => {
  const record = shop.books.orders.get(id);
  if (record === undefined) throw new Error("gone");
  const [taken] = await takeOrders(ctx, { store: tenant.store, connectionId: connection.id, records: [record] });
  return taken;
};
const find = async (orderNumber: string): Promise<Order> => {
  const order = await findOrderByNumber(ctx.db, tenant.actor, { ecommerceId: tenant.store.id, orderNumber });
  if (order === null) throw new Error(`no order ${orderNumber}`);
  return order;
};
const left = async (orderNumber: string): Promise<number> => {
  const [payment] = await listPaymentBalances(ctx.db, tenant.actor, await find(orderNumber));
  return (payment?.capturedMinor ?? 0) - (payment?.refundedMinor ?? 0);
};
const decide = async (process: ReturnProcess) => {
  await updateShippingStatus(ctx, {
    ...{ actor: tenant.actor, processId: process.id, platformProcessId: "", to: "IN_WAREHOUSE" },
  });
  return recordReview(ctx, {
    ...{ actor: tenant.actor, processId: process.id, override: null },
    lines: process.units.map((unit) => ({
      ...{ lineItemId: unit.orderLineId, status: "APPROVED" as const, rejectReason: "", showRejectReason: true },
      ...{ user: "sven@example.com", reviewedAt: ctx.clock.now().toISOString() },
    })),
  });
};
const notes = async (processId: string, kind: string) => ctx.db.processEvent.count({ where: { processId, kind } });

test("skips data older than what is stored, and ignores repeated data", async () => {
  put("1");
  const old = shop.books.orders.get("1");
  expect(await sync("1")).toMatchObject({ result: "CREATED" });
  shop.books.editOrder("1", () => ({ tags: ["vip"] }));
  expect(await sync("1")).toMatchObject({ result: "UPDATED" });
  expect(await sync("1")).toMatchObject({ result: "UNCHANGED" });
  const stale = { store: tenant.store, connectionId: connection.id, records: old ? [old] : [] };
  expect(await takeOrders(ctx, stale)).toMatchObject([{ result: "SKIPPED" }]);
  expect(await find("1")).toMatchObject({ tags: ["vip"] });
});

test("matches an order from a file by the shop's ID, and reports a number that another order has", async () => {
  for (const [orderNumber, platformOrderId] of [
    ["#7", "7"],
    ["8", "elsewhere"],
  ] as const) {
    const { id } = await createOrder(ctx, tenant, { orderNumber });
    await ctx.db.order.update({ where: { id }, data: { platformOrderId } });
  }
  put("7");
  put("8");
  expect(await sync("7")).toMatchObject({ result: "UPDATED" });
  expect(await find("#7")).toMatchObject({ platformOrderId: "7", email: "shopper-7@example.com" });
  expect(await sync("8")).toMatchObject({ result: "REFUSED", reason: expect.stringContaining("another order") });
  const other = {
    store: tenant.store,
    connectionId: "con_other",
    records: [...shop.books.orders.values()].slice(0, 1),
  };
  expect(await takeOrders(ctx, other)).toMatchObject([
    { result: "REFUSED", reason: expect.stringContaining("another connected shop") },
  ]);
});

test("counts a refund of ours and one made in the shop once each, whenever the order is read", async () => {
  put("20");
  await sync("20");
  const process = await createReturn(ctx, tenant, { order: await find("20") });
  shop.books.refund("20", { payments: [{ paymentReference: "pay-20", amountMinor: 500 }], lines: [] });
  await sync("20");
  expect(await left("20")).toBe(3_500);
  await decide(process);
  expect(await left("20")).toBe(1_500);
  // The shop made the refund but its answer is lost, and the order is read before the refund is retried.
  shop.trouble(/refunds$/, { kind: "lose-answer" });
  await runDueActivities(ctx);
  expect(shop.books.orders.get("20")?.refunds).toHaveLength(2);
  await sync("20");
  expect((await getProcess(ctx.db, tenant.actor, process.id)).payouts).toMatchObject([{ status: "PENDING" }]);
  expect(await left("20")).toBe(1_500);
  await ctx.db.$executeRaw(
    Prisma.sql`update activities set due_at = now() - interval '1 second' where process_id = ${process.id} and due_at > now()`,
  );
  await runDueActivities(ctx);
  expect((await getProcess(ctx.db, tenant.actor, process.id)).payouts).toMatchObject([{ status: "SETTLED" }]);
  expect([await left("20"), shop.books.orders.get("20")?.refunds.length]).toEqual([1_500, 2]);
  await sync("20");
  expect(await left("20")).toBe(1_500);
  // Units of our refund belong to the return. Only the shop's own refunds make units unreturnable.
  expect((await find("20")).lines).toMatchObject([{ refundedQuantity: 0, removedQuantity: 0 }]);
  const foreign = { payments: [{ paymentReference: "pay-20", amountMinor: 1_500 }] };
  shop.books.refund("20", { ...foreign, lines: [{ lineItemId: "line-20", quantity: 1 }] });
  await sync("20");
  expect([await left("20"), (await find("20")).lines[0]?.refundedQuantity]).toEqual([0, 1]);
});

test("takes the allowed part of an edit under an open return, reports the rest once, and doesn't repeat it", async () => {
  put("30");
  await sync("30");
  const process = await createReturn(ctx, tenant, { order: await find("30") });
  shop.books.editOrder("30", ({ lines }) => ({
    email: "new@example.com",
    lines: [...lines.map((line) => ({ ...line, quantity: 1, fulfilledQuantity: 1 })), shopOrderLine("added")],
  }));
  shop.books.refund("30", { payments: [{ paymentReference: "pay-30", amountMinor: 700 }], lines: [] });
  expect(await sync("30")).toMatchObject({ result: "KEPT", reason: expect.stringContaining("open return") });
  expect(await find("30")).toMatchObject({
    email: "shopper-30@example.com",
    lines: [{ quantity: 2, refundedQuantity: 1, removedQuantity: 1 }],
    payments: [{ capturedMinor: 4_000, refundedMinor: 700 }],
  });
  await sync("30");
  expect(await notes(process.id, "SHOP_ORDER_CHANGED")).toBe(1);
  expect(await left("30")).toBe(3_300);
});

test("removes a deleted order unless it has a return; then nothing more of it can be returned", async () => {
  for (const id of ["40", "41"]) {
    put(id);
    await sync(id);
  }
  const process = await createReturn(ctx, tenant, { order: await find("41") });
  for (const platformOrderId of ["40", "41", "41"]) await removeOrder(ctx, { connection, platformOrderId });
  await expect(find("40")).rejects.toThrow("no order");
  expect((await find("41")).lines).toMatchObject([{ quantity: 2, refundedQuantity: 2, removedQuantity: 2 }]);
  expect(await notes(process.id, "SHOP_ORDER_DELETED")).toBe(1);
  await removeOrder(ctx, { connection: { ...connection, id: "con_other" }, platformOrderId: "41" });
  expect(await ctx.db.syncedOrder.count({ where: { connectionId: connection.id } })).toBe(1);
});

test("doesn't restore an erased customer on the next sync", async () => {
  put("50");
  await sync("50");
  const { id } = await find("50");
  await ctx.db.order.update({ where: { id }, data: { email: "", firstName: "Erased", erasedAt: ctx.clock.now() } });
  shop.books.editOrder("50", () => ({ tags: ["new"] }));
  await sync("50");
  expect(await find("50")).toMatchObject({ email: "", firstName: "Erased", tags: ["new"] });
});

test("takes 5,000 orders in seconds", { timeout: 60_000 }, async () => {
  const started = performance.now();
  for (let page = 0; page < 25; page += 1) {
    const records = Array.from({ length: 200 }, (_, at) => shopOrderRecord(`m${page * 200 + at}`));
    await takeOrders(ctx, { store: tenant.store, connectionId: connection.id, records });
  }
  expect(await ctx.db.syncedOrder.count({ where: { connectionId: connection.id } })).toBe(5_000);
  expect(performance.now() - started).toBeLessThan(45_000);
});
