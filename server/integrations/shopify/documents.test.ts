import { expect, test } from "vitest";
import { checkDocument } from "@/test/shopify/admin-schema";
import * as bulk from "./bulk-documents";
import * as credit from "./credit-documents";
import * as exchange from "./exchange-documents";
import * as orders from "./order-documents";
import * as products from "./product-documents";
import * as refunds from "./refund-documents";
import * as restock from "./restock-documents";
import * as returns from "./return-documents";
import * as shop from "./shop-documents";

const MODULES = { bulk, credit, exchange, orders, products, refunds, restock, returns, shop };
const FILTER = "updated_at:>='2026-10-01T00:00:00.000Z'";
const DOCUMENTS = Object.entries(MODULES).flatMap(([module, values]) =>
  Object.entries(values).flatMap(([name, value]) => {
    const text: unknown = typeof value === "function" ? value(FILTER) : value;
    return typeof text === "string" ? [[`${module}.${name}`, text] as const] : [];
  }),
);

test("validates every document against Shopify's schema of the pinned version", () => {
  expect(DOCUMENTS.length).toBeGreaterThan(35);
  const faults = DOCUMENTS.flatMap(([name, text]) => checkDocument(text).map(({ message }) => `${name}: ${message}`));
  expect(faults).toEqual([]);
});

test("rejects a field that Shopify does not have", () => {
  expect(checkDocument(orders.ORDER_BY_ID.replace("processedAt", "placedAt"))).toHaveLength(1);
});

test("passes the key in documents of mutations that require one", () => {
  const keyed = DOCUMENTS.filter(([, text]) => /refundCreate\(|inventoryAdjustQuantities\(/.test(text));
  expect(keyed.map(([name]) => name)).toEqual(["refunds.REFUND_CREATE", "restock.STOCK_ADJUST"]);
  for (const [, text] of keyed) expect(text).toContain("@idempotent(key: $key)");
});

test("keeps bulk queries within the limits of a bulk operation: five connections, none inside a list", () => {
  for (const text of [orders.bulkOrders(FILTER), products.bulkProducts(FILTER)]) {
    expect(text.match(/edges/g)?.length).toBeLessThanOrEqual(5);
    expect(text).not.toMatch(/refunds \{[^}]*edges|fulfillments \{[^}]*edges|transactions \{[^}]*edges/);
  }
});
