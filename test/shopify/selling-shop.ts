import { SCOPES } from "@/server/integrations/shopify/scopes";
import type { MockAdmin } from "./mock-admin";
import { type MockOrder, mockOrder } from "./mock-order";
import type { MockShop } from "./mock-state";

const DAY_MS = 86_400_000;
const PRODUCT = "gid://shopify/Product/51";
const VARIANTS = [
  { id: "501", title: "Blue / M", size: "M" },
  { id: "502", title: "Blue / L", size: "L" },
];

/** The replacement for the ordered variant, 501. */
export const OTHER_VARIANT = "502";

/**
 * A shop that sells one sweater in two sizes, with stock, by the current clock. Returns a function that places an
 * order.
 */
export const sellingShop = ({ shop }: MockAdmin): (() => MockOrder) => {
  shop.scopes = [...SCOPES];
  shop.clock = Date.now();
  for (const { id } of VARIANTS) addStock(shop, id);
  shop.products = [sweater(shop)];
  let number = 1_000;
  return () => {
    number += 1;
    const order = soldNow(number);
    shop.orders.push(order);
    return order;
  };
};

/** Two units of 501, paid by card, shipped and delivered days ago. */
const soldNow = (number: number): MockOrder => {
  const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
  const order = mockOrder({
    id: number,
    lines: [{ price: "49.00", quantity: 2, sku: "SWEATER-M" }],
    shipping: [{ price: "5.00" }],
    payments: [{ gateway: "shopify_payments", amount: "103.00" }],
    overrides: { createdAt: ago(6), processedAt: ago(6), updatedAt: ago(0), email: `mia-${number}@example.com` },
  });
  for (const parcel of order.fulfillments) Object.assign(parcel, { createdAt: ago(5), deliveredAt: ago(3) });
  return order;
};

const addStock = (shop: MockShop, id: string): void => {
  const inventoryItem = { id: `gid://shopify/InventoryItem/${id}`, tracked: true };
  const variant = { __typename: "ProductVariant" as const, id: `gid://shopify/ProductVariant/${id}`, tracked: true };
  const stock = { available: 50, policy: "DENY" as const, displayName: "Wool sweater", inventoryItem };
  shop.variants.set(variant.id, { ...variant, ...stock });
};

const sweater = (shop: MockShop) => {
  const variants = VARIANTS.map(({ id, title, size }) => ({
    ...{ id: `gid://shopify/ProductVariant/${id}`, title, sku: `SWEATER-${size}`, barcode: null, price: "49.00" },
    inventoryQuantity: () => shop.variants.get(`gid://shopify/ProductVariant/${id}`)?.available ?? 0,
    ...{ inventoryPolicy: "DENY", inventoryItem: { tracked: true } },
    selectedOptions: [
      { name: "Color", value: "Blue" },
      { name: "Size", value: size },
    ],
  }));
  const collection = { id: "gid://shopify/Collection/9" };
  return {
    ...{ __typename: "Product" as const, id: PRODUCT, title: "Wool sweater", status: "ACTIVE", vendor: "Acme" },
    ...{ tags: ["summer"], isGiftCard: false, featuredMedia: null, updatedAt: new Date().toISOString() },
    category: { id: "gid://shopify/TaxonomyCategory/aa-1" },
    variantIds: variants.map(({ id }) => id),
    variants: { nodes: variants, edges: variants.map((node) => ({ node })), pageInfo: { hasNextPage: false } },
    collections: { nodes: [collection], edges: [{ node: collection }], pageInfo: { hasNextPage: false } },
  };
};
