// Node.js 20 or newer, no packages:  npx tsx return.mts
const { BASE, KEY = "", STORE } = process.env;
const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(BASE + path, {
    method,
    headers: { "x-svc-api-key": KEY, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.reason}: ${answer.detail} (${answer.request_id})`);
  return answer;
};
const number = `QS${Date.now()}`;
const now = new Date().toISOString();

// 1. Your shop sends an order.
await call("PUT", `/v1/ecommerces/${STORE}/orders/${number}`, {
  platform_order_id: number,
  name: `#${number}`,
  currency: "EUR",
  purchased_at: now,
  delivered_at: now,
  email: "noor@example.com",
  customer: { first_name: "Noor", last_name: "de Wit" },
  shipping_address: { address_line_1: "Sluiskade 4", city: "Utrecht", postcode: "3511 KA", country_code: "NL" },
  taxes_included: true,
  line_items: [{ platform_line_item_id: "1", sku: "MUG", name: "Mug", quantity: 1, unit_price: 1500 }],
  payments: [{ id: "pay-1", captured: 1500 }],
});

// 2. The shopper starts a return, chooses an item and a return method, and confirms.
const shopper = { ecommerce_id: STORE, order_number: number, email: "noor@example.com" };
const { order } = await call("POST", "/returns/intent/start", shopper);
const id = order.return_id;
const line = order.line_items[0].id;
await call("POST", `/returns/${id}/save_client_preferences?line_item_id=${line}`, {
  quantity: 1,
  return_reason: "CHANGED_MIND",
  refund_option: "ORIGINAL_PAYMENT_METHOD",
});
await call("POST", `/returns/${id}/return_options`, { return_method: "DROP_OFF_POINT" });
const { return_code } = await call("POST", `/returns/${id}/complete`, {});
console.log(return_code);

// 3. The parcel arrives, and the warehouse accepts the item.
await call("POST", "/v1/ops/update_lkss", { process_id: id, lkss: "IN_WAREHOUSE" });
const reviews = [{ line_item_id: line, status: "APPROVED" }];
await call("POST", "/v1/ops/ecommerce/review", { process_id: id, reviews });
const { return_summary } = await call("GET", `/v1/processes/${id}`);
console.log(return_summary.basic_process_data.shipping_status);
