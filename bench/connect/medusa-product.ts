import type { Json, MedusaApi } from "./medusa-api";
import { placeOrder } from "./medusa-orders";
import type { SeededShop } from "./medusa-seed";
import type { RealShop } from "./product-journey";

let shoppers = 0;

/**
 * A running Medusa as the journey of the whole product needs it: orders from its storefront, records from its Admin
 * API.
 */
export const medusaAsShop = (
  { address, apiKey }: { address: string; apiKey: string },
  { api, seeded, query }: { api: MedusaApi; seeded: SeededShop; query: (sql: string) => Promise<unknown> },
): RealShop => {
  const variant = (sku: string) => seeded.variants[sku] ?? { variantId: "", inventoryItemId: "" };
  return {
    ...{ provider: "MEDUSA", address, currency: "EUR" },
    values: (throughProxy) => ({ address: throughProxy, apiKey }),
    ...(process.argv.includes("--exchange") ? { outcomes: ["EXCHANGE" as const] } : {}),
    exchangeVariantId: variant("SHIRT-L").variantId,
    placeOrder: async () => {
      shoppers += 1;
      const email = `product-${shoppers}@example.test`;
      const order = await placeOrder(api, seeded, { region: "eu", lines: [{ sku: "SHIRT-M", quantity: 2 }], email });
      return { orderId: order.id, number: String(order.display_id), email };
    },
    letTimePass: async () => {
      await query("update price_preference set created_at = created_at - interval '11 minutes'");
    },
    stock: async () => {
      const path = `/admin/inventory-items/${variant("SHIRT-M").inventoryItemId}/location-levels`;
      const { inventory_levels } = await api.get(path);
      return inventory_levels[0].stocked_quantity;
    },
    books: async (orderId) => {
      const fields = "id,customer_id,created_at,*payment_collections.payments.refunds";
      const { order } = await api.get(`/admin/orders/${orderId}?fields=${fields}`);
      const payments: Json[] = order.payment_collections.flatMap((one: Json) => one.payments);
      const refunds: Json[] = payments.flatMap(({ refunds: made }) => made ?? []);
      const refunded = refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
      const query = `customer_id=${order.customer_id}&created_at[$gte]=${order.created_at}&fields=id,metadata`;
      const { orders } = await api.get(`/admin/orders?${query}`);
      const exchangeOrders = orders.filter(({ metadata }: Json) => metadata?.homeward !== undefined).length;
      return { refundedMinor: Math.round(refunded * 100), refunds: refunds.length, exchangeOrders };
    },
  };
};
