import { expect, test } from "vitest";
import { z } from "zod";
import { OrderContent } from "../admin/orders";
import { ReturnProcessPatch } from "../admin/patches";
import { ProductContentInput } from "../admin/products";
import { AddressInput } from "../schemas/address";
import {
  amountGiven,
  amountSetting,
  country,
  countryCode,
  instant,
  minorGiven,
  minorSetting,
  requiredText,
  text,
  webPage,
  webUrl,
} from "./wire";

test.each(["", "https://shop.example/a.jpg", "HTTP://shop.example/a?b=c#d", "https://xn--mnchen-3ya.example"])(
  "accepts %j as an address that may be shown",
  (url) => expect(webUrl().safeParse(url).success).toBe(true),
);

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "//shop.example/a.jpg",
  "/a.jpg",
  "https://",
  "https:///a",
  "ftp://shop.example/a",
  'http://x"><script>',
  'https://shop.example/a.jpg"onload="x',
])("refuses %j as one", (url) => expect(webUrl().safeParse(url).success).toBe(false));

test.each(["Nowhere", "XX", "D", "\u0000\u0000"])("says once what is expected instead of the country %j", (told) => {
  const messages = (schema: z.ZodType) => schema.safeParse(told).error?.issues.map(({ message }) => message);
  expect(messages(country())).toEqual(["must be a two-letter country code such as DE"]);
  expect(messages(countryCode())).toEqual(["must be a two-letter country code such as DE, or empty if unknown"]);
});

test.each([
  ["not-an-email", false],
  ["anna@localhost", false],
  ["", true],
  [" anna@example.com ", true],
])("takes %j as an order's email: %j", (email, isTaken) => {
  const { email: field, shipping_address: address } = OrderContent.shape;
  expect(field.safeParse(email).success).toBe(isTaken);
  expect(address.safeParse({ email }).success).toBe(isTaken);
});

test("allows spaces in the address of a picture, but not of a page", () => {
  const url = "https://shop.example/my shirt.jpg";
  expect([webUrl().safeParse(url).success, webPage().safeParse(url).success]).toEqual([true, false]);
});

test.each([
  'http://x"><script>',
  'https://post.example/track?q="><script>',
  "https://post.example/\nx",
  "javascript:1",
])("refuses %j as a tracking page", (tracking_url) => {
  const tracking = { "@type": "svc.v1.TrackingPatch", tracking_id: "1", tracking_url };
  expect(ReturnProcessPatch.safeParse(tracking).error?.issues.map(({ path }) => path)).toEqual([["tracking_url"]]);
});

test.each([
  "2026-02-29T00:00:00Z",
  "2026-01-01",
  // The database has no year 0, which an offset can lead into; nor does it accept a year of five digits.
  "0000-12-31T23:59:59Z",
  "0001-01-01T00:00:00+00:01",
  "9999-12-31T23:59:59-00:01",
])("refuses %j as an instant", (text) => expect(instant().safeParse(text).success).toBe(false));

test.each(["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2024-02-29T23:59:59.123456+05:30"])(
  "accepts %j as an instant",
  (text) => expect(instant().safeParse(text).success).toBe(true),
);

const fieldsOf = (schema: typeof OrderContent | typeof ProductContentInput | typeof AddressInput, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("names the invalid country, currency or picture of orders, products and addresses", () => {
  expect(fieldsOf(AddressInput, { country_code: "XX" })).toEqual(["country_code"]);
  expect(fieldsOf(AddressInput, { country_code: "nl" })).toEqual([]);
  expect(fieldsOf(AddressInput, {})).toEqual([]);
  const order = {
    platform_order_id: "1",
    name: "#1",
    currency: "XXX",
    purchased_at: "2026-03-01T12:00:00Z",
    shipping_address: { country_code: "XX" },
    taxes_included: true,
    line_items: [{ platform_line_item_id: "1", name: "Hat", image_url: "javascript:x", quantity: 1, unit_price: 1 }],
    payments: [],
  };
  expect(fieldsOf(OrderContent, order)).toEqual([
    "currency",
    "shipping_address.country_code",
    "line_items.0.image_url",
  ]);
  expect(fieldsOf(ProductContentInput, { name: "Hat", image_url: "data:x", variants: [] })).toEqual(["image_url"]);
});

test.each([1200, "1200", 0, "0", 999_999_999_999_999])("accepts the amount %j in either form", (given) => {
  expect([amountGiven().parse(given), minorGiven().parse(given)]).toEqual([String(given), Number(given)]);
});

test.each([12.5, -1, "12.00", "012", "-1", "", null, 1e15, true, "1e3"])("refuses %j as an amount", (given) => {
  for (const schema of [amountGiven(), minorGiven()])
    expect(schema.safeParse(given).error?.issues[0]?.message).toMatch(/^must be a whole number of minor units, as a n/);
});

test("accepts amounts of orders and products as numbers and as digits", () => {
  const body = (amount: unknown) => ({
    ...{ platform_order_id: "1", name: "#1", currency: "EUR", purchased_at: "2026-03-01T12:00:00Z" },
    ...{ taxes_included: true, payments: [{ id: "p", captured: amount }] },
    line_items: [{ platform_line_item_id: "1", name: "Hat", quantity: 1, unit_price: amount }],
  });
  expect(OrderContent.parse(body("1200"))).toEqual(OrderContent.parse(body(1200)));
});

test("counts length in characters, like JSON Schema", () => {
  expect(text(3).safeParse("😀😀😀").success).toBe(true);
  const refused = text(3).safeParse("😀😀😀😀");
  expect(refused.error?.issues).toMatchObject([{ code: "too_big", maximum: 3 }]);
  expect(z.toJSONSchema(requiredText(3).meta({ description: "Three." }))).toMatchObject({ minLength: 1, maxLength: 3 });
});

test.each([1_200, "1200"])("accepts the amount %j in a setting and always returns it in one form", (given) => {
  for (const [schema, shown] of [
    [minorSetting(), 1_200],
    [amountSetting(), "1200"],
  ] as const) {
    expect(schema.parse(given)).toBe(shown);
    expect(schema.parse(schema.parse(given))).toBe(shown);
  }
  expect(z.toJSONSchema(minorSetting(), { io: "output" })).toMatchObject({ type: "integer", minimum: 0 });
  expect(minorSetting(1_000).safeParse(given).success).toBe(false);
  expect(minorSetting().safeParse("12.00").success).toBe(false);
});
