import fc from "fast-check";
import { expect, test } from "vitest";
import { minorToMajorText } from "@/server/kernel/money";
import { wholeOrder } from "@/test/shopify/whole-order";
import { mapOrder, totalMinor } from "./map-order";

const amounts = fc.integer({ min: 0, max: 9_999_999 });
const lineSpecs = fc.array(
  fc.record({
    price: amounts,
    quantity: fc.integer({ min: 1, max: 9 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    tax: amounts,
  }),
  { minLength: 1, maxLength: 6 },
);

test("adds up lines, shipping and taxes to the captured amount in every currency, tax included or not", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("EUR", "JPY", "KWD"),
      fc.boolean(),
      lineSpecs,
      fc.record({ price: amounts, off: fc.double({ min: 0, max: 1, noNaN: true }), tax: amounts }),
      fc.integer({ min: 0, max: 5_000 }),
      (currency, taxesIncluded, specs, freight, tip) => {
        const text = (minor: number) => minorToMajorText(minor, currency);
        const lines = specs.map(({ off, ...rest }) => ({
          ...rest,
          discount: Math.floor(off * rest.price * rest.quantity),
        }));
        const freightOff = Math.floor(freight.off * freight.price);
        const taxes = taxesIncluded ? 0 : lines.reduce((sum, { tax }) => sum + tax, freight.tax);
        const goods = lines.reduce((sum, { price, quantity, discount }) => sum + price * quantity - discount, 0);
        const paid = goods + freight.price - freightOff + taxes + tip;
        const { order } = mapOrder(
          wholeOrder({
            id: 1,
            currency,
            lines: lines.map(({ price, quantity, discount, tax }) => {
              const [first, second] = [Math.floor(discount / 3), discount - Math.floor(discount / 3)];
              return { price: text(price), quantity, discounts: [text(first), text(second)], taxes: [text(tax)] };
            }),
            shipping: [{ price: text(freight.price), paid: text(freight.price - freightOff), tax: text(freight.tax) }],
            payments: [
              { gateway: "gift_card", amount: text(Math.floor(paid / 4)) },
              { gateway: "paypal", amount: text(paid - Math.floor(paid / 4)) },
            ],
            overrides: { taxesIncluded },
          }),
        );
        expect(totalMinor(order)).toBe(paid);
        // A tip is never refunded, so it is not part of the shipping price.
        expect([order.feesMinor ?? 0, order.shippingPriceMinor]).toEqual([tip, freight.price]);
        expect(order.payments.reduce((sum, { capturedMinor }) => sum + capturedMinor, 0)).toBe(paid);
        expect(order.lines.map(({ discountMinor, taxMinor }) => [discountMinor, taxMinor])).toEqual(
          lines.map(({ discount, tax }) => [discount, tax]),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test("accepts amounts with fewer or more decimals than the currency has, if the value is the same", () => {
  const map = (currency: string, price: string) =>
    mapOrder(wholeOrder({ id: 1, currency, lines: [{ price }] })).order.lines[0]?.unitPriceMinor;
  expect([map("JPY", "1200.0"), map("KWD", "1.25"), map("EUR", "7")]).toEqual([1_200, 1_250, 700]);
  expect(() => map("JPY", "1200.5")).toThrow("1200.5, which is none of JPY");
});

test("excludes units that an edit removed without money, and does not count them as refunded", () => {
  const { order, refunds } = mapOrder(
    wholeOrder(
      {
        id: 1,
        lines: [{ price: "10.00", quantity: 3, discounts: ["3.00"], taxes: ["4.47"] }, { price: "5.00" }],
        payments: [{ gateway: "paypal", amount: "18.00" }],
      },
      [
        {
          lines: [
            { index: 0, quantity: 1, restockType: "CANCEL" },
            { index: 1, quantity: 1, restockType: "CANCEL" },
          ],
        },
      ],
    ),
  );
  expect(order.lines).toMatchObject([{ quantity: 2, unitPriceMinor: 1_000, discountMinor: 200, taxMinor: 298 }]);
  expect(totalMinor(order)).toBe(1_800);
  expect(refunds).toEqual([]);
});

test("treats units that disappeared without a refund as removed", () => {
  const removed = wholeOrder({ id: 1, lines: [{ price: "10.00", quantity: 3 }], payments: [] });
  const [line] = removed.lines;
  const { order } = mapOrder({ ...removed, lines: line === undefined ? [] : [{ ...line, currentQuantity: 1 }] });
  expect(order.lines[0]?.quantity).toBe(1);
});

test("counts the shop's refunds with and without lines, by the payment that was refunded", () => {
  const { order, refunds } = mapOrder(
    wholeOrder(
      {
        id: 1,
        lines: [{ price: "10.00", quantity: 3 }],
        payments: [
          { gateway: "shopify_payments", amount: "20.00" },
          { gateway: "gift_card", amount: "10.00" },
        ],
      },
      [
        {
          lines: [{ index: 0, quantity: 1 }],
          money: [
            { payment: 0, amount: "6.00" },
            { payment: 1, amount: "4.00" },
          ],
        },
        { money: [{ payment: 0, amount: "2.00", status: "PENDING" }], note: "Return R-1 (Homeward refund:9)" },
        { money: [{ payment: 0, amount: "1.00", status: "FAILURE" }] },
      ],
    ),
  );
  expect(order.lines[0]).toMatchObject({ quantity: 3 });
  expect(refunds).toEqual([
    {
      refundId: "1",
      key: "",
      payments: [
        { paymentReference: "10", amountMinor: 600 },
        { paymentReference: "11", amountMinor: 400 },
      ],
      lines: [{ lineItemId: "100", quantity: 1 }],
    },
    { refundId: "2", key: "refund:9", payments: [{ paymentReference: "10", amountMinor: 200 }], lines: [] },
    { refundId: "3", key: "", payments: [], lines: [] },
  ]);
});

test("keeps the lines of a canceled order, all of them refunded", () => {
  const { order, refunds } = mapOrder(
    wholeOrder(
      { id: 1, lines: [{ price: "10.00" }], payments: [], overrides: { cancelledAt: "2026-10-03T00:00:00Z" } },
      [{ lines: [{ index: 0, quantity: 1, restockType: "CANCEL" }] }],
    ),
  );
  expect(order.lines).toHaveLength(1);
  expect(refunds[0]?.lines).toEqual([{ lineItemId: "100", quantity: 1 }]);
});

test("counts captures, but not what was only authorized, declined or given back as change", () => {
  const payments = [
    { gateway: "cash", amount: "50.00" },
    { gateway: "cash", amount: "12.00", kind: "CHANGE" },
    { gateway: "shopify_payments", amount: "9.00", kind: "AUTHORIZATION" },
    { gateway: "shopify_payments", amount: "9.00", kind: "CAPTURE" },
    { gateway: "shopify_payments", amount: "9.00", status: "FAILURE" },
    { gateway: "bank", amount: "9.00", status: "PENDING" },
  ];
  const { order } = mapOrder(wholeOrder({ id: 1, lines: [{ price: "47.00" }], payments }));
  expect(order.payments.map(({ processor, capturedMinor }) => [processor, capturedMinor])).toEqual([
    ["cash", 3_800],
    ["shopify_payments", 900],
  ]);
  expect(totalMinor(order)).toBe(4_700);
});

test("reads free orders, guest orders, orders without addresses, gift cards and downloads", () => {
  const { order } = mapOrder(
    wholeOrder({
      id: 1,
      lines: [
        { price: "10.00", discounts: ["10.00"] },
        { price: "0.00", requiresShipping: false },
        { price: "0.00", isGiftCard: true },
      ],
      payments: [],
      overrides: { customer: null, shippingAddress: null, email: null, name: "EN1042-B" },
    }),
  );
  expect(order).toMatchObject({ platformCustomerId: "", email: "", orderNumber: "EN1042-B", payments: [] });
  expect(order.lines.map(({ isReturnable }) => isReturnable)).toEqual([true, false, false]);
  expect(totalMinor(order)).toBe(0);
});

test("ignores shipping lines that an edit removed", () => {
  const shipping = [
    { price: "5.00", paid: "2.00", tax: "0.32" },
    { price: "9.00", isRemoved: true },
  ];
  const { order } = mapOrder(wholeOrder({ id: 1, lines: [{ price: "1.00" }], shipping, payments: [] }));
  expect(order).toMatchObject({ shippingPriceMinor: 500, shippingDiscountMinor: 300, shippingTaxMinor: 32 });
});

test("does not read an order with an amount in another currency", () => {
  const order = wholeOrder({ id: 1, lines: [{ price: "1.00" }], payments: [] });
  const other = { ...order, order: { ...order.order, presentmentCurrencyCode: "USD" } };
  expect(() => mapOrder(other)).toThrow("an amount in EUR although it was paid in USD");
});
