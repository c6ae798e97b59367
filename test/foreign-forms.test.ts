import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "@/proxy";

const send = async (path: string, headers: Record<string, string>, method = "POST"): Promise<number> => {
  const request = new NextRequest(`http://shop.example${path}`, {
    method,
    headers: { host: "shop.example", ...headers },
  });
  return (await proxy(request)).status;
};

test.each([
  ["another site signs somebody in", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["an old browser tells only where it comes from", { origin: "https://evil.example" }],
  ["a page without an address sends it", { origin: "null" }],
])("a form is rejected as cross-site when %s", async (_, headers) => {
  expect(await send("/dashboard/sign-in", headers)).toBe(403);
});

test("a form of our own pages is accepted, and reads aren't checked", async () => {
  expect(await send("/dashboard/sign-in", { origin: "http://shop.example", "sec-fetch-site": "same-origin" })).toBe(
    200,
  );
  expect(await send("/dashboard/sign-in", { "sec-fetch-site": "cross-site" }, "GET")).toBe(200);
});
