import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { callRoute } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";

const { GET: getEcommerce } = answersAt("/v1/configs/ecommerces/{ecommerce_id}");
const { GET: getSummaries } = answersAt("/v1/processes/summaries");

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  ctx = { ...base, env: { ...base.env, ADMIN_REQUEST_BURST: 10_000 } };
  setContext(ctx);
});
beforeEach(async () => {
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const call = (headers: HeadersInit) =>
  (getSummaries as unknown as (request: Request, context: unknown) => Promise<Response>)(
    new Request("http://localhost/v1/processes/summaries", { headers }),
    { params: Promise.resolve({}) },
  );
const statusOf = async (headers: HeadersInit) => (await call(headers)).status;
const withKey = (key: string) => statusOf({ "x-svc-api-key": key });
const basic = (user: string, password = "") => `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

describe("accepted credentials", () => {
  test.each<[string, (key: string) => Record<string, string>]>([
    ["in x-svc-api-key", (key) => ({ "x-svc-api-key": key })],
    ["in X-API-Key", (key) => ({ "X-API-Key": key })],
    ["as Bearer", (key) => ({ Authorization: `Bearer ${key}` })],
    ["as bearer, however it is written", (key) => ({ authorization: `bEaReR  ${key}` })],
    ["as the user name of Basic", (key) => ({ Authorization: basic(key) })],
    [
      "as the user name of Basic, with a password that counts for nothing",
      (key) => ({ Authorization: basic(key, "x:y") }),
    ],
  ])("%s", async (_, headers) => {
    expect(await statusOf(headers(tenant.apiKey))).toBe(200);
  });
});

describe("answers 401 in the standard error format to", () => {
  test.each<[string, (key: string) => HeadersInit]>([
    ["no credential", () => ({})],
    ["an empty one", () => ({ "x-svc-api-key": "" })],
    ["two headers with the same key", (key) => ({ "x-svc-api-key": key, "x-api-key": key })],
    ["a key beside Bearer", (key) => ({ "x-svc-api-key": key, authorization: `Bearer ${key}` })],
    ["a key beside Basic", (key) => ({ "x-api-key": key, authorization: basic(key) })],
    ["three of them", (key) => ({ "x-svc-api-key": key, "x-api-key": key, authorization: `Bearer ${key}` })],
    [
      "a header twice",
      (key) => [
        ["x-svc-api-key", key],
        ["x-svc-api-key", key],
      ],
    ],
    [
      "the other header twice",
      (key) => [
        ["x-api-key", key],
        ["x-api-key", "svc_test_other"],
      ],
    ],
    [
      "Authorization twice",
      (key) => [
        ["authorization", `Bearer ${key}`],
        ["authorization", `Bearer ${key}`],
      ],
    ],
    [
      "Basic twice, where what is before the padding would be a key",
      (key) => [
        ["authorization", basic(key, "a")],
        ["authorization", basic(key, "a")],
      ],
    ],
    ["another scheme", (key) => ({ authorization: `Digest ${key}` })],
    ["Bearer without anything", () => ({ authorization: "Bearer" })],
    ["Basic that is no Base64", () => ({ authorization: "Basic %%%" })],
    ["Basic with the key as password", (key) => ({ authorization: basic("", key) })],
    ["a key with a typing error", (key) => ({ "x-api-key": `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}` })],
    ["a shopper's token on the Admin API", () => ({ authorization: "Bearer ct_a.b" })],
  ])("%s", async (_, headers) => {
    const answer = await call(headers(tenant.apiKey));
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body.status, body.code, body.reason]).toEqual([401, 401, 16, "UNAUTHENTICATED"]);
    expect(JSON.stringify(body)).not.toContain(tenant.apiKey);
  });
});

describe("the lifetime of a key", () => {
  const mint = () =>
    createApiKey(ctx, {
      actor: tenant.actor,
      input: { name: "Next", scopes: ["processes:read"], mode: "test", ecommerceIds: [] },
    });
  const row = (id: string) => ctx.db.apiKey.findFirst({ where: { id } });

  test("accepts both keys during a rotation and only the new one afterward", async () => {
    const next = await mint();
    expect([await withKey(tenant.apiKey), await withKey(next.key)]).toEqual([200, 200]);
    await revokeKey(ctx, { actor: tenant.actor, keyId: tenant.apiKeyId });
    ctx.clock.advance(1000);
    expect([await withKey(tenant.apiKey), await withKey(next.key)]).toEqual([401, 200]);
  });

  test("refuses a revoked key within a second, even if it was just used", async () => {
    expect(await withKey(tenant.apiKey)).toBe(200);
    await revokeKey(ctx, { actor: tenant.actor, keyId: tenant.apiKeyId });
    ctx.clock.advance(999);
    expect(await withKey(tenant.apiKey)).toBe(401);
  });

  test("lets a test key access stores in test mode, for as long as they are in it", async () => {
    const live = await createApiKey(ctx, {
      actor: tenant.actor,
      input: { name: "Live", scopes: ["settings:read"], mode: "live", ecommerceIds: [] },
    });
    const stores = async (key: string) => {
      ctx.clock.advance(1000);
      const { id } = tenant.store;
      const params = { ecommerce_id: id };
      return (await callRoute(getEcommerce, { key, path: `/v1/configs/ecommerces/${id}`, params })).status;
    };
    expect([await stores(tenant.apiKey), await stores(live.key)]).toEqual([200, 200]);
    await ctx.db.ecommerce.update({ where: { id: tenant.store.id }, data: { isTesting: false } });
    expect([await stores(tenant.apiKey), await stores(live.key)]).toEqual([404, 200]);
  });

  test("refuses an expired key", async () => {
    const expiresAt = new Date(ctx.clock.now().getTime() + 60_000);
    await ctx.db.apiKey.update({ where: { id: tenant.apiKeyId }, data: { expiresAt } });
    expect(await withKey(tenant.apiKey)).toBe(200);
    ctx.clock.set(expiresAt);
    expect(await withKey(tenant.apiKey)).toBe(401);
  });

  test("records the last use of a key at most once a minute", async () => {
    const lastUse = async () => (await row(tenant.apiKeyId))?.lastUsedAt;
    const first = ctx.clock.now();
    await withKey(tenant.apiKey);
    await expect.poll(lastUse).toEqual(first);
    ctx.clock.advance(59_000);
    await withKey(tenant.apiKey);
    ctx.clock.advance(1_000);
    const later = ctx.clock.now();
    await withKey(tenant.apiKey);
    await expect.poll(lastUse).toEqual(later);
  });

  test("stores only what is needed to recognize a key", async () => {
    const stored = JSON.stringify(await row(tenant.apiKeyId));
    expect(stored).not.toContain(tenant.apiKey);
    expect(await row(tenant.apiKeyId)).toMatchObject({ last4: tenant.apiKey.slice(-4), mode: "test" });
    expect(tenant.apiKey).toMatch(/^svc_test_[0-9a-z]{38}$/);
  });
});
