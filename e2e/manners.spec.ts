import { expect, test } from "@playwright/test";
import { call, get } from "./support/api";
import { demo } from "./support/demo";

const LIST = "/v1/processes/summaries?page_size=25";

test("HEAD returns the headers of GET and no body", async () => {
  const [whole, head] = [await get(LIST), await call("HEAD", LIST)];
  expect([head.status, head.text]).toEqual([200, ""]);
  for (const name of ["content-type", "cache-control", "ratelimit-policy"])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
});

test("OPTIONS lists the methods of a path, in both spellings of the path", async () => {
  for (const path of ["/returns/x/return_options", "/returns/x/return_options/"]) {
    const answer = await call("OPTIONS", path, { key: null });
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
  }
});

test("a long response is compressed when the client accepts it", async () => {
  const answer = await get(LIST, { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
  expect(answer.body.return_summaries.length).toBeGreaterThan(0);
});

test("a page of an origin that isn't configured can't read any response", async () => {
  const headers = { origin: "https://elsewhere.example" };
  for (const key of [demo.api_key, "ct_forged.token"]) {
    const answer = await get("/returns/x/tracking", { key, headers });
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    expect(answer.headers.get("vary")).toMatch(/origin/i);
  }
});
