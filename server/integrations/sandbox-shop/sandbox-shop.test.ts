import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ExchangeOrderRequest, ShopOrder } from "@/server/partners/shop";
import { createMemoryBooks } from "../sandbox-books/memory-books";
import { createSandboxShop } from "./sandbox-shop";

const ORDER = { orderId: "shop-1024", name: "#1024", currency: "EUR", customerId: "" };

const request = (changes: Partial<ExchangeOrderRequest> = {}): ExchangeOrderRequest => ({
  idempotencyKey: "eco_1:prc_1:CREATE_EXCHANGE_ORDER:",
  order: ORDER,
  returnCode: "RT-7F3K-92QD",
  email: "shopper@example.com",
  shippingAddress: EMPTY_ADDRESS,
  currency: "EUR",
  paymentMethod: "exchange",
  shippingLine: "",
  shippingPriceMinor: 0,
  lines: [{ productId: "p", variantId: "v", sku: "V", quantity: 1, unitPriceMinor: 4000 }],
  at: "2026-03-01T12:00:00.000Z",
  ...changes,
});
const look = () => ({ idempotencyKey: request().idempotencyKey, order: ORDER, since: new Date(0) });
const shop = () => createSandboxShop({ books: createMemoryBooks<ShopOrder>() });

test("derives an order's ID from its key, and finds the same order for the same key", async () => {
  const one = shop();
  const first = await one.createExchangeOrder(request());
  expect(await one.createExchangeOrder(request({ at: "2026-03-02T12:00:00.000Z" }))).toEqual(first);
  expect(await one.findExchangeOrder(look())).toEqual(first);
  expect(await shop().createExchangeOrder(request())).toEqual(first);
  expect((await one.createExchangeOrder(request({ idempotencyKey: "other" }))).platformOrderId).not.toBe(
    first.platformOrderId,
  );
});

test("rejects or is unavailable when a SKU says so, and stores nothing", async () => {
  const one = shop();
  const line = { productId: "p", variantId: "v", sku: "SANDBOX:UNAVAILABLE", quantity: 1, unitPriceMinor: 1 };
  await expect(one.createExchangeOrder(request({ lines: [line] }))).rejects.toMatchObject({ isRetryable: true });
  const refused = { ...line, lineItemId: "l", sku: "SANDBOX:REFUSE" };
  const place = { order: ORDER, returnCode: "RT-7F3K-92QD", platformReturnId: "", locationId: "" };
  await expect(one.restock({ ...place, idempotencyKey: "restock", items: [refused] })).rejects.toMatchObject({
    isRetryable: false,
  });
  expect(await one.findExchangeOrder(look())).toBeNull();
});
