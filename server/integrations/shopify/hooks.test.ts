import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020";
import { expect, test } from "vitest";
import { hmacSha256 } from "@/server/kernel/crypto";
import { VALUES } from "@/test/shopify/shopify-stage";
import { shopify } from "./shopify";

const FILE = fileURLToPath(new URL("../../../test/shopify/webhooks_2026-07.json.gz", import.meta.url));
type Described = { schema: object; sample: Record<string, unknown> };
const WEBHOOKS = JSON.parse(gunzipSync(readFileSync(FILE)).toString("utf8")) as Record<string, Described>;
const ajv = new Ajv2020({ validateFormats: false, strict: false });

const hook = (topic: string, body: unknown, headers: Record<string, string> = {}) => {
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  return {
    body: bytes,
    headers: {
      "x-shopify-topic": topic,
      "x-shopify-shop-domain": "acme.myshopify.com",
      "x-shopify-webhook-id": "w-1",
      "x-shopify-event-id": "e-1",
      "x-shopify-triggered-at": "2026-11-23T10:00:00.123456Z",
      "x-shopify-hmac-sha256": hmacSha256("shpss_secret", bytes).toString("base64"),
      ...headers,
    },
  };
};
const verify = (incoming: ReturnType<typeof hook>, values = VALUES) => shopify.verifyHook(incoming, { values });

test.each(Object.entries(WEBHOOKS))(
  "%s: reads Shopify's sample, which matches its schema",
  (topic, { schema, sample }) => {
    expect(ajv.validate(schema, sample), ajv.errorsText()).toBe(true);
    const [event] = shopify.readHook(hook(topic, sample));
    expect(event).toMatchObject({ eventId: "w-1", name: topic, occurredAt: "2026-11-23T10:00:00.123Z" });
    expect(event?.topic).toBe(EXPECTED[topic] ?? "ORDER");
  },
);

/** Topics whose bodies name no order. */
const EXPECTED: Record<string, string> = {
  "app/uninstalled": "UNINSTALLED",
  "returns/process": "IGNORED",
  "returns/update": "IGNORED",
};

test("keeps all digits of order IDs", () => {
  const subject = (topic: string, body: unknown) => shopify.readHook(hook(topic, body))[0]?.subject;
  expect(subject("orders/create", WEBHOOKS["orders/create"]?.sample)).toBe("820982911946154508");
  expect(subject("refunds/create", '{"id":890088186047892319,"order_id": 820982911946154508}')).toBe(
    "820982911946154508",
  );
  expect(subject("orders/edited", '{"order_edit":{"order_id":820982911946154508}}')).toBe("820982911946154508");
  expect(subject("returns/close", { id: 1, order_id: 4_783_296_544_821 })).toBe("4783296544821");
  expect(subject("orders/delete", { id: 42 })).toBe("42");
});

test.each([
  ["products/create", { id: 51 }, { topic: "PRODUCT", subject: "51" }],
  ["products/update", { id: 51 }, { topic: "PRODUCT", subject: "51" }],
  ["products/delete", { id: 51 }, { topic: "PRODUCT_DELETED", subject: "51" }],
  ["orders/delete", { id: 7 }, { topic: "ORDER_DELETED", subject: "7" }],
  [
    "inventory_levels/update",
    { inventory_item_id: 9, available: 3 },
    { topic: "PRODUCT", subject: "inventory_item:9" },
  ],
  [
    "shop/redact",
    { shop_id: 1, shop_domain: "acme.myshopify.com" },
    { topic: "SHOP_ERASURE", subject: "acme.myshopify.com" },
  ],
  [
    "customers/redact",
    {
      shop_domain: "acme.myshopify.com",
      customer: { id: 77, email: "mia@example.com", phone: "1" },
      orders_to_redact: [7, 8],
    },
    { topic: "CUSTOMER_ERASURE", subject: "77", person: { email: "mia@example.com", orderIds: ["7", "8"] } },
  ],
  [
    "customers/data_request",
    { customer: { id: 77, email: null }, orders_requested: [7], data_request: { id: 3 } },
    { topic: "CUSTOMER_DATA_REQUEST", subject: "77", person: { email: "", orderIds: ["7"] } },
  ],
  ["themes/publish", { id: 1 }, { topic: "IGNORED", subject: "" }],
])("reads the subject of %s", (topic, body, event) => {
  expect(shopify.readHook(hook(topic, body))).toEqual([expect.objectContaining(event)]);
});

test("rejects a body that does not match its topic", () => {
  expect(() => shopify.readHook(hook("orders/create", "{"))).toThrow();
  expect(() => shopify.readHook(hook("orders/create", {}))).toThrow();
});

test("makes two events of one action with two topics, and the same event of a repeated delivery", () => {
  const first = shopify.readHook(hook("orders/updated", { id: 1 }, { "x-shopify-webhook-id": "w-1" }));
  const second = shopify.readHook(
    hook("orders/edited", { order_edit: { order_id: 1 } }, { "x-shopify-webhook-id": "w-2" }),
  );
  const again = shopify.readHook(hook("orders/updated", { id: 1 }, { "x-shopify-webhook-id": "w-1" }));
  expect(first[0]?.eventId).not.toBe(second[0]?.eventId);
  expect(again).toEqual(first);
});

test("accepts only what is signed with the app's secret for this shop", () => {
  const sent = hook("orders/create", { id: 1 });
  expect(verify(sent)).toBe(true);
  expect(verify({ ...sent, body: Buffer.from('{"id":2}') })).toBe(false);
  expect(verify(hook("orders/create", { id: 1 }, { "x-shopify-hmac-sha256": "" }))).toBe(false);
  expect(verify(hook("orders/create", { id: 1 }, { "x-shopify-shop-domain": "other.myshopify.com" }))).toBe(false);
  expect(verify(sent, { ...VALUES, clientSecret: "" })).toBe(false);
  expect(verify(sent, { ...VALUES, clientSecret: "another" })).toBe(false);
});
