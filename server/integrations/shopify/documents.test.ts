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

test("every document is valid in Shopify's own schema of the pinned version", () => {
  expect(DOCUMENTS.length).toBeGreaterThan(35);
  const faults = DOCUMENTS.flatMap(([name, text]) => checkDocument(text).map(({ message }) => `${name}: ${message}`));
  expect(faults).toEqual([]);
});

test("a field that Shopify does not have is refused", () => {
  expect(checkDocument(orders.ORDER_BY_ID.replace("processedAt", "placedAt"))).toHaveLength(1);
});

test("the documents of mutations that insist on a key carry it", () => {
  const keyed = DOCUMENTS.filter(([, text]) => /refundCreate\(|inventoryAdjustQuantities\(/.test(text));
  expect(keyed.map(([name]) => name)).toEqual(["refunds.REFUND_CREATE", "restock.STOCK_ADJUST"]);
  for (const [, text] of keyed) expect(text).toContain("@idempotent(key: $key)");
});

test("bulk queries keep to what a bulk operation takes: five connections, none below a list", () => {
  for (const text of [orders.bulkOrders(FILTER), products.bulkProducts(FILTER)]) {
    expect(text.match(/edges/g)?.length).toBeLessThanOrEqual(5);
    expect(text).not.toMatch(/refunds \{[^}]*edges|fulfillments \{[^}]*edges|transactions \{[^}]*edges/);
  }
});
