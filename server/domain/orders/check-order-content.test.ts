import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { content, contentLine, contentPayment } from "@/test/fixtures/order-content-fixtures";
import { unitShares } from "../money/unit-shares";
import { checkOrderContent } from "./check-order-content";
import { fillRestPayment } from "./fill-rest-payment";
import { contentMoney, contentText, type OrderContent } from "./order-content";

/** Some weeks after the fixtures' order. */
const NOW = new Date("2026-04-01T12:00:00.000Z");

describe("an order's content", () => {
  test("passes when payments equal lines, shipping and discounts", () => {
    expect(checkOrderContent(content(), NOW)).toEqual([]);
  });

  test("must be a purchase in the past, allowing for a clock that is a day fast", () => {
    expect(checkOrderContent(content({ purchasedAt: "2026-04-02T12:00:00.000Z" }), NOW)).toEqual([]);
    const toCome = content({ purchasedAt: "2026-04-02T12:00:00.001Z" });
    expect(checkOrderContent(toCome, NOW)).toEqual([
      { field: "purchased_at", description: "must not be in the future" },
    ]);
  });

  test("must be delivered after purchase, as far as whole days can tell", () => {
    expect(checkOrderContent(content({ deliveredAt: "2026-03-01T00:00:00.000Z" }), NOW)).toEqual([]);
    const before = content({ deliveredAt: "2026-02-28T08:59:59.999Z" });
    expect(checkOrderContent(before, NOW)).toEqual([
      { field: "delivered_at", description: "must not be before the purchase" },
    ]);
  });

  test("says in words how much less was captured than due", () => {
    const [violation] = checkOrderContent(content({ payments: [contentPayment({ capturedMinor: 9000 })] }), NOW);
    expect(violation).toEqual({
      field: "payments",
      description: "90.00 EUR was captured, but lines, shipping and discounts come to 100.00 EUR: 10.00 EUR too little",
    });
  });

  test("rejects conditional discounts that aren't part of the order's discount", () => {
    const half = { label: "", minimumSubtotalMinor: 5000, amountMinor: 600 };
    const conditionalDiscounts = [
      { id: "spring", ...half },
      { id: "spring", ...half },
    ];
    const payments = [contentPayment({ capturedMinor: 9000 })];
    const order = content({ orderDiscountMinor: 1000, conditionalDiscounts, payments });
    expect(checkOrderContent(order, NOW).map(({ field }) => field)).toEqual([
      "conditional_discounts[1].id",
      "conditional_discounts",
    ]);
    expect(checkOrderContent({ ...order, conditionalDiscounts: conditionalDiscounts.slice(1) }, NOW)).toEqual([]);
  });

  test("names duplicates, excess amounts and dates out of range", () => {
    const wrong = content({
      purchasedAt: "+010000-01-01T00:00:00.000Z",
      lines: [contentLine({ discountMinor: 10_001 }), contentLine({ fulfilledQuantity: 3 })],
      shippingDiscountMinor: 1,
      payments: [contentPayment(), contentPayment({ refundedMinor: 10_001 })],
    });
    expect(checkOrderContent(wrong, NOW).map(({ field }) => field)).toEqual([
      "purchased_at",
      "line_items[0].total_discount",
      "line_items[1].platform_line_item_id",
      "line_items[1].fulfilled_quantity",
      "shipping.discount",
      "payments[1].id",
      "payments[1].refunded",
    ]);
  });

  test("is rejected if the tax included in a line is more than the line", () => {
    const [violation] = checkOrderContent(content({ lines: [contentLine({ taxMinor: 10_001 })] }), NOW);
    expect(violation?.field).toBe("line_items[0].total_tax");
  });

  test("is rejected, not lost, if its amounts are too large to store exactly", () => {
    const line = contentLine({ unitPriceMinor: 999_999_999_999_999, quantity: 1_000_000, fulfilledQuantity: 0 });
    expect(checkOrderContent(content({ lines: [line] }), NOW)[0]?.field).toBe("line_items");
  });

  test("is the same text in any order of its options", () => {
    const one = content({ lines: [contentLine({ options: { size: "M", color: "red" } })] });
    const other = content({ lines: [contentLine({ options: { color: "red", size: "M" } })] });
    expect(contentText(one)).toBe(contentText(other));
  });
});

const minor = (max: number) => fc.integer({ min: 0, max });
const anyLine = fc
  .record({ unitPriceMinor: minor(99_999), quantity: fc.integer({ min: 1, max: 12 }), off: minor(100), tax: minor(30) })
  .map(({ unitPriceMinor, quantity, off, tax }) => {
    const fullMinor = unitPriceMinor * quantity;
    const discountMinor = Math.floor((fullMinor * off) / 100);
    const taxMinor = Math.floor(((fullMinor - discountMinor) * tax) / 100);
    return contentLine({ unitPriceMinor, quantity, fulfilledQuantity: quantity, discountMinor, taxMinor });
  });
const anyContent = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    orderDiscountMinor: minor(200_000),
    shippingPriceMinor: minor(2000),
    taxesIncluded: fc.boolean(),
  })
  .map(({ lines, ...rest }): OrderContent => {
    const named = lines.map((line, place) => ({ ...line, platformLineItemId: `line-${place}` }));
    const payments = [contentPayment({ capturedMinor: 0 })];
    return fillRestPayment(content({ ...rest, lines: named, payments }), 0);
  });

test("gives unit shares that add up to what was paid, apart from shipping", () => {
  fc.assert(
    fc.property(anyContent, (order) => {
      fc.pre(checkOrderContent(order, NOW).length === 0);
      const money = contentMoney(order);
      const sharesMinor = unitShares(money).reduce((sum, { paidMinor }) => sum + paidMinor, 0);
      const itemsMinor = money.lines.reduce(
        (sum, line) => sum + line.unitPriceMinor * line.quantity - line.discountMinor,
        0,
      );
      const offShippingMinor = Math.max(0, order.orderDiscountMinor - itemsMinor);
      const paidMinor = order.payments.reduce((sum, payment) => sum + payment.capturedMinor, 0);
      expect(sharesMinor + order.shippingPriceMinor - offShippingMinor).toBe(paidMinor);
    }),
  );
});
