import { afterEach, beforeEach, expect, test } from "vitest";
import {
  couponSchema,
  gatewaySchema,
  orderSchema,
  productSchema,
  refundSchema,
  variationSchema,
  webhookSchema,
} from "../../server/integrations/woocommerce/wire";
import { createWooClient } from "../../server/integrations/woocommerce/woo-client";
import recorded from "./recorded/wc-11.0.1.json";
import { testConnection } from "./test-connection";
import { startWooDouble, type WooDouble } from "./woo-double";

let double: WooDouble;
beforeEach(async () => {
  double = await startWooDouble();
});
afterEach(() => double.close());

test("reads a real shop's responses", () => {
  const { order, refund, product, variation, coupon, gateway, webhook } = recorded;
  const parsed = [
    orderSchema.safeParse(order.body),
    refundSchema.safeParse(refund.body),
    productSchema.safeParse(product.body),
    variationSchema.safeParse(variation.body),
    couponSchema.safeParse(coupon.body),
    gatewaySchema.safeParse(gateway.body),
    webhookSchema.safeParse(webhook.body),
  ];
  expect(parsed.map(({ success }) => success)).toEqual(parsed.map(() => true));
});

test("the double responds with every field of the recorded shapes", async () => {
  const client = createWooClient(testConnection(double.url));
  const { books } = double;
  const [order, product, variation] = [books.addOrder(), books.addProduct(), books.addVariation()];
  const ask = async (method: "GET" | "POST", path: string, body?: unknown) => {
    const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };
    const asked = { method, path, purpose: "Ask", schema: schema as never, ...(body === undefined ? {} : { body }) };
    return Object.keys((await client.ask<object>(asked)).data);
  };
  const shapes: [string[], object][] = [
    [await ask("GET", `orders/${order.id}`), recorded.order.body],
    [await ask("GET", `products/${product.id}`), recorded.product.body],
    [await ask("GET", `products/1/variations/${variation.id}`), recorded.variation.body],
    [await ask("POST", `orders/${order.id}/refunds`, { amount: "1.00", reason: "" }), recorded.refund.body],
    [await ask("POST", "coupons", { code: "a" }), recorded.coupon.body],
    [await ask("POST", "webhooks", {}), recorded.webhook.body],
  ];
  for (const [answered, shape] of shapes) expect(answered).toEqual(expect.arrayContaining(Object.keys(shape)));
});
