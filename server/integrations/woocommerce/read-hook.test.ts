import { expect, test } from "vitest";
import { hmacSha256 } from "@/server/kernel/crypto";
import recorded from "@/test/woocommerce/recorded/wc-11.0.1.json";
import { readHook, verifyHook } from "./read-hook";

const values = { hookSecret: "recorded-secret" };
const hook = ({ headers, body }: { headers: Record<string, string>; body: string }) => ({
  headers,
  body: Buffer.from(body),
});
const made = (topic: string, body: object, delivery = "d1") => {
  const text = JSON.stringify(body);
  const signature = hmacSha256(values.hookSecret, text).toString("base64");
  const headers = {
    "x-wc-webhook-topic": topic,
    "x-wc-webhook-signature": signature,
    "x-wc-webhook-delivery-id": delivery,
  };
  return hook({ headers, body: text });
};

test("accepts a delivery of a real shop as sent, but not with another byte, secret or signature", () => {
  const real = hook(recorded.deliveryDeleted);
  expect(verifyHook(real, { values })).toBe(true);
  expect(readHook(real)).toMatchObject([{ topic: "ORDER_DELETED", name: "order.deleted", occurredAt: null }]);
  expect(verifyHook({ ...real, body: Buffer.concat([real.body, Buffer.from(" ")]) }, { values })).toBe(false);
  expect(verifyHook(real, { values: { hookSecret: "other" } })).toBe(false);
  expect(verifyHook(real, { values: {} })).toBe(false);
  const { "x-wc-webhook-signature": _, ...unsigned } = real.headers;
  expect(verifyHook({ ...real, headers: unsigned }, { values })).toBe(false);
});

test("accepts the ping of a new webhook without an event, and nothing else unsigned", () => {
  const ping = hook(recorded.ping);
  expect([verifyHook(ping, { values }), readHook(ping)]).toEqual([true, []]);
  const like = hook({ headers: { "x-wc-webhook-topic": "order.updated" }, body: recorded.ping.body });
  expect(verifyHook(like, { values })).toBe(false);
  expect(verifyHook(hook({ headers: {}, body: 'webhook_id=1&x={"id":1}' }), { values })).toBe(false);
});

test("makes two events of two orders in one second, and one of the same delivery", () => {
  const [one] = readHook(made("order.updated", { id: 1, date_modified_gmt: "2026-11-23T10:00:00" }));
  const [two] = readHook(made("order.updated", { id: 2, date_modified_gmt: "2026-11-23T10:00:00" }));
  const [again] = readHook(made("order.updated", { id: 1, date_modified_gmt: "2026-11-23T10:00:00" }));
  expect(one).toMatchObject({ topic: "ORDER", subject: "1", occurredAt: "2026-11-23T10:00:00.000Z" });
  expect(one?.eventId).not.toBe(two?.eventId);
  expect(again).toEqual(one);
});

test("reports a variation as its product and ignores topics nobody asked for", () => {
  expect(readHook(made("product.updated", { id: 13, parent_id: 12 }))).toMatchObject([
    { topic: "PRODUCT", subject: "12" },
  ]);
  expect(readHook(made("product.deleted", { id: 13 }))).toMatchObject([{ topic: "PRODUCT_DELETED", subject: "13" }]);
  expect(readHook(made("coupon.updated", { id: 13 }))).toMatchObject([{ topic: "IGNORED" }]);
  expect(() => readHook(made("order.updated", {}))).toThrow();
});
