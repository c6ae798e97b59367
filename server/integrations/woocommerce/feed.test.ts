import { afterEach, beforeEach, expect, test } from "vitest";
import { testConnection } from "@/test/woocommerce/test-connection";
import { startWooDouble, type WooDouble } from "@/test/woocommerce/woo-double";
import { openWooFeed } from "./feed";

let double: WooDouble;
beforeEach(async () => {
  double = await startWooDouble();
});
afterEach(() => double.close());

const open = (now?: () => Date) => openWooFeed(testConnection(double.url, {}, now));
const at = (second: number) => new Date(Date.UTC(2026, 10, 1) + second * 1_000).toISOString().slice(0, 19);
const addOrders = (count: number, time: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    double.books.addOrder({ date_modified_gmt: time(index), date_modified: time(index), line_items: [] }),
  );

/** Reads to the end; `between` runs between two pages. */
const readAll = async (between: (page: number) => void = () => undefined) => {
  const feed = open();
  const seen = new Set<string>();
  let cursor = "";
  for (let page = 1; page < 40; page += 1) {
    const read = await feed.listOrders({ since: new Date(0), cursor });
    for (const { orderId } of read.items) seen.add(orderId);
    if (read.cursor === "") return seen.size;
    cursor = read.cursor;
    between(page);
  }
  throw new Error("There was no end.");
};

test.each([
  ["one after the other", (index: number) => at(index)],
  ["all in one second", () => at(0)],
  ["in bursts", (index: number) => at(Math.floor(index / 60))],
])("reads all orders that changed %s", async (_, time) => {
  addOrders(130, time);
  expect(await readAll()).toBe(130);
});

test.each([
  ["one after the other", (index: number) => at(index)],
  ["all in one second", () => at(0)],
])("does not skip orders that change while pages are read: %s", async (_, time) => {
  const orders = addOrders(130, time);
  const move = (page: number) => {
    for (const order of orders.slice(0, page < 4 ? page * 15 : 0))
      Object.assign(order, { date_modified_gmt: at(900 + page), date_modified: at(900 + page) });
  };
  expect(await readAll(move)).toBe(130);
});

test("loses no order in the repeated hour of shops that sort by local time", async () => {
  // Before clocks are set back, local time is two hours ahead, afterwards one: later changes are sorted before earlier
  // ones.
  const local = (index: number) => at(index < 60 ? 7_200 + index * 60 : 3_600 + index * 60);
  const orders = addOrders(120, (index) => at(index * 60));
  for (const [index, order] of orders.entries()) Object.assign(order, { date_modified: local(index) });
  const byLocal = [...orders].sort((left, right) =>
    String(left.date_modified).localeCompare(String(right.date_modified)),
  );
  double.books.orders.clear();
  for (const order of byLocal) double.books.orders.set(String(order.id), order);
  double.books.sortsBy = "date_modified";
  expect(await readAll()).toBe(120);
});

test("reports unreadable records with their ID, skips carts, and reads the rest", async () => {
  const [bad, basket, good] = addOrders(3, at);
  Object.assign(bad ?? {}, { total: "many" });
  Object.assign(basket ?? {}, { status: "checkout-draft" });
  const page = await open().listOrders({ since: new Date(0), cursor: "" });
  expect(page.items.map(({ orderId }) => orderId)).toEqual([String(good?.id)]);
  expect(page).toMatchObject({
    cursor: "",
    total: 3,
    unreadable: [{ id: String(bad?.id), reason: '"many" is not an amount' }],
  });
});

test("rejects a requested order or product that can't be read, with the reason", async () => {
  const [order] = addOrders(1, at);
  Object.assign(order ?? {}, { total: "1.000,00" });
  await expect(open().readOrder(String(order?.id))).rejects.toMatchObject({
    kind: "REFUSED",
    message: `Order ${order?.number} can't be read: "1.000,00" is not an amount.`,
  });
  const product = double.books.addProduct({ name: "Mug", price: "many" });
  await expect(open().readProduct(String(product.id))).rejects.toMatchObject({
    kind: "REFUSED",
    message: 'Product "Mug" can\'t be read: "many" is not an amount.',
  });
});

test("reads an order with its products and refunds, without our unfinished ones", async () => {
  const { books } = double;
  const product = books.addProduct({ virtual: true, categories: [{ id: 7 }], tags: [{ id: 8 }] });
  const order = books.addOrder();
  order.line_items = [{ ...(order.line_items as object[])[0], product_id: product.id, variation_id: 0 }];
  const refund = {
    api_refund: true,
    amount: "10.00",
    reason: "Return RT-1 (ref g0123456789abcdef)",
    meta_data: [{ key: "_homeward_key", value: "k1" }],
  };
  books.handle({ method: "POST", path: `orders/${order.id}/refunds`, query: new URLSearchParams(), body: refund });
  books.gateway = "DIES";
  books.handle({ method: "POST", path: `orders/${order.id}/refunds`, query: new URLSearchParams(), body: refund });
  const record = await open().readOrder(String(order.id));
  expect(record?.order.lines).toMatchObject([
    { isReturnable: false, categoryIds: ["7"], tagIds: ["8"], weightInGrams: 680 },
  ]);
  expect(record?.refunds).toMatchObject([{ key: "k1", payments: [{ paymentReference: "ch_9", amountMinor: 1_000 }] }]);
  expect(await open().readOrder("9")).toBeNull();
});

test("reads from further back when the shop's clock is behind", async () => {
  addOrders(1, () => at(0));
  const since = new Date(Date.parse(`${at(0)}Z`) + 3_600_000);
  const ahead = () => new Date(Date.now() + 2 * 3_600_000);
  expect((await open().listOrders({ since, cursor: "" })).items).toHaveLength(0);
  expect((await open(ahead).listOrders({ since, cursor: "" })).items).toHaveLength(1);
});

test("reads products with their variations, prices and stock", async () => {
  const { books } = double;
  books.addProduct({ stock_quantity: -2 });
  books.addProduct({ manage_stock: false, stock_quantity: null });
  books.addProduct({ backorders_allowed: true });
  books.addProduct({ type: "external" });
  books.addProduct({ type: "variable", name: "Tom &amp; Jerry&#8217;s Shirt" });
  books.addVariation({ stock_quantity: 4 });
  books.addVariation({ stock_quantity: 4, attributes: [{ name: "Fit &amp; size", option: "M &amp; L" }] });
  const { items, unreadable } = await open().listProducts({ since: new Date(0), cursor: "" });
  expect(unreadable).toEqual([]);
  expect(items.map(({ product }) => product.variants.map(({ stock }) => stock))).toEqual([
    [0],
    [null],
    [null],
    [0],
    [4, 4],
  ]);
  expect(items[4]?.product).toMatchObject({
    name: "Tom & Jerry’s Shirt",
    variants: [
      { name: "M", options: { Size: "M" }, priceMinor: 3_000 },
      { name: "M & L", options: { "Fit & size": "M & L" } },
    ],
  });
  expect(await open().readProduct("9")).toBeNull();
});
