import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { POST } from "./route";

test.each([
  ["another host of the same site", { origin: "https://evil.example.com", "sec-fetch-site": "same-site" }],
  ["another site", { origin: "https://elsewhere.example" }],
  ["a page without an address", { origin: "null" }],
])("a form of %s is rejected before anything is read", async (_, headers) => {
  const request = new NextRequest("https://returns.example.com/r/shop/documents?return=R1", {
    ...{ method: "POST", headers: { host: "returns.example.com", ...headers }, body: "x" },
  });
  const answer = await POST(request, { params: Promise.resolve({ slug: "shop" }) });
  expect([answer.status, request.bodyUsed]).toEqual([403, false]);
});
