import { expect, test } from "vitest";
import { putOrder } from "@/contract/admin/orders";
import { firstCall } from "./first-call";

test("shows a call that creates a valid order in the store", () => {
  const store = { ecommerce_id: "eco_1", name: "North Shop", currency_code: "SEK", is_testing: true };
  const call = firstCall({ baseUrl: "https://returns.example.com", store });
  expect(call).toContain('"https://returns.example.com/v1/ecommerces/eco_1/orders/1001"');
  const body: unknown = JSON.parse(/-d '(.*)'$/.exec(call)?.[1] ?? "");
  expect(putOrder.input.parse({ ecommerce_id: "eco_1", order_number: "1001", ...Object(body) })).toMatchObject({
    ...{ currency: "SEK", shipping_address: { address_line_1: "Ringstr. 4" } },
  });
});
