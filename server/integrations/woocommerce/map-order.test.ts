import fc from "fast-check";
import { expect, test } from "vitest";
import { minorToMajorText } from "@/server/kernel/money";
import type { ShopOrderContent } from "@/server/partners/shop-feed";
import recorded from "@/test/woocommerce/recorded/wc-11.0.1.json";
import { readAmount, toMinor, writeAmount } from "./amounts";
import { mapOrder } from "./map-order";
import { pathId } from "./path-id";
import { planRefundLines } from "./plan-refund-lines";
import { orderSchema, type WooOrder } from "./wire";

const order = (changes: object = {}): WooOrder => orderSchema.parse({ ...recorded.order.body, ...changes });
const map = (changes: object = {}, shipped = ["completed"]) =>
  mapOrder(order(changes), { catalog: { factsOf: () => null }, refunds: [], shipped: new Set(shipped) }).order;
/** The total by which our core validates an order. */
const worth = ({ lines, taxesIncluded, shippingPriceMinor, shippingTaxMinor, ...order }: ShopOrderContent) =>
  lines.reduce(
    (sum, line) => sum + line.unitPriceMinor * line.quantity - line.discountMinor + (taxesIncluded ? 0 : line.taxMinor),
    0,
  ) +
  shippingPriceMinor +
  (taxesIncluded ? 0 : shippingTaxMinor) +
  (order.feesMinor ?? 0) -
  order.orderDiscountMinor;
const captured = ({ payments }: ShopOrderContent) =>
  payments.reduce((sum, { capturedMinor }) => sum + capturedMinor, 0);

test("adds up a real order with tax, a coupon, a fee, a download and shipping to the cent", () => {
  const content = map();
  expect(captured(content)).toBe(toMinor(readAmount(recorded.order.body.total), "EUR"));
  expect(worth(content)).toBe(captured(content));
  expect(content).toMatchObject({
    taxesIncluded: true,
    lastName: "Łovelace",
    orderDiscountMinor: 0,
    feesMinor: 238,
    payments: [{ platformPaymentId: "ch_9", processor: "hwpay", label: "Test card" }],
  });
  const [blanket, shirt] = content.lines;
  expect(blanket).toMatchObject({
    unitPriceMinor: 11_900,
    quantity: 3,
    discountMinor: 3_571,
    taxMinor: 5_130,
    fulfilledQuantity: 3,
  });
  expect(shirt).toMatchObject({ name: "Shirt", variantName: "M", options: { Size: "M" }, unitPriceMinor: 3_000 });
});

test.each([
  ["unpaid", { date_paid_gmt: null, status: "pending", date_completed_gmt: null }, { payments: [], fulfilledAt: null }],
  [
    "on its way by a plugin's status",
    { status: "shipped", date_completed_gmt: null },
    { fulfilledAt: `${recorded.order.body.date_paid_gmt}.000Z` },
  ],
  ["canceled before it was sent", { status: "cancelled", date_completed_gmt: null }, { fulfilledAt: null }],
  [
    "of a guest without address",
    { billing: { email: "" }, shipping: {} },
    { platformCustomerId: "", email: "", shippingAddress: { countryCode: "" } },
  ],
  ["sent to the billing address", { shipping: { country: "DE" } }, { shippingAddress: { line1: "Street 1" } }],
  [
    "paid without transaction id",
    { transaction_id: "" },
    { payments: [{ platformPaymentId: `order-${recorded.order.body.id}` }] },
  ],
  ["with a number of a plugin", { number: "#A-7" }, { orderNumber: "A-7", name: "#A-7" }],
  [
    "free",
    { total: "0", line_items: [], shipping_total: "0", shipping_tax: "0", fee_lines: [] },
    { payments: [], lines: [] },
  ],
])("maps an order %s", (_, changes, expected) => {
  expect(map(changes, ["completed", "shipped"])).toMatchObject(expected);
});

test("maps gift cards to a separate payment and an unexplained difference to a discount", () => {
  const paid = Number(recorded.order.body.total);
  const withCard = map({ total: String(paid - 50), gift_cards: [{ code: "G", amount: "50.00" }] });
  expect(withCard.payments.map(({ platformPaymentId }) => platformPaymentId)).toEqual(["ch_9", "gift-cards"]);
  expect([worth(withCard), withCard.orderDiscountMinor]).toEqual([captured(withCard), 0]);
  expect(map({ total: String(paid - 1) }).orderDiscountMinor).toBe(100);
  expect(
    map({ fee_lines: [{ id: 1, name: "Loyal", total: "-10.00", total_tax: "-1.90", taxes: [] }] }).orderDiscountMinor,
  ).toBeGreaterThanOrEqual(1_190);
});

test("reads names and options as WordPress shows them", () => {
  const [, shirt] = recorded.order.body.line_items;
  const named = {
    ...shirt,
    name: "Tom &amp; Jerry &#8211; M &amp; L",
    parent_name: "Tom &amp; Jerry&#8217;s <em>Shirt</em>",
    meta_data: [{ key: "pa_fit", display_key: "Fit &amp; size", display_value: "<p>M &amp; L</p>", value: "m-l" }],
  };
  const content = map({
    line_items: [named],
    payment_method_title: "Card &#8211; &quot;Test&quot;",
    billing: { ...recorded.order.body.billing, company: "Tom &amp; Jerry" },
    shipping: {},
  });
  expect(content).toMatchObject({
    lines: [{ name: "Tom & Jerry’s Shirt", variantName: "M & L", options: { "Fit & size": "M & L" } }],
    payments: [{ label: 'Card – "Test"' }],
    shippingAddress: { company: "Tom & Jerry" },
  });
});

test("rejects an order with a fraction of a unit", () => {
  const [line] = recorded.order.body.line_items;
  expect(orderSchema.safeParse({ ...recorded.order.body, line_items: [{ ...line, quantity: 1.5 }] }).success).toBe(
    false,
  );
});

const amounts = fc.record({
  net: fc.integer({ min: 0, max: 10_000_000 }),
  off: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  rate: fc.constantFrom(0, 0.07, 0.19, 0.255),
});

test("adds up to the captured amount for any prices, without negative amounts", () => {
  const anyOrder = fc.tuple(
    fc.array(amounts, { minLength: 1, maxLength: 6 }),
    fc.boolean(),
    fc.constantFrom("EUR", "JPY", "KWD"),
    fc.integer({ min: -3, max: 3 }),
  );
  fc.assert(
    fc.property(anyOrder, ([lines, isIncluded, currency, rounding]) => {
      const dot = (units: number) => (units / 1_000).toFixed(6);
      const items = lines.map(({ net, off, quantity, rate }, id) => {
        const total = Math.floor((net * (100 - off)) / 100);
        return {
          ...recorded.order.body.line_items[0],
          id,
          quantity,
          subtotal: dot(net),
          subtotal_tax: dot(net * rate),
          total: dot(total),
          total_tax: dot(total * rate),
        };
      });
      const sum = items.reduce((all, item) => all + readAmount(item.total) + readAmount(item.total_tax), 0n);
      const totalMinor = Math.max(0, toMinor(sum, currency) + rounding);
      const content = map({
        currency,
        prices_include_tax: isIncluded,
        line_items: items,
        fee_lines: [],
        shipping_total: "0",
        shipping_tax: "0",
        total: minorToMajorText(totalMinor, currency),
      });
      expect([worth(content), captured(content)]).toEqual([totalMinor, totalMinor]);
      for (const line of content.lines)
        expect(Math.min(line.unitPriceMinor, line.discountMinor, line.taxMinor)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test("adds up refund lines with taxes to their value, never to more", () => {
  const paid = order();
  const request = fc.record({
    amountMinor: fc.integer({ min: 1, max: 60_000 }),
    shippingMinor: fc.integer({ min: 0, max: 583 }),
    worths: fc.array(fc.integer({ min: 1, max: 36_000 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(request, ({ amountMinor, shippingMinor, worths }) => {
      const lines = worths.map((worth, index) => ({
        lineItemId: String(paid.line_items[index]?.id),
        quantity: 1,
        amountMinor: worth,
        taxMinor: 0,
      }));
      const planned = planRefundLines(paid, { amountMinor, shippingMinor, lines });
      const booked = planned.reduce(
        (sum, line) =>
          sum +
          [line.refund_total, ...line.refund_tax.map((tax) => tax.refund_total)].reduce(
            (all, part) => all + Math.round(part * 100),
            0,
          ),
        0,
      );
      const goods = Math.min(
        amountMinor - Math.min(shippingMinor, amountMinor),
        worths.reduce((sum, worth) => sum + worth, 0),
      );
      expect(booked).toBe(goods + Math.min(shippingMinor, amountMinor));
    }),
  );
});

test("reads amounts exactly and writes them as read", () => {
  expect(readAmount("-0.333333")).toBe(-33_333_300n);
  expect([
    toMinor(readAmount("1.005"), "EUR"),
    toMinor(readAmount("-1.005"), "EUR"),
    toMinor(readAmount("1.4"), "JPY"),
  ]).toEqual([101, -101, 1]);
  expect(() => readAmount("1,50")).toThrow(/not an amount/);
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      (exact) => readAmount(writeAmount(exact)) === exact,
    ),
  );
});

test.each([
  ["7", "7"],
  ["abc", "0"],
  ["1/refunds", "0"],
  ["", "0"],
])("resolves the ID %j to %s and nowhere else", (id, path) => {
  expect(pathId(id)).toBe(path);
});
