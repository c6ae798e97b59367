import { type MockOrder, mockOrder } from "./mock-order";
import { mockShop } from "./mock-state";
import type { ShopifyStage } from "./shopify-stage";

/** Its name in our commands. */
export const SOLD_REF = { orderId: "1001", name: "#1001", currency: "EUR", customerId: "77" };

/** Two sweaters and a scarf, in three parcels, paid by card and by gift card. */
const sold = (): MockOrder =>
  mockOrder({
    id: 1_001,
    lines: [{ price: "20.00", quantity: 2 }, { price: "10.00" }],
    shipping: [{ price: "5.00" }],
    payments: [
      { gateway: "gift_card", amount: "15.00" },
      { gateway: "shopify_payments", amount: "40.00" },
    ],
    parcels: [{ 0: 1 }, { 0: 1 }, { 1: 1 }],
  });

/** A new shop with one order and two variants, of which 501 is tracked with five units and 502 isn't. */
export const seedSold = ({ admin }: ShopifyStage): MockOrder => {
  const order = sold();
  Object.assign(admin.shop, mockShop(), { scopes: admin.shop.scopes, orders: [order] });
  admin.asked.length = 0;
  admin.status = null;
  for (const [number, tracked] of [[501, true] as const, [502, false] as const]) {
    const id = `gid://shopify/ProductVariant/${number}`;
    const inventoryItem = { id: `gid://shopify/InventoryItem/${number}`, tracked };
    const stock = { tracked, available: 5, policy: "DENY" } as const;
    const variant = { __typename: "ProductVariant" as const, id, displayName: "Wool sweater", inventoryItem, ...stock };
    admin.shop.variants.set(id, variant);
  }
  return order;
};
