import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShopOrderRecord } from "@/server/partners/shop-feed";
import { mapOrder } from "./map-order";
import type { VendureOrder, VendureOrderLine } from "./order-shape";
import type { ShopFacts } from "./shop-facts";

const facts = (changes: Partial<ShopFacts> = {}): ShopFacts => ({
  ...{ channelId: "1", channelCode: "eu", channelToken: "token", taxesIncluded: true, currency: "EUR" },
  ...{ currencies: ["EUR"], language: "en", tracksInventory: true, outOfStockThreshold: 0, precision: 2 },
  ...changes,
});

type Plan = { list: number; quantity: number; rate: number; lineOff: number; orderOff: number };

/** The amounts Vendure shows for a line: calculated unrounded per unit and rounded for display. */
const lineOf = (
  { list, quantity, rate, lineOff, orderOff }: Plan,
  index: number,
  isGross: boolean,
): VendureOrderLine => {
  const net = (amount: number) => (isGross ? amount / (1 + rate / 100) : amount);
  const gross = (amount: number) => (isGross ? amount : amount * (1 + rate / 100));
  const unit = list;
  const discounted = list - lineOff / quantity;
  const prorated = discounted - orderOff / quantity;
  const shown = (amount: number) => ({ net: Math.round(net(amount)), gross: Math.round(gross(amount)) });
  const whole = (amount: number) => ({
    net: Math.round(net(amount) * quantity),
    gross: Math.round(gross(amount) * quantity),
  });
  return {
    ...{ id: String(index), quantity, orderPlacedQuantity: quantity },
    ...{ unitPrice: shown(unit).net, unitPriceWithTax: shown(unit).gross },
    ...{ discountedUnitPrice: shown(discounted).net, discountedUnitPriceWithTax: shown(discounted).gross },
    ...{ proratedUnitPrice: shown(prorated).net, proratedUnitPriceWithTax: shown(prorated).gross },
    ...{ discountedLinePrice: whole(discounted).net, discountedLinePriceWithTax: whole(discounted).gross },
    ...{ proratedLinePrice: whole(prorated).net, proratedLinePriceWithTax: whole(prorated).gross },
    productVariant: {
      ...{ id: `v${index}`, sku: `SKU-${index}`, name: "Shirt M", options: [{ name: "M", group: { name: "Size" } }] },
      product: { id: `p${index}`, name: "Shirt", collections: [{ id: "7" }, { id: "7" }], facetValues: FACETS },
    },
  };
};
const FACETS = [
  { id: "f1", facet: { code: "brand" } },
  { id: "f2", facet: { code: "category" } },
];

const orderOf = (lines: VendureOrderLine[], changes: Partial<VendureOrder> = {}): VendureOrder => ({
  ...{ id: "9", code: "ABC123", state: "Delivered", currencyCode: "EUR", totalWithTax: 0 },
  ...{ createdAt: "2026-11-01T10:00:00.000Z", updatedAt: "2026-11-01T10:00:00.000Z" },
  orderPlacedAt: "2026-11-01T10:00:05.000Z",
  customer: {
    id: "3",
    firstName: "Ada",
    lastName: "Example",
    emailAddress: "a@example.com",
    phoneNumber: "",
    user: null,
  },
  shippingAddress: null,
  lines,
  surcharges: [],
  shippingLines: [{ price: 416, priceWithTax: 495, discountedPrice: 416, discountedPriceWithTax: 495 }],
  payments: [],
  fulfillments: [],
  history: { items: [] },
  ...changes,
});

const paidBy = ({ order }: ShopOrderRecord): number => {
  const net = order.taxesIncluded ? 0 : 1;
  const lines = order.lines.map(
    (line) => line.unitPriceMinor * line.quantity - line.discountMinor + net * line.taxMinor,
  );
  const shipping = order.shippingPriceMinor - order.shippingDiscountMinor + net * order.shippingTaxMinor;
  return lines.reduce((all, minor) => all + minor, 0) + shipping - order.orderDiscountMinor;
};

const plans = fc.array(
  fc
    .record({
      list: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      rate: fc.constantFrom(0, 7, 8.875, 19, 25),
      lineShare: fc.integer({ min: 0, max: 50 }),
      orderShare: fc.integer({ min: 0, max: 50 }),
    })
    .map(({ list, quantity, rate, lineShare, orderShare }) => ({
      ...{ list, quantity, rate },
      lineOff: Math.floor((list * quantity * lineShare) / 100),
      orderOff: Math.floor((list * quantity * orderShare) / 100),
    })),
  { minLength: 1, maxLength: 6 },
);

test("adds up a record to Vendure's own total with any discount and both kinds of prices", () => {
  fc.assert(
    fc.property(plans, fc.boolean(), (some, taxesIncluded) => {
      const lines = some.map((plan, index) => lineOf(plan, index, taxesIncluded));
      const total = lines.reduce((all, line) => all + line.proratedLinePriceWithTax, 495);
      expect(paidBy(mapOrder(orderOf(lines), facts({ taxesIncluded })))).toBe(total);
    }),
  );
});

const PIECES = { list: 1000, quantity: 3, rate: 19, lineOff: 0, orderOff: 0 };
const refund = (lines: { orderLineId: string; quantity: number }[], changes = {}) => ({
  ...{ id: "r1", state: "Settled", total: 1000, reason: "", transactionId: "t", lines },
  ...{ createdAt: "2026-11-05T10:00:00.000Z", updatedAt: "2026-11-05T10:00:00.000Z" },
  ...changes,
});
const payment = (refunds: ReturnType<typeof refund>[]) => ({
  ...{ id: "1", method: "card", amount: 3495, state: "Settled", updatedAt: "2026-11-01T10:00:05.000Z", refunds },
});
const parcel = (quantity: number, state = "Delivered") => ({
  ...{ state, createdAt: "2026-11-02T10:00:00.000Z", updatedAt: "2026-11-04T10:00:00.000Z" },
  lines: [{ orderLineId: "0", quantity }],
});

test("counts units as bought that were canceled after shipping or refunded, but no other canceled units", () => {
  const quantitiesOf = (left: number, changes: Partial<VendureOrder>) => {
    const line = { ...lineOf(PIECES, 0, true), quantity: left };
    const [mapped] = mapOrder(orderOf([line], changes), facts()).order.lines;
    return [mapped?.quantity, mapped?.fulfilledQuantity];
  };
  expect(quantitiesOf(3, { fulfillments: [parcel(2), parcel(1, "Pending")] })).toEqual([3, 2]);
  expect(quantitiesOf(1, { fulfillments: [parcel(3)] })).toEqual([3, 3]);
  expect(quantitiesOf(2, { payments: [payment([refund([{ orderLineId: "0", quantity: 1 }])])] })).toEqual([3, 0]);
  expect(quantitiesOf(2, {})).toEqual([2, 0]);
  expect(quantitiesOf(0, {})).toEqual([0, 0]);
});

test("reads refunds with our key, ignores failed ones, and takes the latest change of all parts", () => {
  const ours = refund([{ orderLineId: "0", quantity: 1 }], { reason: "Return RT-1 [homeward eco_1:prc_1:REFUND:]" });
  const payments = [payment([ours, refund([], { id: "r2", state: "Failed" })])];
  const record = mapOrder(orderOf([lineOf(PIECES, 0, true)], { payments, fulfillments: [parcel(3)] }), facts());
  expect(record.refunds).toEqual([
    {
      ...{ refundId: "r1", key: "eco_1:prc_1:REFUND:" },
      payments: [{ paymentReference: "1", amountMinor: 1000 }],
      lines: [{ lineItemId: "0", quantity: 1 }],
    },
  ]);
  expect(record.updatedAt).toBe("2026-11-05T10:00:00.000Z");
  expect(record.order).toMatchObject({
    fulfilledAt: "2026-11-02T10:00:00.000Z",
    deliveredAt: "2026-11-04T10:00:00.000Z",
  });
});

test("maps surcharges to a fee or a discount and drops payments that took nothing", () => {
  const surcharges = [
    { price: 84, priceWithTax: 100 },
    { price: -42, priceWithTax: -50 },
  ];
  const payments = [
    payment([]),
    { ...payment([]), id: "2", state: "Declined" },
    { ...payment([]), id: "3", amount: 0 },
  ];
  const { order } = mapOrder(orderOf([lineOf(PIECES, 0, true)], { surcharges, payments }), facts());
  expect(order).toMatchObject({ shippingPriceMinor: 495, feesMinor: 100, orderDiscountMinor: 50 });
  expect(order.payments.map(({ platformPaymentId }) => platformPaymentId)).toEqual(["1"]);
  expect(order.lines[0]).toMatchObject({
    brandId: "f1",
    categoryIds: ["f2"],
    collectionIds: ["7"],
    options: { Size: "M" },
  });
});

test("keeps names in any script, also when an address has only one name", () => {
  const empty = { company: "", streetLine2: "", province: "", country: "日本", phoneNumber: "" };
  const home = { ...empty, streetLine1: "1-1", city: "東京", postalCode: "100", countryCode: "jp" };
  const namesOf = (fullName: string) => {
    const { order } = mapOrder(orderOf([], { shippingAddress: { ...home, fullName } }), facts());
    return [order.shippingAddress.firstName, order.shippingAddress.lastName];
  };
  expect(namesOf("山田太郎")).toEqual(["", "山田太郎"]);
  expect(namesOf("Ada Example")).toEqual(["Ada", "Example"]);
  expect(namesOf("María del Carmen Ruiz")).toEqual(["María del Carmen", "Ruiz"]);
  expect(mapOrder(orderOf([], { customer: null }), facts()).order).toMatchObject({ email: "", platformCustomerId: "" });
});
