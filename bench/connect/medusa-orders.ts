import type { Json, MedusaApi } from "./medusa-api";
import type { SeededShop } from "./medusa-seed";

const ADDRESSES = {
  eu: { address_1: "Musterweg 5", city: "Berlin", postal_code: "10115", country_code: "de", province: "" },
  us: { address_1: "1 Main Street", city: "New York", postal_code: "10001", country_code: "us", province: "us-ny" },
  jp: { address_1: "丸の内1-1", city: "東京", postal_code: "100-0005", country_code: "jp", province: "" },
  kw: { address_1: "Block 3, Street 5", city: "Kuwait City", postal_code: "13001", country_code: "kw", province: "" },
};

export type OrderPlan = {
  region: keyof SeededShop["regions"];
  lines: readonly { sku: string; quantity: number }[];
  email: string;
  firstName?: string;
  lastName?: string;
  codes?: readonly string[];
  isPaid?: boolean;
  isFulfilled?: boolean;
};

/** Places an order as a shopper, then pays, fulfills and delivers it as the shop's staff. */
export const placeOrder = async (api: MedusaApi, shop: SeededShop, plan: OrderPlan): Promise<Json> => {
  const { firstName: first_name = "Mira", lastName: last_name = "Holm", codes = [] } = plan;
  const address = { ...ADDRESSES[plan.region], first_name, last_name, phone: "+49 30 5550101" };
  const { cart } = await api.store("/carts", {
    ...{ region_id: shop.regions[plan.region], sales_channel_id: shop.salesChannelId, email: plan.email },
    ...{ shipping_address: address, billing_address: address },
    items: plan.lines.map(({ sku, quantity }) => ({ variant_id: shop.variants[sku]?.variantId, quantity })),
  });
  await api.store(`/carts/${cart.id}/shipping-methods`, { option_id: shop.shippingOptions[plan.region] });
  if (codes.length > 0) await api.store(`/carts/${cart.id}/promotions`, { promo_codes: codes });
  const { payment_collection } = await api.store("/payment-collections", { cart_id: cart.id });
  const session = { provider_id: "pp_system_default" };
  await api.store(`/payment-collections/${payment_collection.id}/payment-sessions`, session);
  const { order } = await api.store(`/carts/${cart.id}/complete`);
  if (plan.isPaid ?? true) await capture(api, order.id);
  if (plan.isFulfilled ?? true) await fulfill(api, order.id);
  return (await api.get(`/admin/orders/${order.id}?fields=%2Bcurrency_code,%2Bcustomer_id`)).order;
};

const capture = async (api: MedusaApi, orderId: string): Promise<void> => {
  const { order } = await api.get(`/admin/orders/${orderId}`);
  for (const { payments } of order.payment_collections)
    for (const payment of payments) await api.post(`/admin/payments/${payment.id}/capture`);
};

const fulfill = async (api: MedusaApi, orderId: string): Promise<void> => {
  const { order } = await api.get(`/admin/orders/${orderId}`);
  const items = order.items.map(({ id, quantity }: Json) => ({ id, quantity }));
  const answer = await api.post(`/admin/orders/${orderId}/fulfillments?fields=*fulfillments`, { items });
  const fulfillmentId = answer.order.fulfillments[0].id;
  await api.post(`/admin/orders/${orderId}/fulfillments/${fulfillmentId}/shipments`, { items });
  await api.post(`/admin/orders/${orderId}/fulfillments/${fulfillmentId}/mark-as-delivered`);
};
