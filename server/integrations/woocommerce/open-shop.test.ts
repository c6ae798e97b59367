import { afterEach, beforeEach, expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ExchangeOrderRequest, ShopRefundRequest } from "@/server/partners/shop";
import { testConnection } from "@/test/woocommerce/test-connection";
import type { Entry } from "@/test/woocommerce/woo-books";
import { startWooDouble, type WooDouble } from "@/test/woocommerce/woo-double";
import { openWooShop } from "./woocommerce";

let double: WooDouble;
beforeEach(async () => {
  double = await startWooDouble();
});
afterEach(() => double.close());

const open = (values: Record<string, string> = {}, now?: () => Date) =>
  openWooShop(testConnection(double.url, values, now));
/** Another process: it shares no queue with the first, because its shop has a different address. */
const openElsewhere = (folder: string) => openWooShop(testConnection(`${double.url}/${folder}`));
const orderOf = ({ id }: Entry) => ({ orderId: String(id), name: `#${id}`, currency: "EUR", customerId: "" });
const refundOf = (order: Entry, changes: Partial<ShopRefundRequest> = {}): ShopRefundRequest => ({
  ...{ idempotencyKey: "k1", order: orderOf(order), paymentReference: "ch_9", amountMinor: 10_710, returnCode: "RT-1" },
  ...{ platformReturnId: "", lines: [], shippingMinor: 0, locationId: "", ...changes },
});
const refundsOf = ({ id }: Entry) => double.books.refunds.get(String(id)) ?? [];
const isPost = ({ method, path }: { method: string; path: string }) => method === "POST" && path.endsWith("/refunds");

test("refunds once through the gateway, booked on the line with its tax, and leaves no claim", async () => {
  const order = double.books.addOrder();
  const [line] = order.line_items as { id: number }[];
  const lines = [{ lineItemId: String(line?.id), quantity: 1, amountMinor: 10_710, taxMinor: 1_710 }];
  const first = await open().refund(refundOf(order, { lines }));
  expect(first).toEqual({ status: "SETTLED", reference: String(refundsOf(order)[0]?.id) });
  expect(await open().refund(refundOf(order, { lines }))).toEqual(first);
  expect(await open().findRefund({ idempotencyKey: "k1", order: orderOf(order), since: new Date(0) })).toEqual(first);
  expect(await open().readRefund({ order: orderOf(order), reference: first.reference })).toEqual(first);
  expect(await open().findRefund({ idempotencyKey: "k2", order: orderOf(order), since: new Date(0) })).toBeNull();
  expect(double.books.paid).toEqual([`${order.id} 107.10`]);
  expect(refundsOf(order)[0]?.sent).toMatchObject({
    ...{ amount: "107.10", api_refund: true, api_restock: false },
    line_items: [{ id: line?.id, quantity: 1, refund_total: 90, refund_tax: [{ id: 1, refund_total: 17.1 }] }],
  });
  expect(order.meta_data).toEqual([]);
});

test("makes one refund when independent workers try at the same time", async () => {
  const order = double.books.addOrder();
  const shops = ["a", "b", "c"].map(openElsewhere);
  const answers = await Promise.allSettled(shops.map((shop) => shop.refund(refundOf(order))));
  expect([double.books.paid.length, refundsOf(order).length]).toEqual([1, 1]);
  expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
  for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toMatchObject({ kind: "BUSY" });
  expect(await open().refund(refundOf(order))).toMatchObject({ status: "SETTLED" });
});

test("finds a refund whose response was lost, and waits for the claim of one that never arrived", async () => {
  const order = double.books.addOrder();
  double.meet(isPost, null);
  await expect(open().refund(refundOf(order))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  expect(await open().refund(refundOf(order))).toMatchObject({ status: "SETTLED" });
  expect(order.meta_data).toEqual([]);
  double.meet(isPost, { status: 504, text: "Gateway Time-out" });
  const other = refundOf(order, { idempotencyKey: "k2", amountMinor: 100 });
  await expect(open().refund(other)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await expect(open().refund(other)).rejects.toMatchObject({ kind: "BUSY" });
  const later = () => new Date(Date.now() + 4 * 60_000);
  expect(await open({}, later).refund(other)).toMatchObject({ status: "SETTLED" });
  expect(double.books.paid).toHaveLength(2);
});

test("recognizes its refund and doesn't pay again when PHP dies after the gateway paid", async () => {
  const order = double.books.addOrder();
  double.books.gateway = "DIES";
  await expect(open().refund(refundOf(order))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  Object.assign(refundsOf(order)[0] ?? {}, { date_created_gmt: new Date().toISOString().slice(0, 19) });
  expect(await open().refund(refundOf(order))).toMatchObject({ status: "PENDING" });
  const later = () => new Date(Date.now() + 11 * 60_000);
  await expect(open({}, later).refund(refundOf(order))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/Look in the gateway/),
  });
  expect(double.books.paid).toHaveLength(1);
});

test.each([
  [
    "too much",
    {},
    { amountMinor: 999_900 },
    /Only €\d+\.\d\d of order #\d+ can still be refunded in WooCommerce, but €9,999\.00/,
  ],
  ["unpaid", { date_paid_gmt: null }, {}, /isn't paid/],
  ["another currency", { currency: "USD" }, {}, /is in USD/],
  [
    "a gateway that is gone",
    { payment_method: "gone", payment_method_title: "Old Pay" },
    {},
    /can't refund through Old Pay/,
  ],
  ["a gift card", {}, { paymentReference: "gift-cards" }, /gift card/],
])("rejects %s with an explanation before calling WooCommerce", async (_, changes, asked, words) => {
  const order = double.books.addOrder(changes);
  const refused = open().refund(refundOf(order, asked));
  await expect(refused).rejects.toMatchObject({ kind: "REFUSED", message: expect.stringMatching(words) });
  expect([double.books.paid, refundsOf(order), order.meta_data]).toEqual([[], [], []]);
});

test("reports a declined refund as rejected and allows a retry at once", async () => {
  const order = double.books.addOrder();
  double.books.gateway = "DECLINES";
  await expect(open().refund(refundOf(order))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/issuer declined/),
  });
  double.books.gateway = "PAYS";
  expect(await open().refund(refundOf(order))).toMatchObject({ status: "SETTLED" });
});

test("records a manual payment method only if the store allows it", async () => {
  const order = double.books.addOrder({ payment_method: "bacs", payment_method_title: "Bank transfer" });
  await expect(open().refund(refundOf(order))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/Send the money yourself/),
  });
  expect(await open({ recordManualRefunds: "true" }).refund(refundOf(order))).toMatchObject({ status: "SETTLED" });
  expect([double.books.paid, refundsOf(order)[0]?.sent]).toMatchObject([[], { api_refund: false }]);
});

test("rejects a missing order, and reports a refund that WooCommerce deleted as failed", async () => {
  const order = double.books.addOrder();
  double.books.orders.clear();
  await expect(open().refund(refundOf(order))).rejects.toMatchObject({ kind: "REFUSED" });
  expect(await open().readRefund({ order: orderOf(order), reference: "5" })).toEqual({
    status: "FAILED",
    reference: "5",
  });
});

const exchangeOf = (order: Entry, changes: Partial<ExchangeOrderRequest> = {}): ExchangeOrderRequest => ({
  ...{ idempotencyKey: "e1", order: orderOf(order), returnCode: "RT-1", email: "ada@example.com", currency: "EUR" },
  shippingAddress: { ...EMPTY_ADDRESS, lastName: "L", line1: "Street 1", countryCode: "DE" },
  ...{ paymentMethod: "exchange", shippingLine: "Exchange", shippingPriceMinor: 0, at: new Date().toISOString() },
  lines: [{ productId: "10", variantId: "11", sku: "", quantity: 1, unitPriceMinor: 5_950 }],
  ...changes,
});
const madeOrders = () => [...double.books.orders.values()].filter(({ status }) => status === "processing");

test("makes an exchange order once, with the value agreed in the return and paid by it", async () => {
  const order = double.books.addOrder();
  const first = await open().createExchangeOrder(exchangeOf(order));
  const [made] = madeOrders();
  expect(first).toEqual({ platformOrderId: String(made?.id), name: `#${made?.id}`, fulfilledAt: null });
  expect(made).toMatchObject({
    total: "59.50",
    transaction_id: "RT-1",
    payment_method: "exchange",
    customer_note: `Exchange for order #${order.id}, return RT-1`,
  });
  expect(made?.line_items).toMatchObject([{ product_id: 10, variation_id: 11, quantity: 1 }]);
  expect(await open().createExchangeOrder(exchangeOf(order))).toEqual(first);
  const look = { idempotencyKey: "e1", order: orderOf(order), since: new Date() };
  expect(await open().findExchangeOrder(look)).toEqual(first);
  order.meta_data.length = 0;
  expect(await open().findExchangeOrder(look)).toEqual(first);
  expect(await open().findExchangeOrder({ ...look, idempotencyKey: "e2" })).toBeNull();
  expect(madeOrders()).toHaveLength(1);
});

test("resumes an exchange order that was placed but not paid", async () => {
  const order = double.books.addOrder();
  double.meet(({ body }) => body.set_paid === true, { status: 502, text: "" });
  await expect(open().createExchangeOrder(exchangeOf(order))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const look = { idempotencyKey: "e1", order: orderOf(order), since: new Date() };
  expect(await open().findExchangeOrder(look)).toBeNull();
  await open({}, () => new Date(Date.now() + 4 * 60_000)).createExchangeOrder(exchangeOf(order));
  expect([madeOrders().length, double.books.orders.size]).toEqual([1, 2]);
});

test("changes stock once per key, shared stock on the product, and skips untracked stock", async () => {
  const { books } = double;
  const order = books.addOrder();
  const [tracked, free] = [
    books.addProduct({ stock_quantity: 5 }),
    books.addProduct({ manage_stock: false, stock_quantity: null }),
  ];
  const [own, shared] = [books.addVariation({ stock_quantity: 4 }), books.addVariation({ manage_stock: "parent" })];
  const item = (product: Entry, variant: Entry, quantity: number) => ({
    lineItemId: "1",
    productId: String(product.id),
    variantId: String(variant.id),
    sku: "S",
    quantity,
  });
  const items = [item(tracked, tracked, 2), item(tracked, shared, 1), item(tracked, own, 3), item(free, free, 1)];
  const request = {
    idempotencyKey: "r1",
    order: orderOf(order),
    returnCode: "RT-1",
    platformReturnId: "",
    locationId: "",
    items,
  };
  double.meet(({ method, path }) => method === "PUT" && path.includes("/variations/"), null);
  await open()
    .restock(request)
    .catch(() => undefined);
  const later = () => new Date(Date.now() + 4 * 60_000);
  await open({}, later).restock(request);
  await open({}, later).restock(request);
  expect([tracked.stock_quantity, own.stock_quantity, free.stock_quantity]).toEqual([8, 7, null]);
  await open({}, later).restock({ ...request, idempotencyKey: "r2", items: [item(tracked, tracked, -1)] });
  expect(tracked.stock_quantity).toBe(7);
  const gone = {
    ...request,
    idempotencyKey: "r3",
    items: [{ ...item(tracked, tracked, 1), productId: "9", variantId: "9" }],
  };
  await expect(open().restock(gone)).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/no longer has a product with SKU "S"/),
  });
});

test("turns a credit into one coupon for the shopper", async () => {
  const order = double.books.addOrder();
  const credit = {
    idempotencyKey: "c1",
    kind: "STORE_CREDIT",
    code: "SC-1",
    amountMinor: 2_550,
    currency: "EUR",
    order: orderOf(order),
    email: "ada@example.com",
    returnCode: "RT-1",
  } as const;
  const first = await open().issueCredit(credit);
  expect(await open().issueCredit(credit)).toEqual(first);
  expect([...double.books.coupons.values()]).toMatchObject([
    { amount: "25.50", usage_limit: 1, email_restrictions: ["ada@example.com"], individual_use: false },
  ]);
  await expect(open().issueCredit({ ...credit, idempotencyKey: "c2" })).rejects.toMatchObject({ kind: "REFUSED" });
  await expect(open().issueCredit({ ...credit, idempotencyKey: "c3", currency: "USD" })).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringMatching(/in EUR/),
  });
});
