import { afterEach, beforeEach, expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { testConnection } from "@/test/woocommerce/test-connection";
import type { Entry } from "@/test/woocommerce/woo-books";
import { startWooDouble, type WooDouble } from "@/test/woocommerce/woo-double";
import { openWooShop } from "./woocommerce";

let double: WooDouble;
beforeEach(async () => {
  double = await startWooDouble();
});
afterEach(() => double.close());

const open = () => openWooShop(testConnection(double.url));
const common = ({ id }: Entry, idempotencyKey = "k1") => ({
  ...{ idempotencyKey, order: { orderId: String(id), name: `#${id}`, currency: "EUR", customerId: "" } },
  ...{ returnCode: "RT-1", platformReturnId: "", locationId: "" },
});
const refund = (order: Entry, key?: string) =>
  open().refund({ ...common(order, key), paymentReference: "ch_9", amountMinor: 10_710, lines: [], shippingMinor: 0 });

test.each(["processing", "completed", "on-hold", "cancelled", "pending", "shipped-by-plugin"])(
  "refunds a paid order in status %s",
  async (status) => {
    const order = double.books.addOrder({ status });
    expect(await refund(order)).toMatchObject({ status: "SETTLED" });
    expect(double.books.paid).toEqual([`${order.id} 107.10`]);
  },
);

test.each([
  ["trash", {}, /Order #\d+ is in WooCommerce's trash\. Restore it there and retry, or send the money yourself/],
  ["auto-draft", {}, /only a draft/],
  ["checkout-draft", {}, /only a draft/],
  ["failed", {}, /Look in the payment gateway/],
  ["pending", { date_paid_gmt: null }, /isn't paid/],
  ["cancelled", { date_paid_gmt: null }, /isn't paid/],
])("does not refund an order in status %s, whose money the shop doesn't have", async (status, changes, words) => {
  const order = double.books.addOrder({ status, ...changes });
  await expect(refund(order)).rejects.toMatchObject({ kind: "REFUSED", message: expect.stringMatching(words) });
  expect([double.books.paid, order.refunds, order.meta_data]).toEqual([[], [], []]);
});

test("rejects a refund of an order that the shop fully refunded", async () => {
  const order = double.books.addOrder({ total: "107.10", status: "refunded" });
  await refund(order);
  await expect(refund(order, "k2")).rejects.toMatchObject({
    kind: "REFUSED",
    message: `Order #${order.id} is already fully refunded in WooCommerce.`,
  });
});

test("creates nothing for an order in the trash", async () => {
  const order = double.books.addOrder({ status: "trash" });
  const refused = { kind: "REFUSED", message: expect.stringMatching(/is in WooCommerce's trash/) };
  const exchange = open().createExchangeOrder({
    ...{ ...common(order), email: "ada@example.com", currency: "EUR", shippingAddress: EMPTY_ADDRESS, lines: [] },
    ...{ paymentMethod: "exchange", shippingLine: "", shippingPriceMinor: 0, at: new Date().toISOString() },
  });
  await expect(exchange).rejects.toMatchObject(refused);
  const credit = open().issueCredit({
    ...{ ...common(order), kind: "STORE_CREDIT", code: "SC-1", amountMinor: 100, currency: "EUR", email: "" },
  });
  await expect(credit).rejects.toMatchObject(refused);
  expect([double.books.orders.size, double.books.coupons.size]).toEqual([1, 0]);
});

test.each([
  ["completed", 7],
  ["trash", 7],
  ["cancelled", 5],
  ["failed", 5],
  ["pending", 5],
])("restocks units of an order in status %s once, by WooCommerce or by us", async (status, stock) => {
  const order = double.books.addOrder({ status });
  const product = double.books.addProduct({ stock_quantity: 5 });
  const id = String(product.id);
  const items = [{ lineItemId: "1", productId: id, variantId: id, sku: "S", quantity: 2 }];
  await open().restock({ ...common(order), items });
  expect(product.stock_quantity).toBe(stock);
});

test("does not restock units again that a refund in WooCommerce restocked", async () => {
  const product = double.books.addProduct({ stock_quantity: 12 });
  const id = String(product.id);
  const order = double.books.addOrder();
  const [line] = order.line_items as Record<string, unknown>[];
  // Three were ordered, one of which WooCommerce restocked itself.
  order.line_items = [{ ...line, product_id: product.id, variation_id: 0, quantity: 3, meta_data: [REDUCED_BY_TWO] }];
  const restock = (key: string, quantity: number) =>
    open().restock({
      ...common(order, key),
      items: [{ lineItemId: "1", productId: id, variantId: id, sku: "S", quantity }],
    });
  await restock("s1", 1);
  expect(product.stock_quantity).toBe(13);
  await restock("s2", 2);
  await restock("s2", 2);
  await restock("s3", 1);
  expect(product.stock_quantity).toBe(14);
});

const REDUCED_BY_TWO = { id: 7, key: "_reduced_stock", value: "2", display_key: "_reduced_stock", display_value: "2" };

test("removes the lock of a killed worker when the next attempt finds the work done", async () => {
  const order = double.books.addOrder();
  const exchange = {
    ...{ ...common(order, "e1"), email: "ada@example.com", currency: "EUR", shippingAddress: EMPTY_ADDRESS },
    ...{ paymentMethod: "exchange", shippingLine: "", shippingPriceMinor: 0, at: new Date().toISOString() },
    lines: [{ productId: "10", variantId: "11", sku: "", quantity: 1, unitPriceMinor: 5_950 }],
  };
  double.meet(({ method, path }) => method === "POST" && path.endsWith("/refunds"), null);
  await expect(refund(order)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  double.meet(({ body }) => body.set_paid === true, null);
  await expect(open().createExchangeOrder(exchange)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const locks = () => order.meta_data.filter(({ key }) => key.startsWith("_homeward_claim_")).length;
  expect(locks()).toBe(2);
  expect(await open().findRefund({ ...common(order), since: new Date(0) })).toMatchObject({ status: "SETTLED" });
  expect(locks()).toBe(1);
  expect(await open().findExchangeOrder({ ...common(order, "e1"), since: new Date() })).not.toBeNull();
  expect(locks()).toBe(0);
});
