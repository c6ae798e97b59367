import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FeedPage } from "@/server/partners/shop-feed";
import { mockOrder } from "@/test/shopify/mock-order";
import { bookRefund } from "@/test/shopify/mock-refunds";
import { mockShop } from "@/test/shopify/mock-state";
import { type ShopifyStage, shopifyStage } from "@/test/shopify/shopify-stage";
import { totalMinor } from "./map-order";
import { shopify } from "./shopify";

let stage: ShopifyStage;
beforeAll(async () => {
  stage = await shopifyStage();
});
afterAll(() => stage.admin.close());
beforeEach(() => {
  Object.assign(stage.admin.shop, mockShop(), { scopes: stage.admin.shop.scopes });
  stage.admin.asked.length = 0;
  stage.admin.servesRanges = true;
});

const SINCE = new Date("2026-09-01T00:00:00.000Z");
const feed = () => shopify.openFeed(stage.open());
const simple = (id: number) =>
  mockOrder({
    id,
    lines: [{ price: "20.00", quantity: 2, discounts: ["4.00"], taxes: ["5.75"] }],
    shipping: [{ price: "4.90" }],
    payments: [{ gateway: "shopify_payments", amount: "40.90" }],
  });
const some = (count: number) => Array.from({ length: count }, (_, index) => simple(1_000 + index));

/** Reads to the end. `again` is called with each cursor first, as after a reader was killed. */
const readAll = async <T>(list: (cursor: string) => Promise<FeedPage<T>>): Promise<FeedPage<T>[]> => {
  const pages: FeedPage<T>[] = [];
  let cursor = "";
  do {
    const page = await list(cursor);
    pages.push(page);
    cursor = page.cursor;
  } while (cursor !== "" && pages.length < 100);
  return pages;
};
const orders = (cursor: string) => feed().listOrders({ since: SINCE, cursor });

test("reads a small shop page by page and re-reads an order that changes meanwhile", async () => {
  const { shop } = stage.admin;
  shop.orders = some(45);
  const first = await orders("");
  expect(first).toMatchObject({ total: 45, unreadable: [] });
  expect(first.items).toHaveLength(20);
  const changed = shop.orders[3];
  if (changed !== undefined) changed.updatedAt = "2026-11-02T00:00:00.000Z";
  const rest = await readAll((cursor) => orders(cursor === "" ? first.cursor : cursor));
  const ids = [...first.items, ...rest.flatMap(({ items }) => items)].map(({ orderId }) => orderId);
  expect(new Set(ids).size).toBe(45);
  expect(ids.filter((id) => id === "1003")).toHaveLength(2);
});

test("maps an order to the cent in the currency the shopper paid, not the shop's own", async () => {
  stage.admin.shop.orders = [simple(1_001)];
  const record = await feed().readOrder("1001");
  expect(record).toMatchObject({
    orderId: "1001",
    order: {
      orderNumber: "1001",
      name: "#1001",
      currency: "EUR",
      email: "mia@example.com",
      platformCustomerId: "77",
      shippingAddress: { firstName: "美", city: "Köln", countryCode: "DE" },
      fulfilledAt: "2026-10-02T08:00:00.000Z",
      deliveredAt: null,
      shippingPriceMinor: 490,
      lines: [
        {
          platformLineItemId: "100100",
          productId: "51",
          variantId: "501",
          quantity: 2,
          fulfilledQuantity: 2,
          unitPriceMinor: 2_000,
          discountMinor: 400,
          taxMinor: 575,
          weightInGrams: 350,
          ...{ hsCode: "611020", originCountry: "PT" },
          options: { Color: "Blue", Size: "M" },
          isReturnable: true,
        },
      ],
      payments: [{ platformPaymentId: "10010", label: "Visa ending in 4242", capturedMinor: 4_090 }],
    },
    refunds: [],
  });
  if (record !== null) expect(totalMinor(record.order)).toBe(4_090);
  expect(await feed().readOrder("4711")).toBeNull();
});

test("exports a large shop: waits, reads in parts, and resumes where a reader was killed", async () => {
  const { shop } = stage.admin;
  shop.orders = some(600);
  shop.maxFirst = 10;
  const started = await orders("");
  expect(started).toMatchObject({ items: [], total: 600, waitSeconds: 10 });
  const pages = await readAll((cursor) => orders(cursor === "" ? started.cursor : cursor));
  expect(pages.map(({ items }) => items.length)).toEqual([250, 250, 100]);
  const again = await orders(pages[0]?.cursor ?? "");
  expect(again.items.map(({ orderId }) => orderId)).toEqual(pages[1]?.items.map(({ orderId }) => orderId));
  expect(new Set(pages.flatMap(({ items }) => items).map(({ orderId }) => orderId)).size).toBe(600);
  stage.admin.servesRanges = false;
  const whole = await orders(pages[0]?.cursor ?? "");
  expect(whole.items.map(({ orderId }) => orderId)).toEqual(pages[1]?.items.map(({ orderId }) => orderId));
  expect(whole.cursor === "" ? "" : (await orders(whole.cursor)).items.length).toBe(100);
});

test("resumes an export after refunds have used up the budget", async () => {
  const { shop } = stage.admin;
  shop.orders = some(501);
  for (const order of shop.orders) {
    const money = [{ amount: "1.00", parentId: order.transactions[0]?.id ?? "" }];
    bookRefund(shop, { order, note: null, lines: [], money });
  }
  for (let call = 0; call < 6; call += 1) stage.admin.disturb("RefundDetails", "NONE");
  stage.admin.disturb("RefundDetails", "THROTTLE");
  const started = await orders("");
  const first = await orders(started.cursor);
  expect(first.items).toHaveLength(30);
  expect(first.waitSeconds).toBe(20);
  const rest = await readAll((cursor) => orders(cursor === "" ? first.cursor : cursor));
  const ids = [first, ...rest].flatMap(({ items }) => items).map(({ orderId }) => orderId);
  expect([ids.length, new Set(ids).size]).toEqual([501, 501]);
});

test("restarts an export from the beginning when its file was replaced", async () => {
  const { shop } = stage.admin;
  shop.orders = some(501);
  const first = await orders((await orders("")).cursor);
  const [[id, file] = ["", ""]] = shop.files;
  shop.files.set(id, file.replaceAll("Wool sweater", "Pullover"));
  const second = await orders(first.cursor);
  expect(second.items[0]?.orderId).toBe("1250");
});

test("takes over an export whose reader was killed before noting it", async () => {
  stage.admin.shop.orders = some(501);
  await orders("");
  await orders("");
  expect(stage.admin.shop.bulks).toHaveLength(1);
});

test.each([
  ["is busy with another export", { isBulkBusy: true }],
  ["gives the export up", { bulkPolls: 50 }],
])("reads a shop that %s page by page", async (_, change) => {
  const { shop } = stage.admin;
  shop.orders = some(501);
  Object.assign(shop, change);
  const started = await orders("");
  for (const bulk of shop.bulks) bulk.status = "FAILED";
  const page = started.items.length > 0 ? started : await orders(started.cursor);
  const next = await orders(page.cursor);
  const ids = [...page.items, ...next.items].map(({ orderId }) => Number(orderId));
  expect(ids).toEqual(Array.from({ length: 40 }, (_unused, index) => 1_000 + index));
});

test("halves a page that costs too much", async () => {
  stage.admin.shop.orders = some(12);
  stage.admin.shop.maxFirst = 6;
  expect((await orders("")).items).toHaveLength(5);
  expect(stage.admin.asked.filter((name) => name === "OrderPage")).toHaveLength(3);
});

test("reports an unreadable order without holding up the others", async () => {
  const odd = simple(1_002);
  Object.assign(odd.lines[0] ?? {}, {
    originalUnitPriceSet: { presentmentMoney: { amount: "1.005", currencyCode: "EUR" } },
  });
  stage.admin.shop.orders = [simple(1_001), odd, simple(1_003)];
  const page = await orders("");
  expect(page.items.map(({ orderId }) => orderId)).toEqual(["1001", "1003"]);
  expect(page.unreadable).toEqual([{ id: "1002", reason: "It has the amount 1.005, which is none of EUR." }]);
});

test("pauses the reader of a throttled shop until its budget is full again", async () => {
  stage.admin.shop.orders = some(1);
  stage.admin.disturb("OrderPage", "THROTTLE");
  await expect(orders("")).rejects.toMatchObject({ kind: "PAUSED", retryAfterSeconds: 20 });
  expect((await orders("")).items).toHaveLength(1);
});

test("reads how many units of each line a partially shipped order has shipped", async () => {
  stage.admin.shop.orders = [
    mockOrder({
      id: 1_001,
      lines: [{ price: "10.00", quantity: 3 }, { price: "5.00" }],
      payments: [{ gateway: "paypal", amount: "35.00" }],
      parcels: [{ 0: 1 }, { 0: 1 }],
    }),
  ];
  const [record] = (await orders("")).items;
  expect(record?.order.lines.map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([2, 0]);
});

test("lists locations with their names", async () => {
  expect(await feed().listLocations()).toEqual([
    { id: "1", name: "Köln" },
    { id: "2", name: "Paris" },
  ]);
});
