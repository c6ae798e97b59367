import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkOrderAddsUp } from "@/server/domain/money/check-order-adds-up";
import { orderMoney } from "@/server/domain/orders/order-money";
import type { ReturnProcess } from "@/server/domain/process/types";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { Problem } from "@/server/kernel/problem";
import { publishReturnSummary } from "@/server/presenters/return-summary";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ now: new Date() });
});
afterAll(() => ctx.close());

const refusalOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error;
  throw error ?? new Error("it was not refused");
};

const newOrderOf = (process: ReturnProcess) => {
  const order = process.exchangeOrder;
  if (order === null) throw new Error("There is no exchange order.");
  expect(checkOrderAddsUp(orderMoney(order))).toEqual({ ok: true });
  return order;
};

const payoutsOf = ({ payouts }: ReturnProcess) =>
  payouts.map(({ refundOption, amountMinor }) => [refundOption, amountMinor]);

describe("the five flows, from the draft to the new order", () => {
  test("NO_EXCHANGE_FLOW refuses an exchange in words", async () => {
    const scene = await openExchangeScene(ctx, { flow: "NO_EXCHANGE_FLOW" });
    const problem = await refusalOf(scene.exchange(await scene.order(), "L"));
    expect(problem).toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect(problem.message).toContain("does not exchange");
  });

  test("ONE_ON_ONE keeps the price, whatever the new size costs today", async () => {
    const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 9900 }];
    const scene = await openExchangeScene(ctx, { flow: "ONE_ON_ONE", variants });
    const order = await scene.order();
    const made = await scene.exchange(order, "L");
    expect(made.units[0]?.exchange).toMatchObject({ platformVariantId: "L", priceMinor: 4000, differenceMinor: 0 });
    const done = await scene.review(made);
    const created = newOrderOf(done);
    expect(done.status).toBe("COMPLETED");
    expect(payoutsOf(done)).toEqual([]);
    expect(created).toMatchObject({ orderNumber: `${order.orderNumber}-X1`, name: `${order.name}-X1` });
    expect(created.lines).toMatchObject([{ productId: "shirt", variantId: "L", quantity: 1, unitPriceMinor: 4000 }]);
    expect(created.payments).toMatchObject([
      { platformPaymentId: order.payments[0]?.platformPaymentId, capturedMinor: 4000 },
    ]);
    expect(done.order.payments[0]?.carriedMinor).toBe(4000);
    expect([await scene.stock("L"), await scene.stock("M")]).toEqual([4, 5]);
  });

  test("OPEN refunds the price difference of a cheaper item, and the new item's own return refunds its price", async () => {
    const scene = await openExchangeScene(ctx);
    await scene.put({ platformProductId: "cap", variants: [{ platformVariantId: "cap-one", priceMinor: 2500 }] });
    const done = await scene.review(await scene.exchange(await scene.order(), "cap-one"));
    expect(payoutsOf(done)).toEqual([["ORIGINAL_PAYMENT_METHOD", 1500]]);
    const created = newOrderOf(done);
    expect(created.lines[0]).toMatchObject({ productId: "cap", unitPriceMinor: 2500 });
    expect(done.order.payments[0]).toMatchObject({ capturedMinor: 4000, carriedMinor: 2500 });

    const returnId = await scene.draft(created);
    await scene.choose(returnId, { lineItemId: created.lines[0]?.id ?? "" });
    const back = await scene.review(await scene.complete(returnId));
    expect(payoutsOf(back)).toEqual([["ORIGINAL_PAYMENT_METHOD", 2500]]);
    expect(back.status).toBe("COMPLETED");
  });

  test("OPEN charges the price difference of a more expensive item, and its return refunds both payments", async () => {
    const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500 }];
    const scene = await openExchangeScene(ctx, { variants, policy: { arePaymentsEnabled: true } });
    const made = await scene.exchange(await scene.order(), { variant: "L", paymentToken: "tok_ok" });
    expect(made.charges).toMatchObject([{ status: "CAPTURED", amountMinor: 1500 }]);
    const done = await scene.review(made);
    const created = newOrderOf(done);
    expect(created.payments.map(({ capturedMinor }) => capturedMinor)).toEqual([4000, 1500]);
    expect(done.charges).toMatchObject([{ status: "CAPTURED", refundedMinor: 0 }]);

    const returnId = await scene.draft(created);
    await scene.choose(returnId, { lineItemId: created.lines[0]?.id ?? "" });
    const back = await scene.review(await scene.complete(returnId));
    expect(payoutsOf(back)).toEqual([
      ["ORIGINAL_PAYMENT_METHOD", 4000],
      ["ORIGINAL_PAYMENT_METHOD", 1500],
    ]);
  });

  test("OPEN_WITH_GIFT_CARD issues a gift card for the difference", async () => {
    const variants = [{ platformVariantId: "M" }, { platformVariantId: "S", priceMinor: 3000 }];
    const scene = await openExchangeScene(ctx, { flow: "OPEN_WITH_GIFT_CARD", variants });
    const done = await scene.review(await scene.exchange(await scene.order(), "S"));
    expect(payoutsOf(done)).toEqual([["GIFT_CARD", 1000]]);
    expect(newOrderOf(done).payments).toMatchObject([{ capturedMinor: 3000 }]);
  });

  test("FULL lets the credit of another item pay for a more expensive one", async () => {
    const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500 }];
    const scene = await openExchangeScene(ctx, { flow: "FULL", variants });
    const order = await scene.order({ lines: [shirtLine(1), { name: "Mug", unitPriceMinor: 2000, quantity: 1 }] });
    const returnId = await scene.draft(order);
    const [shirt, mug] = order.lines.map(({ id }) => id);
    const dearer = { lineItemId: shirt ?? "", exchangeVariantId: "L" };
    expect((await refusalOf(scene.choose(returnId, dearer))).message).toContain("doesn't take payments");
    expect((await scene.choose(returnId, { lineItemId: mug ?? "" })).exchanges.pendingCreditMinor).toBe(2000);
    expect((await scene.choose(returnId, dearer)).exchanges.pendingCreditMinor).toBe(500);
    const done = await scene.review(await scene.complete(returnId));
    expect(payoutsOf(done)).toEqual([["ORIGINAL_PAYMENT_METHOD", 500]]);
    expect(newOrderOf(done).payments).toMatchObject([{ capturedMinor: 5500 }]);
    expect(done.order.payments[0]).toMatchObject({ capturedMinor: 6000, carriedMinor: 5500 });
  });
});

describe("a rejected unit", () => {
  test("isn't exchanged: no order, the reserved unit is free again, the charge is refunded", async () => {
    const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500, stock: 1 }];
    const scene = await openExchangeScene(ctx, { variants, policy: { arePaymentsEnabled: true } });
    const made = await scene.exchange(await scene.order(), { variant: "L", paymentToken: "tok_ok" });
    expect(await scene.reservations()).toMatchObject([{ quantity: 1, expiresAt: null, releasedAt: null }]);
    const done = await scene.review(made, ["DECLINED"]);
    expect(done).toMatchObject({ status: "COMPLETED", exchangeOrder: null });
    expect(done.charges).toMatchObject([{ status: "REFUNDED", refundedMinor: 1500 }]);
    expect((await scene.reservations())[0]?.releasedAt).not.toBeNull();
    expect(await scene.stock("L")).toBe(1);
  });

  test("gets its part of the charge refunded; the other unit is ordered", async () => {
    const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500 }];
    const scene = await openExchangeScene(ctx, { variants, policy: { arePaymentsEnabled: true } });
    const order = await scene.order({ lines: [shirtLine(2)] });
    const made = await scene.exchange(order, { variant: "L", quantity: 2, paymentToken: "tok_ok" });
    const done = await scene.review(made, ["APPROVED", "MISSING"]);
    expect(done.charges).toMatchObject([{ status: "CAPTURED", amountMinor: 3000, refundedMinor: 1500 }]);
    const created = newOrderOf(done);
    expect(created.payments.map(({ capturedMinor }) => capturedMinor)).toEqual([4000, 1500]);
    expect(created.lines).toMatchObject([{ quantity: 1, unitPriceMinor: 5500 }]);
    expect(await scene.stock("L")).toBe(4);
  });
});

test("lowers the amount owed by an incentive, which is never refunded as money", async () => {
  const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 4300 }];
  const incentives = [{ exchangeType: "SIZE_EXCHANGE" as const, reasons: [], countries: [], totalMinor: 500 }];
  const scene = await openExchangeScene(ctx, {
    variants,
    exchange: { incentives },
    policy: { arePaymentsEnabled: true },
  });
  const made = await scene.exchange(await scene.order(), "L");
  expect(made.charges).toEqual([]);
  const done = await scene.review(made);
  expect(payoutsOf(done)).toEqual([["STORE_CREDIT", 200]]);
  expect(newOrderOf(done).lines[0]).toMatchObject({ unitPriceMinor: 4000 });
});

test("covers the cents of a discount difference with an incentive when no payment is possible", async () => {
  const incentives = [{ exchangeType: "SIZE_EXCHANGE" as const, reasons: [], countries: [], totalMinor: 500 }];
  const config = { refunds: { ...DEFAULT_STORE_CONFIG.refunds, areDiscountsCarriedOver: false } };
  const scene = await openExchangeScene(ctx, { exchange: { incentives }, config });
  const made = await scene.exchange(await scene.order({ orderDiscountMinor: 299 }), "L");
  expect(made.units[0]).toMatchObject({ paidMinor: 3701, exchange: { priceMinor: 4000, differenceMinor: 299 } });
  const done = await scene.review(made);
  expect(payoutsOf(done)).toEqual([["STORE_CREDIT", 201]]);
  expect(done.settlements.at(-1)).toMatchObject({ owedMinor: 0 });
  // The new item's own return refunds only what was paid: the incentive isn't money.
  expect(newOrderOf(done).lines[0]).toMatchObject({ unitPriceMinor: 3701 });
  const without = await openExchangeScene(ctx, { config });
  const refused = await refusalOf(without.exchange(await without.order({ orderDiscountMinor: 299 }), "L"));
  expect(refused.message).toContain("would have to pay 2.99 EUR");
});

test("shows an exchange in webhook, summary and units", async () => {
  const scene = await openExchangeScene(ctx, { config: { isRestockingEnabled: true } });
  const order = await scene.order({ lines: [shirtLine(2)] });
  const done = await scene.review(await scene.exchange(order, { variant: "L", quantity: 2 }), ["APPROVED", "DAMAGED"]);
  const body = publishWebhookPayload(done, "onProcessCompleted");
  expect(body.return_line_items[0]?.compensation_method).toBe("EXCHANGE");
  expect(body.compensation.exchange_order).toMatchObject({
    order_name: `${order.name}-X1`,
    total_price: "8000",
    ordered_items: [{ quantity: 2, unit_price: "4000", total_price: "8000" }],
  });
  const summary = publishReturnSummary(done, "http://localhost");
  expect(summary.open_exchange_items.items.map(({ state }) => state)).toEqual(["ORDERED", "ORDERED"]);
  expect(summary.returned_items.items[0]?.units.map((unit) => unit.not_restocked_reason)).toEqual([
    null,
    "NOT_RESELLABLE",
  ]);
  expect(summary.returned_items.items[0]?.units[0]?.new_item?.product.variant_id).toBe("L");
});
