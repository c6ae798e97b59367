import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "@/proxy";

const send = (path: string, headers: Record<string, string>, method = "POST"): number =>
  proxy(new NextRequest(`http://shop.example${path}`, { method, headers: { host: "shop.example", ...headers } }))
    .status;

test.each([
  ["another site signs somebody in", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["an old browser tells only where it comes from", { origin: "https://evil.example" }],
  ["a page without an address sends it", { origin: "null" }],
])("a form is refused as foreign where %s", (_, headers) => {
  expect(send("/dashboard/sign-in", headers)).toBe(403);
});

test("a form of our own pages goes through, and whoever only reads is not asked", () => {
  expect(send("/dashboard/sign-in", { origin: "http://shop.example", "sec-fetch-site": "same-origin" })).toBe(200);
  expect(send("/dashboard/sign-in", { "sec-fetch-site": "cross-site" }, "GET")).toBe(200);
});
