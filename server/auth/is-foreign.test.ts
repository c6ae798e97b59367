import { expect, test } from "vitest";
import { isForeign } from "./is-foreign";

const post = (headers: Record<string, string>): Request =>
  new Request("http://10.0.0.7:3000/r/shop/documents", { method: "POST", headers });

test.each([
  ["a form without scripts", { host: "shop.example", origin: "https://shop.example", "sec-fetch-site": "same-origin" }],
  ["a browser that tells only the origin", { host: "shop.example", origin: "https://shop.example" }],
  ["one behind a proxy", { host: "10.0.0.7:3000", "x-forwarded-host": "shop.example", origin: "https://shop.example" }],
])("accepts %s as our own", (_, headers) => expect(isForeign(post(headers))).toBe(false));

test.each([
  ["another host of the same site", { host: "shop.example", origin: "https://x.shop.example" }],
  ["a page without an address", { host: "shop.example", origin: "null" }],
  ["something that tells nothing", { host: "shop.example" }],
])("treats %s as foreign", (_, headers) => expect(isForeign(post(headers))).toBe(true));
