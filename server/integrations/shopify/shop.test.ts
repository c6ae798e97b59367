import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ConnectionValues } from "@/server/partners/provider";
import type { CreditRequest, ExchangeOrderRequest, RestockRequest } from "@/server/partners/shop";
import { type ShopifyStage, shopifyStage, VALUES } from "@/test/shopify/shopify-stage";
import { SOLD_REF, seedSold } from "@/test/shopify/sold-order";
import { shopify } from "./shopify";

let stage: ShopifyStage;
beforeAll(async () => {
  stage = await shopifyStage();
});
afterAll(() => stage.admin.close());
beforeEach(() => {
  seedSold(stage);
});

const order = SOLD_REF;
const since = new Date("2026-10-01T00:00:00.000Z");
const shop = (values: ConnectionValues = VALUES) => shopify.open(stage.open(values));
const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()]);

const restockAsk = (rest: Partial<RestockRequest> = {}): RestockRequest => ({
  order,
  idempotencyKey: "restock:1",
  returnCode: "R-1",
  platformReturnId: "",
  locationId: "2",
  items: [
    { lineItemId: "100100", productId: "51", variantId: "501", sku: "A", quantity: 2 },
    { lineItemId: "100101", productId: "51", variantId: "502", sku: "B", quantity: 1 },
  ],
  ...rest,
});
const stockOf = (id: number) => stage.admin.shop.variants.get(`gid://shopify/ProductVariant/${id}`)?.available;

test("restocks tracked items once, at their location", async () => {
  stage.admin.disturb("StockAdjust", "LOSE_ANSWER");
  await expect(shop().restock(restockAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await twice(() => shop().restock(restockAsk()));
  expect([stockOf(501), stockOf(502)]).toEqual([7, 5]);
  expect(stage.admin.shop.events).toEqual(["stock 2 2"]);
});

test("finds a key on the order that Shopify has forgotten", async () => {
  await shop().restock(restockAsk());
  stage.admin.asked.length = 0;
  await shop().restock(restockAsk());
  expect(stage.admin.asked).toEqual(["RestockContext"]);
});

test("counts two simultaneous restocks of one variant, and takes units off again", async () => {
  await Promise.all([1, 2].map((nth) => shop().restock(restockAsk({ idempotencyKey: `restock:${nth}` }))));
  expect(stockOf(501)).toBe(9);
  const items = [{ lineItemId: "100100", productId: "51", variantId: "501", sku: "A", quantity: -3 }];
  await shop().restock(restockAsk({ idempotencyKey: "restock:3", items }));
  expect(stockOf(501)).toBe(6);
});

test("restocks without a location at the one from the settings, otherwise at the shop's own", async () => {
  await shop({ ...VALUES, locationId: "2" }).restock(restockAsk({ locationId: "" }));
  await shop().restock(restockAsk({ locationId: "", idempotencyKey: "restock:2" }));
  expect(stage.admin.shop.events).toEqual(["stock 2 2", "stock 2 1"]);
});

test("rejects a location or a variant that no longer exists", async () => {
  const gone = [{ lineItemId: "1", productId: "1", variantId: "999", sku: "GONE", quantity: 1 }];
  await expect(shop().restock(restockAsk({ items: gone }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("GONE"),
  });
  await expect(shop().restock(restockAsk({ locationId: "9" }))).rejects.toMatchObject({ kind: "REFUSED" });
});

const exchangeAsk = (rest: Partial<ExchangeOrderRequest> = {}): ExchangeOrderRequest => ({
  order,
  idempotencyKey: "exchange:1",
  returnCode: "R-1",
  email: "mia@example.com",
  shippingAddress: { ...EMPTY_ADDRESS, firstName: "Mia", line1: "Hauptstraße 1", city: "Köln", countryCode: "DE" },
  currency: "EUR",
  paymentMethod: "Return R-1",
  shippingLine: "Exchange",
  shippingPriceMinor: 0,
  lines: [{ productId: "51", variantId: "501", sku: "A", quantity: 1, unitPriceMinor: 2_000 }],
  at: "2026-11-01T00:00:00.000Z",
  ...rest,
});

test("makes an exchange order once, paid by the return and with reserved stock", async () => {
  stage.admin.disturb("ExchangeCreate", "LOSE_ANSWER");
  await expect(shop().createExchangeOrder(exchangeAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const [made] = await twice(() => shop().createExchangeOrder(exchangeAsk()));
  const created = stage.admin.shop.orders.filter(({ sourceIdentifier }) => sourceIdentifier !== null);
  expect(created).toHaveLength(1);
  expect(created[0]?.transactions).toMatchObject([
    { gateway: "Return R-1", amountSet: { presentmentMoney: { amount: "20.00" } } },
  ]);
  expect(made).toEqual({
    platformOrderId: created[0]?.id.split("/").at(-1),
    name: created[0]?.name,
    fulfilledAt: null,
  });
  expect(stockOf(501)).toBe(4);
  stage.admin.shop.unsearchable.clear();
  expect(await shop().findExchangeOrder({ order, idempotencyKey: "exchange:1", since })).toEqual(made);
  expect(await shop().findExchangeOrder({ order, idempotencyKey: "exchange:2", since })).toBeNull();
});

test("keeps one of two exchange orders made at the same time", async () => {
  const answers = await twice(() => shop().createExchangeOrder(exchangeAsk()));
  expect(new Set(answers.map(({ platformOrderId }) => platformOrderId)).size).toBe(1);
  const alive = stage.admin.shop.orders.filter((one) => one.sourceIdentifier !== null && one.cancelledAt === null);
  expect(alive).toHaveLength(1);
  expect(stockOf(501)).toBe(4);
});

test("rejects an exchange for an out-of-stock item, with what to do", async () => {
  const lines = [{ productId: "51", variantId: "501", sku: "A", quantity: 6, unitPriceMinor: 2_000 }];
  await expect(shop().createExchangeOrder(exchangeAsk({ lines }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("out of stock"),
  });
});

const creditAsk = (rest: Partial<CreditRequest> = {}): CreditRequest => ({
  order,
  idempotencyKey: "credit:1",
  kind: "STORE_CREDIT",
  code: "SC-7F3K-92QD-XM4T",
  amountMinor: 2_550,
  currency: "EUR",
  returnCode: "R-1",
  email: "mia@example.com",
  ...rest,
});

test("issues a credit once, as a gift card with our code", async () => {
  stage.admin.disturb("GiftCardCreate", "LOSE_ANSWER");
  await expect(shop().issueCredit(creditAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const [made] = await twice(() => shop().issueCredit(creditAsk()));
  expect(stage.admin.shop.giftCards).toMatchObject([
    { code: "sc7f3k92qdxm4t", initial: { amount: "25.50", currencyCode: "EUR" } },
  ]);
  expect(stage.admin.shop.giftCards[0]?.id).toBe(`gid://shopify/GiftCard/${made?.reference}`);
  await expect(shop().issueCredit(creditAsk({ code: "SC-1" }))).rejects.toMatchObject({ kind: "REFUSED" });
});
