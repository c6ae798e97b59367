import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mockOrder } from "@/test/shopify/mock-order";
import { mockShop } from "@/test/shopify/mock-state";
import { type ShopifyStage, shopifyStage } from "@/test/shopify/shopify-stage";
import { shopify } from "./shopify";

let stage: ShopifyStage;
beforeAll(async () => {
  stage = await shopifyStage();
});
afterAll(() => stage.admin.close());
beforeEach(() => {
  Object.assign(stage.admin.shop, mockShop(), { scopes: stage.admin.shop.scopes });
});

const SINCE = new Date("2026-09-01T00:00:00.000Z");
const feed = () => shopify.openFeed(stage.open());

const product = (id: number, variants: readonly object[], rest: object = {}) => ({
  __typename: "Product" as const,
  id: `gid://shopify/Product/${id}`,
  title: "Wool sweater",
  status: "ACTIVE",
  vendor: "Acme",
  tags: ["summer"],
  isGiftCard: false,
  updatedAt: "2026-10-05T00:00:00.000Z",
  category: { id: "gid://shopify/TaxonomyCategory/aa-1" },
  featuredMedia: null,
  variantIds: variants.map((_, index) => `gid://shopify/ProductVariant/${id}${index}`),
  variants: { nodes: variants, edges: variants.map((node) => ({ node })), pageInfo: { hasNextPage: false } },
  collections: { nodes: [COLLECTION], edges: [{ node: COLLECTION }], pageInfo: { hasNextPage: false } },
  ...rest,
});
const COLLECTION = { id: "gid://shopify/Collection/9" };
const variant = (id: number, rest: object = {}) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  title: "Blue / M",
  sku: `SKU-${id}`,
  barcode: null,
  price: "29.90",
  inventoryQuantity: 5,
  inventoryPolicy: "DENY",
  selectedOptions: [{ name: "Color", value: "Blue" }],
  inventoryItem: { tracked: true },
  ...rest,
});

test("reads variants, options, collections and available stock of products", async () => {
  stage.admin.shop.products = [
    product(51, [
      variant(1),
      variant(2, { inventoryQuantity: -2 }),
      variant(3, { inventoryItem: { tracked: false } }),
      variant(4, { inventoryPolicy: "CONTINUE" }),
    ]),
    product(52, [variant(5)], { status: "DRAFT" }),
  ];
  const page = await feed().listProducts({ since: SINCE, cursor: "" });
  expect(page.total).toBe(2);
  expect(page.items[0]?.product).toMatchObject({
    platformProductId: "51",
    collectionIds: ["9"],
    categoryIds: ["aa-1"],
  });
  expect(page.items.map((item) => item.product.variants.map(({ stock }) => stock))).toEqual([[5, 0, null, null], [0]]);
  expect(page.items[0]?.product.variants[0]).toMatchObject({ priceMinor: 2_990, options: { Color: "Blue" } });
});

test("finds the product of a stock change that names an inventory item", async () => {
  stage.admin.shop.products = [product(51, [variant(510)])];
  expect(await feed().readProduct("inventory_item:510")).toMatchObject({ product: { platformProductId: "51" } });
  expect(await feed().readProduct("inventory_item:9")).toBeNull();
  expect(await feed().readProduct("4711")).toBeNull();
});

test("includes product collections on order lines", async () => {
  stage.admin.shop.products = [product(51, [])];
  stage.admin.shop.orders = [mockOrder({ id: 1_001, lines: [{ price: "1.00" }] })];
  expect((await feed().readOrder("1001"))?.order.lines[0]?.collectionIds).toEqual(["9"]);
});
