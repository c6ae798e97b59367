import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { callRoute } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createTenant, type Tenant } from "@/test/factories";

const { GET: getTracking } = answersAt("/returns/{return_id}/tracking");
const { POST: postIntent } = answersAt("/returns/intent/start");
const { GET: getEcommerce } = answersAt("/v1/configs/ecommerces/{ecommerce_id}");
const { GET: getProcess } = answersAt("/v1/processes/{process_id}");
const { GET: getSummaries } = answersAt("/v1/processes/summaries");

const SHOP = "https://shop.example";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  // Almost no refill, so that the duration of a test doesn't fill the bucket.
  const limits = { ADMIN_REQUESTS_PER_SECOND: 0.01, ADMIN_REQUEST_BURST: 8 };
  ctx = { ...base, env: { ...base.env, ...limits, STOREFRONT_ORIGINS: [SHOP] } };
  setContext(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
const ask = async (handler: unknown, { method = "GET", path = "/x", params = {}, headers = {} } = {}) =>
  (handler as Handler)(new Request(`http://localhost${path}`, { method, headers }), {
    params: Promise.resolve(params),
  });
const fields = (response: Response, ...without: string[]) =>
  Object.fromEntries(Array.from(response.headers).filter(([name]) => ![...without, "x-request-id"].includes(name)));

describe("HEAD", () => {
  beforeAll(async () => {
    tenant = await createTenant(ctx);
  });

  test("returns the status and headers of GET without a body", async () => {
    const headers = { "x-api-key": tenant.apiKey };
    const cases = [
      { handler: getSummaries, params: {} },
      { handler: getEcommerce, params: { ecommerce_id: tenant.store.id } },
      { handler: getProcess, params: { process_id: "prc_none" } },
    ];
    for (const { handler, params } of cases) {
      const get = await ask(handler, { headers, params });
      const head = await ask(handler, { method: "HEAD", headers, params });
      expect(head.status).toBe(get.status);
      expect(fields(head, "ratelimit")).toEqual(fields(get, "ratelimit"));
      expect(get.headers.get("content-length")).toBe(String(Buffer.byteLength(await get.text())));
      expect(await head.text()).toBe("");
    }
  });
});

describe("OPTIONS", () => {
  const byPath = new Map<string, Set<string>>();
  for (const { endpoints } of PUBLIC_OPERATIONS)
    for (const { method, path } of endpoints) {
      const key = path.replace(/(.)\/$/, "$1");
      byPath.set(key, (byPath.get(key) ?? new Set()).add(method));
    }

  test.each([...byPath])("%s lists its methods", async (path, methods) => {
    const answer = await ask(answersAt(path).OPTIONS, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
    const expected = [...methods, ...(methods.has("GET") ? ["HEAD"] : []), "OPTIONS"];
    expect((answer.headers.get("allow") ?? "").split(", ").sort()).toEqual(expected.sort());
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("CORS", () => {
  let token: string;
  let returnId: string;
  beforeAll(async () => {
    tenant = await createTenant(ctx);
    const order = await createOrder(ctx, tenant);
    const started = await callRoute(postIntent, {
      key: tenant.apiKey,
      body: { order_number: order.orderNumber, email: order.email },
    });
    token = started.body.order.customer_token;
    returnId = started.body.order.return_id;
  });
  const read = (headers: Record<string, string>, id = returnId) =>
    ask(getTracking, { params: { return_id: id }, headers: { origin: SHOP, ...headers } });
  const allowed = (response: Response) => response.headers.get("access-control-allow-origin");

  test("lets a page of a configured origin read answers to a shopper's token, including errors", async () => {
    const mine = await read({ authorization: `Bearer ${token}` });
    expect([mine.status, allowed(mine)]).toEqual([expect.any(Number), SHOP]);
    expect(mine.headers.get("access-control-expose-headers")).toContain("ratelimit");
    expect(mine.headers.get("vary")).toContain("origin");
    const lapsed = await read({ authorization: "Bearer ct_lapsed.token" });
    expect([lapsed.status, allowed(lapsed)]).toEqual([401, SHOP]);
  });

  test("rejects other origins, API keys and cookies", async () => {
    const foreign = await read({ authorization: `Bearer ${token}`, origin: "https://elsewhere.example" });
    expect([allowed(foreign), foreign.headers.get("vary")]).toEqual([null, expect.stringContaining("origin")]);
    expect(allowed(await read({ authorization: `Bearer ${tenant.apiKey}` }))).toBeNull();
    expect(allowed(await read({ "x-svc-api-key": tenant.apiKey }))).toBeNull();
    expect(allowed(await read({ authorization: `Bearer ${token}`, "x-api-key": tenant.apiKey }))).toBeNull();
    const mine = await read({ authorization: `Bearer ${token}` });
    expect(mine.headers.has("access-control-allow-credentials")).toBe(false);
  });

  test("answers a preflight request with the allowed methods and headers", async () => {
    const { OPTIONS } = answersAt("/returns/{return_id}/status");
    const preflight = (method: string, names: string, origin = SHOP) =>
      ask(OPTIONS, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": method, "access-control-request-headers": names },
      });
    const granted = await preflight("GET", "authorization,content-type");
    expect([granted.status, allowed(granted)]).toEqual([204, SHOP]);
    expect(granted.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect(granted.headers.get("access-control-allow-headers")).not.toContain("api-key");
    for (const refused of [
      await preflight("DELETE", "authorization"),
      await preflight("GET", "authorization, x-svc-api-key"),
      await preflight("GET", "authorization", "https://elsewhere.example"),
      await preflight("GET", "authorization", "null"),
    ])
      expect([refused.status, allowed(refused)]).toEqual([204, null]);
    expect(granted.headers.get("vary")).toContain("origin");
  });

  test("is not available on the Admin API", async () => {
    const { OPTIONS } = answersAt("/v1/processes/summaries");
    const answer = await ask(OPTIONS, {
      method: "OPTIONS",
      headers: { origin: SHOP, "access-control-request-method": "GET" },
    });
    expect(allowed(answer)).toBeNull();
  });
});

describe("limits", () => {
  test("reports the remaining quota in every answer, and the wait in a refusal", async () => {
    tenant = await createTenant(ctx);
    const list = () => ask(getSummaries, { headers: { "x-svc-api-key": tenant.apiKey } });
    const answers = [];
    for (let one = 0; one < 9; one += 1) answers.push(await list());
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
    expect(answers.map(({ headers }) => headers.get("ratelimit-policy"))).toEqual(Array(9).fill('"key";q=8;w=800'));
    expect(answers.map(({ headers }) => headers.get("ratelimit")?.replace(/t=\d+$/, "t"))).toEqual(
      [7, 6, 5, 4, 3, 2, 1, 0, 0].map((left) => `"key";r=${left};t`),
    );
    expect(Number(answers[8]?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(answers[0]?.headers.has("retry-after")).toBe(false);
  });

  test("counts and reports refused calls like successful ones", async () => {
    tenant = await createTenant(ctx);
    const answer = await ask(getProcess, { params: { process_id: "none" }, headers: { "x-api-key": tenant.apiKey } });
    expect([answer.status, answer.headers.get("ratelimit")]).toEqual([404, expect.stringMatching(/^"key";r=7;t=\d+$/)]);
  });

  test("counts unknown keys by the client address, whatever address the caller claims", async () => {
    const guess = (peer: string, claimed: number) =>
      ask(getSummaries, {
        headers: { "x-svc-api-key": `svc_live_${claimed}`, "x-svc-peer": peer, "x-forwarded-for": `10.0.0.${claimed}` },
      });
    const seen = [];
    for (let one = 0; one < 9; one += 1) seen.push(await guess("192.0.2.77", one));
    expect(seen.map(({ status }) => status)).toEqual([...Array(8).fill(401), 429]);
    expect(seen[0]?.headers.get("ratelimit")).toMatch(/^"address";r=7;t=\d+$/);
    expect(seen[8]?.headers.get("ratelimit")).toMatch(/^"address";r=0;t=\d+$/);
    expect((await guess("192.0.2.78", 1)).status).toBe(401);
  });

  test("does not count a call as a wrong key while the database is down", async () => {
    const away = createTestContext({ url: "postgresql://nobody@127.0.0.1:1/nothing" });
    setContext({ ...ctx, db: away.db });
    const { apiKey } = await createTenant(ctx);
    const call = () => ask(getSummaries, { headers: { "x-svc-api-key": apiKey, "x-svc-peer": "192.0.2.79" } });
    const seen = [];
    for (let one = 0; one < 9; one += 1) seen.push(await call());
    expect(seen.map(({ status }) => status)).toEqual(Array(9).fill(503));
    setContext(ctx);
    await away.close();
    expect((await call()).status).toBe(200);
  });
});
