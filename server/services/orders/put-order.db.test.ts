import { afterAll, beforeAll, expect, test } from "vitest";
import { findOrderByNumber } from "@/server/db/orders/orders";
import type { OrderContent } from "@/server/domain/orders/order-content";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { createReturn, createTenant, type Tenant } from "@/test/factories";
import { content, contentLine, contentPayment } from "@/test/fixtures/order-content-fixtures";
import { addSampleOrders } from "./add-sample-orders";
import { listSampleOrders } from "./list-sample-orders";
import { putOrder } from "./put-order";
import { putOrders } from "./put-orders";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date("2026-03-10T12:00:00Z") });
});
afterAll(() => ctx.close());

const put = (tenant: Tenant, order: OrderContent) =>
  putOrder(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id, content: order });

const refusalOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error;
  throw new Error("it was not refused");
};

test("creates an order, leaves it alone when nothing changed, and updates it", async () => {
  const tenant = await createTenant(ctx);
  const created = await put(tenant, content());
  expect(created.result).toBe("CREATED");
  expect((await put(tenant, content())).result).toBe("UNCHANGED");
  const updated = await put(tenant, content({ email: "new@example.com", tags: ["vip"] }));
  expect(updated.result).toBe("UPDATED");
  expect(updated.order).toMatchObject({ id: created.order.id, lookupEmail: "new@example.com", tags: ["vip"] });
});

test("keeps IDs of lines and payments whose platform IDs stay", async () => {
  const tenant = await createTenant(ctx);
  const before = await put(tenant, content());
  const lines = [
    contentLine({ platformLineItemId: "line-0", quantity: 1, fulfilledQuantity: 1, unitPriceMinor: 0 }),
    contentLine({ name: "Jumper, blue" }),
  ];
  const { order } = await put(tenant, content({ lines }));
  expect(order.lines.map(({ id }) => id)[1]).toBe(before.order.lines[0]?.id);
  expect(order.lines.map(({ position }) => position)).toEqual([0, 1]);
  expect(order.payments[0]?.id).toBe(before.order.payments[0]?.id);
  const shorter = await put(tenant, content());
  expect(shorter.order.lines).toEqual(before.order.lines);
});

test("rejects payments that don't add up and returns the difference", async () => {
  const tenant = await createTenant(ctx);
  const problem = await refusalOf(put(tenant, content({ payments: [contentPayment({ capturedMinor: 11_050 })] })));
  expect(problem).toMatchObject({ reason: "INVALID_ARGUMENT" });
  expect(problem.message).toContain("10.50 EUR too much");
  expect(problem.extras.violations?.[0]?.field).toBe("payments");
});

test("never lowers known refunds", async () => {
  const tenant = await createTenant(ctx);
  await put(tenant, content({ payments: [contentPayment({ refundedMinor: 2500 })] }));
  const { order } = await put(tenant, content({ payments: [contentPayment({ refundedMinor: 0 })] }));
  expect(order.payments[0]?.refundedMinor).toBe(2500);
});

test("leaves one complete order after two concurrent puts", async () => {
  const tenant = await createTenant(ctx);
  const versions = [content({ name: "A" }), content({ name: "B" }), content({ name: "C" })];
  const results = await Promise.all(versions.map((version) => put(tenant, version)));
  expect(results.filter(({ result }) => result === "CREATED")).toHaveLength(1);
  expect(new Set(results.map(({ order }) => order.id)).size).toBe(1);
  const same = await Promise.all([put(tenant, content()), put(tenant, content())]);
  expect(same.map(({ result }) => result).toSorted()).toEqual(["UNCHANGED", "UPDATED"]);
  expect(same[0]?.order.lines).toHaveLength(1);
});

test("changes only fulfillment, delivery and payments of an order with an open return", async () => {
  const tenant = await createTenant(ctx);
  const { order } = await put(tenant, content());
  await createReturn(ctx, tenant, { order });
  const problem = await refusalOf(
    put(tenant, content({ email: "other@example.com", lines: [contentLine({ name: "Other" })] })),
  );
  expect(problem.reason).toBe("FAILED_PRECONDITION");
  expect(problem.message).toContain("email, name of line item line-1");
  const fine = content({
    deliveredAt: "2026-03-05T10:00:00.000Z",
    payments: [
      contentPayment({ capturedMinor: 4000 }),
      contentPayment({ platformPaymentId: "p2", method: "store_credit", capturedMinor: 6000 }),
    ],
  });
  const changed = await put(tenant, fine);
  expect(changed.result).toBe("UPDATED");
  expect(changed.order.payments.map(({ isStoreCredit }) => isStoreCredit)).toEqual([false, true]);
});

test("hides another tenant's store", async () => {
  const [mine, theirs] = [await createTenant(ctx), await createTenant(ctx)];
  const foreign = putOrder(ctx, { actor: mine.actor, ecommerceId: theirs.store.id, content: content() });
  expect((await refusalOf(foreign)).reason).toBe("NOT_FOUND");
});

test("refuses an order of the shop under a second number, because it was paid once", async () => {
  const tenant = await createTenant(ctx);
  await put(tenant, content());
  const problem = await refusalOf(put(tenant, content({ orderNumber: "1001-B" })));
  expect([problem.reason, problem.message]).toEqual([
    "FAILED_PRECONDITION",
    "The shop's order shop-1001 already exists under the number 1001. Send it under that number, or use another platform_order_id.",
  ]);
  const renamed = await put(tenant, content({ platformOrderId: "shop-1001-new" }));
  expect(renamed.result).toBe("UPDATED");
  expect((await put(tenant, content({ orderNumber: "1001-B" }))).result).toBe("CREATED");
  const back = await refusalOf(put(tenant, content({ tags: ["vip"] })));
  expect(back.message).toContain("under the number 1001-B");
});

test("writes one and refuses the other of two concurrent numbers for one order of the shop", async () => {
  const tenant = await createTenant(ctx);
  const numbers = ["1", "2", "3", "4", "5", "6"];
  const results = await Promise.all(
    numbers.map((orderNumber) =>
      put(tenant, content({ orderNumber })).then(
        ({ result }) => result,
        (error: unknown) => (error instanceof Problem ? error.reason : error),
      ),
    ),
  );
  expect(results.filter((result) => result === "CREATED")).toHaveLength(1);
  expect(results.filter((result) => result === "FAILED_PRECONDITION")).toHaveLength(5);
});

test("takes the first of two numbers in a batch for one order of the shop, new or changed, and keeps the rest", async () => {
  const tenant = await createTenant(ctx);
  await put(tenant, content());
  const contents = [
    content({ platformOrderId: "shop-9" }),
    content({ orderNumber: "1002", platformOrderId: "shop-9" }),
    content({ orderNumber: "1003", platformOrderId: "shop-3" }),
  ];
  const outcomes = await putOrders(ctx, { actor: tenant.actor, store: tenant.store, contents });
  expect(outcomes.map(({ result }) => result)).toEqual(["UPDATED", "REFUSED", "CREATED"]);
});

test("offers sample orders only in test mode, and keeps them when requested again", async () => {
  const live = await createTenant(ctx, { store: { isTesting: false } });
  const refused = await refusalOf(addSampleOrders(ctx, { actor: live.actor, ecommerceId: live.store.id }));
  expect(refused.reason).toBe("FAILED_PRECONDITION");

  const tenant = await createTenant(ctx, { store: { isTesting: true } });
  const add = () => addSampleOrders(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id });
  const names = async ({ actor, store }: typeof tenant) =>
    (await listSampleOrders(ctx, { actor, ecommerceId: store.id })).map(({ name }) => name);
  expect([await names(live), await names(tenant)]).toEqual([[], []]);
  const [first] = await add();
  expect(await names(tenant)).toEqual(["SAMPLE-1", "SAMPLE-2"]);
  const find = () =>
    findOrderByNumber(ctx.db, tenant.actor, { ecommerceId: tenant.store.id, orderNumber: first?.orderNumber ?? "" });
  const order = await find();
  expect(order).toMatchObject({
    lookupEmail: first?.email,
    lines: [{ fulfilledQuantity: 1 }, { fulfilledQuantity: 2 }],
  });
  await add();
  expect((await find())?.contentHash).toBe(order?.contentHash);
  expect(await ctx.db.order.count({ where: { ecommerceId: tenant.store.id } })).toBe(2);
});
