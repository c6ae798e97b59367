import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPaymentBalances } from "@/server/db/money/payment-balances";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { createReturn } from "@/test/factories";
import { content, contentLine, contentPayment } from "@/test/fixtures/order-content-fixtures";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { putOrder } from "./put-order";
import { putOrders } from "./put-orders";

let ctx: TestContext;
let scene: RefundScene;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

type Part = { number: string; part?: number; total?: number | undefined; refunded?: number } & Partial<OrderContent>;

/** An order of units at 50.00, paid by its part of the payment `together`. */
const orderOf = ({ number, part = 5000, total, refunded = 0, ...changes }: Part): OrderContent => {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000).toISOString();
  const quantity = part / 5000;
  return content({
    ...{ orderNumber: number, name: number, platformOrderId: `shop-${number}`, email: `${number}@example.com` },
    ...{ purchasedAt: daysAgo(5), fulfilledAt: daysAgo(4) },
    lines: [contentLine({ quantity, fulfilledQuantity: quantity })],
    payments: [
      contentPayment({
        ...{ platformPaymentId: "together", processor: "sandbox", capturedMinor: part, refundedMinor: refunded },
        ...(total === undefined ? {} : { capturedTotalMinor: total }),
      }),
    ],
    ...changes,
  });
};

const put = async (part: Part): Promise<Order> => {
  const { tenant } = scene;
  const call = { actor: tenant.actor, ecommerceId: tenant.store.id, content: orderOf(part) };
  return (await putOrder(ctx, call)).order;
};
const refusal = async (part: Part) => {
  const error = await put(part).catch((thrown: unknown) => thrown);
  return error instanceof Problem ? error.extras.violations?.[0] : error;
};
const left = async (order: Order) =>
  (await listPaymentBalances(ctx.db, scene.tenant.actor, order)).map((one) => one.capturedMinor - one.refundedMinor);
const paidOut = (processes: readonly ReturnProcess[]) =>
  processes.flatMap(({ payouts }) => payouts).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const returnOf = (order: Order, quantity = 1) =>
  createReturn(ctx, scene.tenant, { order, items: [{ line: 0, quantity }] });

describe("a payment that two orders share", () => {
  beforeAll(async () => {
    scene = await createRefundScene(ctx);
  });

  test("is one payment with one total and one refunded amount; each order uses its part", async () => {
    const first = await put({ number: "A1", part: 10_000, total: 15_000 });
    const second = await put({ number: "A2", total: 15_000, refunded: 1000 });
    const again = await put({ number: "A1", part: 10_000, total: 15_000, tags: ["vip"] });
    expect(again.payments).toMatchObject([
      { capturedMinor: 10_000, shared: { totalMinor: 15_000, refundedMinor: 1000 } },
    ]);
    expect(again.payments[0]?.shared?.id).toBe(second.payments[0]?.shared?.id);
    expect([await left(first), await left(second)]).toEqual([[10_000], [5000]]);
    await put({ number: "A2", total: 15_000, refunded: 12_000 });
    expect([await left(first), await left(second)]).toEqual([[3000], [3000]]);
  });

  test("is rejected at its field when the parts exceed it, its currency differs, or more was refunded", async () => {
    await put({ number: "B1", part: 10_000, total: 15_000, payments: [payment("b", 10_000, 15_000)] });
    const b = (more: Partial<OrderContent>, captured = 5000, total = 15_000, refunded = 0) =>
      refusal({ number: "B2", part: captured, payments: [payment("b", captured, total, refunded)], ...more });
    expect(await b({}, 10_000)).toEqual({
      field: "payments[0].captured",
      description: "comes to 200.00 EUR with the parts of order B1, but captured_total is 150.00 EUR",
    });
    expect(await b({ currency: "USD" })).toMatchObject({
      field: "currency",
      description: expect.stringContaining("payment b was captured in EUR (order B1)"),
    });
    expect(await b({}, 5000, 4000)).toMatchObject({ field: "payments[0].captured" });
    expect(await b({}, 5000, 15_000, 15_001)).toMatchObject({ field: "payments[0].refunded" });
    const outcomes = await putOrders(ctx, {
      ...{ actor: scene.tenant.actor, store: scene.tenant.store },
      contents: ["B2", "B3"].map((number) => orderOf({ number, payments: [payment("b", 5000, 15_000)] })),
    });
    expect(outcomes.map(({ result }) => result)).toEqual(["CREATED", "REFUSED"]);
  });

  test("stays shared when an order is sent again without the total; the same ID in other orders is another payment", async () => {
    const shared = await put({ number: "C1", payments: [payment("c", 5000, 10_000)] });
    const without = await put({ number: "C1", payments: [payment("c", 5000)], tags: ["again"] });
    expect(without.payments[0]?.shared).toEqual(shared.payments[0]?.shared);
    const alone = await put({ number: "C2", payments: [payment("c", 5000, undefined, 5000)] });
    expect(alone.payments).toMatchObject([{ refundedMinor: 5000, shared: null }]);
    expect([await left(shared), await left(alone)]).toEqual([[5000], [0]]);
  });

  test("refunds what the other order's returns have left of it", async () => {
    const [first, second] = [await put(of("D1")), await put(of("D2"))];
    const returns = [await returnOf(first), await returnOf(second)];
    await put({ ...of("D1"), payments: [payment("d", 5000, 10_000, 3000)] });
    const done = await scene.review(returns[0] ?? fail());
    expect([paidOut([done]), await left(first), await left(second)]).toEqual([5000, [0], [2000]]);
    const other = await scene.review(returns[1] ?? fail());
    expect(other.payouts.map(({ amountMinor }) => amountMinor)).toEqual([2000]);
    expect(other.settlements.at(-1)?.rows).toContainEqual(
      expect.objectContaining({ kind: "ALREADY_REFUNDED", amountMinor: -3000 }),
    );
  });
});

describe("concurrent refunds of one payment", () => {
  beforeAll(async () => {
    scene = await createRefundScene(ctx);
  });

  test.each([1, 2, 3])("never exceed a payment that several orders share, round %i", async (round) => {
    const numbers = [1, 2, 3, 4].map((nth) => `E${round}${nth}`);
    const of = (number: string, refunded = 0): Part => ({
      ...{ number, payments: [payment(`e${round}`, 5000, 20_000, refunded)] },
    });
    const orders = await Promise.all(numbers.map((number) => put(of(number))));
    const returns = [];
    for (const order of orders) returns.push(await returnOf(order));
    await put(of(numbers[0] ?? "", 13_000));
    const done = await Promise.all(returns.map((made) => scene.review(made)));
    expect(paidOut(done)).toBe(7000);
    expect((await Promise.all(orders.map(left))).flat()).toEqual([0, 0, 0, 0]);
  });

  test("never exceed the payment of one order", async () => {
    const of = (refundedMinor: number): Part => ({
      ...{ number: "F1", part: 20_000 },
      payments: [contentPayment({ processor: "sandbox", capturedMinor: 20_000, refundedMinor })],
    });
    const order = await put(of(0));
    const returns = [];
    for (let nth = 0; nth < 4; nth += 1) returns.push(await returnOf(order));
    await put(of(13_000));
    const done = await Promise.all(returns.map((made) => scene.review(made)));
    expect([paidOut(done), await left(order)]).toEqual([7000, [0]]);
  });
});

const payment = (platformPaymentId: string, capturedMinor: number, total?: number, refundedMinor = 0) =>
  contentPayment({
    ...{ platformPaymentId, processor: "sandbox", capturedMinor, refundedMinor },
    ...(total === undefined ? {} : { capturedTotalMinor: total }),
  });
const of = (number: string): Part => ({ number, payments: [payment("d", 5000, 10_000)] });
const fail = (): never => {
  throw new Error("no return");
};
