import { createServer, request } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withErrorPages } from "./error-pages.mjs";

const EMPTY = '<html id="__next_error__"></html>';
let server;
let asked;

/** Answers like Next.js: an empty page for what is missing or fails, in chunks, compressed on request. */
function application(req, res) {
  asked.push({ method: req.method, url: req.url, headers: req.headers });
  const error = req.headers["x-svc-error-page"];
  res.setHeader("Content-Type", "rsc" in req.headers ? "text/x-component" : "text/html; charset=utf-8");
  res.setHeader("Content-Security-Policy", error ? "of the page" : "of the empty page");
  if (req.url === "/r/demo") return res.end("the portal");
  if (error === undefined || req.url.startsWith("/r/all-broken")) {
    res.statusCode = /broken/.test(req.url) ? 500 : 404;
    res.setHeader("Content-Encoding", "identity");
    res.flushHeaders();
    res.write(EMPTY.slice(0, 6));
    return res.end(EMPTY.slice(6));
  }
  if (req.url.startsWith("/dashboard")) return res.writeHead(307, { Location: "/sign-in" }).end();
  if (req.headers["accept-encoding"] !== "gzip") return res.end(`${error} at ${req.url}`);
  res.setHeader("Content-Encoding", "gzip");
  return res.end(gzipSync(`${error} at ${req.url}`));
}

beforeEach(async () => {
  asked = [];
  server = createServer((req, res) => {
    req.headers["x-request-id"] = "req_1";
    res.setHeader("X-Request-Id", "req_1");
    withErrorPages(application)(req, res);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => server.close());

const ask = (path, init) => fetch(`http://127.0.0.1:${server.address().port}${path}`, { redirect: "manual", ...init });

test("replaces an empty page with the error page and its own headers", async () => {
  const answer = await ask("/r/demo/nonsense?lang=de", { headers: { cookie: "a=b" } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("404 at /r/demo/no-such-page");
  expect(answer.headers.get("content-security-policy")).toBe("of the page");
  expect(answer.headers.get("x-request-id")).toBe("req_1");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(asked[1].headers.cookie).toBe("a=b");
});

test("requests it with GET whatever was sent, and answers HEAD with its length", async () => {
  const body = new URLSearchParams({ order: "1" });
  expect((await ask("/r/nowhere", { method: "POST", body })).status).toBe(404);
  expect(asked[1]).toMatchObject({ method: "GET", url: "/r/nowhere/no-such-page" });
  expect(asked[1].headers["content-type"]).toBeUndefined();
  const head = await ask("/r/nowhere", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([404, "30"]);
});

test("keeps a compressed page compressed", async () => {
  const bytes = await new Promise((resolve) => {
    const options = { port: server.address().port, path: "/r/demo/x", headers: { "accept-encoding": "gzip" } };
    request(options, async (res) => resolve(Buffer.concat(await res.toArray()))).end();
  });
  expect(gunzipSync(bytes).toString()).toBe("404 at /r/demo/no-such-page");
});

test("passes on parts of pages for scripts, existing pages and other answers", async () => {
  expect(await (await ask("/r/demo/x", { headers: { rsc: "1" } })).text()).toBe(EMPTY);
  expect(await (await ask("/r/demo")).text()).toBe("the portal");
  expect(await (await ask("/elsewhere")).text()).toBe(EMPTY);
  expect(asked).toHaveLength(3);
});

test("ignores the header in external requests, and follows redirects of the error page", async () => {
  await ask("/elsewhere", { headers: { "x-svc-error-page": "404" } });
  expect(asked[0].headers["x-svc-error-page"]).toBeUndefined();
  const answer = await ask("/dashboard/returns/RT-1");
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/sign-in"]);
  expect(asked[2].url).toBe("/dashboard/no-such-page/returns/RT-1");
});

test("replaces failures in the same way, and falls back to a static page if that fails too", async () => {
  const told = await ask("/r/demo/broken");
  expect([told.status, await told.text()]).toEqual([500, "500 at /r/demo/no-such-page"]);
  for (const path of ["/r/all-broken/items", "/broken"]) {
    const last = await ask(path);
    expect(last.status).toBe(500);
    expect(await last.text()).toMatch(/<h1>Something went wrong on our side<.*Reference: req_1\./);
  }
});
