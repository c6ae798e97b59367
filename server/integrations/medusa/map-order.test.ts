import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShopOrderContent } from "@/server/partners/shop-feed";
import { exact, sum, toMinor } from "./exact";
import { amountOf, itemMoney, shippingMoney } from "./line-money";
import { mapOrder } from "./map-order";
import { type MedusaOrder, orderSchema } from "./wire";

const raw = (value: string | number) => ({ value: String(value), precision: 20 });
type LineFacts = {
  price?: string;
  quantity?: number;
  rate?: string;
  inclusive?: boolean;
  discounts?: string[];
  fulfilled?: number;
};

const line = (facts: LineFacts = {}, index = 0) => {
  const { price = "39.9", quantity = 2, rate = "19", inclusive = true, discounts = [], fulfilled = quantity } = facts;
  return {
    ...{ id: `ordli_${index}`, title: "Shirt", product_title: "Linen shirt", variant_title: "M", variant_sku: "SHIRT" },
    ...{ product_id: "prod_1", variant_id: "variant_1", is_tax_inclusive: inclusive, requires_shipping: true },
    raw_unit_price: raw(price),
    detail: {
      raw_quantity: raw(quantity),
      raw_fulfilled_quantity: raw(fulfilled),
      raw_return_requested_quantity: raw(0),
    },
    tax_lines: [{ raw_rate: raw(rate) }],
    adjustments: discounts.map((amount) => ({ raw_amount: raw(amount), is_tax_inclusive: inclusive })),
  };
};

type OrderFacts = { currency?: string; lines?: LineFacts[]; shipping?: string; captured?: string; more?: object };
const orderOf = ({
  currency = "eur",
  lines = [{}],
  shipping = "4.9",
  captured,
  more = {},
}: OrderFacts = {}): MedusaOrder =>
  orderSchema.parse({
    ...{ id: "order_1", display_id: 7, currency_code: currency, email: "mira@example.test", status: "pending" },
    ...{ created_at: "2026-11-01T10:00:00.000Z", updated_at: "2026-11-02T10:00:00.000Z" },
    summary: { raw_pending_difference: raw(0) },
    items: lines.map(line),
    shipping_methods: [
      {
        raw_amount: raw(shipping),
        is_tax_inclusive: lines[0]?.inclusive ?? true,
        tax_lines: [{ raw_rate: raw("19") }],
      },
    ],
    payment_collections:
      captured === undefined
        ? []
        : [
            {
              payments: [
                {
                  id: "pay_1",
                  provider_id: "pp_stripe_stripe",
                  currency_code: currency,
                  captures: [{ raw_amount: raw(captured) }],
                },
              ],
            },
          ],
    ...more,
  });

const total = (order: ShopOrderContent): number =>
  order.lines.reduce(
    (all, { unitPriceMinor, quantity, discountMinor, taxMinor }) =>
      all + unitPriceMinor * quantity - discountMinor + (order.taxesIncluded ? 0 : taxMinor),
    order.shippingPriceMinor - order.shippingDiscountMinor + (order.taxesIncluded ? 0 : order.shippingTaxMinor),
  ) - order.orderDiscountMinor;

const decimal = (max: number) =>
  fc.tuple(fc.nat(max), fc.nat(9_999)).map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);
const anyLine = fc.record({
  ...{ price: decimal(900), quantity: fc.integer({ min: 1, max: 9 }), inclusive: fc.boolean() },
  rate: fc.constantFrom("0", "5", "7", "8.875", "19", "25.5"),
});

test("adds up a record to what Medusa charges, for any price, rate and currency", () => {
  const anyOrder = fc.record({
    currency: fc.constantFrom("eur", "jpy", "kwd"),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    shipping: decimal(20),
    share: fc.nat(100),
  });
  fc.assert(
    fc.property(anyOrder, ({ share, ...facts }) => {
      const lines = facts.lines.map((one) => ({ ...one, discounts: [String((Number(one.price) * share) / 200)] }));
      const order = orderOf({ ...facts, lines });
      const whole = { withTax: true, discounted: true };
      const asked = sum([
        ...order.items.map((item) => amountOf(itemMoney(item), whole)),
        ...order.shipping_methods.map((method) => amountOf(shippingMoney(method), whole)),
      ]);
      const told = mapOrder(order).order;
      expect(total(told)).toBe(toMinor(asked, facts.currency.toUpperCase()));
      for (const { discountMinor, taxMinor, unitPriceMinor } of told.lines)
        expect(Math.min(discountMinor, taxMinor, unitPriceMinor)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 150 },
  );
});

test("lets the payment provider's rounding decide the last cent", () => {
  const lines = [{ price: "44.95", quantity: 2, inclusive: false, rate: "8.875" }];
  const captured = "103.72";
  const { order } = mapOrder(orderOf({ lines, shipping: "4.9", captured }));
  expect([total(order), order.payments[0]?.capturedMinor]).toEqual([10_372, 10_372]);
  expect(order.payments).toMatchObject([{ platformPaymentId: "pay_1", processor: "stripe", method: "stripe" }]);
});

test("keeps the price of a one-cent order that was not paid", () => {
  expect(total(mapOrder(orderOf({ lines: [{ price: "0" }], shipping: "0.01" })).order)).toBe(1);
});

test("does not change the order's price after a partial capture", () => {
  expect(total(mapOrder(orderOf({ captured: "20" })).order)).toBe(8_470);
});

test("reads all prices with tax if an order has prices with and without tax", () => {
  const lines = [{ price: "11.9" }, { price: "10", inclusive: false }];
  const { order } = mapOrder(orderOf({ lines }));
  expect(order.taxesIncluded).toBe(true);
  expect(order.lines.map(({ unitPriceMinor, taxMinor }) => [unitPriceMinor, taxMinor])).toEqual([
    [1_190, 380],
    [1_190, 380],
  ]);
});

test("drops removed lines, marks downloads and gift cards not returnable, and half an order not delivered", () => {
  const digital = { ...line({}, 1), requires_shipping: false };
  const card = { ...line({}, 2), is_giftcard: true };
  const fulfillments = [{ shipped_at: "2026-11-03T10:00:00.000Z", delivered_at: "2026-11-04T10:00:00.000Z" }];
  const items = [line({ fulfilled: 1 }), digital, card, line({ quantity: 0 }, 3)];
  const { order } = mapOrder(orderOf({ more: { items, fulfillments } }));
  expect(order.lines.map(({ isReturnable, fulfilledQuantity }) => [isReturnable, fulfilledQuantity])).toEqual([
    [true, 1],
    [false, 2],
    [false, 2],
  ]);
  expect([order.fulfilledAt, order.deliveredAt]).toEqual(["2026-11-03T10:00:00.000Z", null]);
});

test("reads gift cards and exchanges as credit-line payments, but not refunds and our own settlements", () => {
  const credit_lines = [
    { id: "ordcl_1", reference: "gift_card", raw_amount: raw("10") },
    { id: "ordcl_2", reference: "homeward:exchange", raw_amount: raw("5.5") },
    { id: "ordcl_3", reference: "homeward:balance", raw_amount: raw("3") },
    { id: "ordcl_4", reference: "payment_collection", raw_amount: raw("4") },
  ];
  const { order } = mapOrder(orderOf({ more: { credit_lines } }));
  expect(order.payments.map(({ method, capturedMinor }) => [method, capturedMinor])).toEqual([
    ["gift_card", 1_000],
    ["homeward:exchange", 550],
  ]);
});

test("reports items that the shop's staff took back, and recognizes returns that we opened", () => {
  const items = [{ item_id: "ordli_0", raw_quantity: raw(2), raw_received_quantity: raw(1) }];
  const returns = [
    { id: "return_1", status: "received", items },
    { id: "return_2", status: "received", metadata: { homeward: "R-1 [hw:open-1]" }, items },
    { id: "return_3", status: "requested", items: [{ ...items[0], raw_received_quantity: raw(0) }] },
  ];
  expect(mapOrder(orderOf({ more: { returns } })).refunds).toEqual([
    { refundId: "return_1", key: "", payments: [], lines: [{ lineItemId: "ordli_0", quantity: 1 }] },
  ]);
});

test("leaves missing addresses empty and removes the country from subdivisions", () => {
  expect(mapOrder(orderOf()).order.shippingAddress).toMatchObject({
    line1: "",
    countryCode: "",
    email: "mira@example.test",
  });
  const shipping_address = { first_name: "Noor", country_code: "us", province: "us-ny", address_1: "1 Main Street" };
  expect(mapOrder(orderOf({ more: { shipping_address } })).order).toMatchObject({
    firstName: "Noor",
    shippingAddress: { country: "United States", countryCode: "US", stateProvinceCode: "NY" },
  });
});

test("parses decimals exactly and rounds half up once", () => {
  expect(toMinor(exact("1.005"), "EUR")).toBe(101);
  expect(toMinor(exact("-1.005"), "EUR")).toBe(-101);
  expect(toMinor(exact("1e-7"), "EUR")).toBe(0);
  expect(toMinor(exact("90071992547409.91"), "EUR")).toBe(9_007_199_254_740_991);
  expect(() => exact("12,5")).toThrow(RangeError);
});
