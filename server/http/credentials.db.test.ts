import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { changeKeyNetworks } from "@/server/services/setup/change-key-networks";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { rotateKey } from "@/server/services/setup/rotate-key";
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

describe("a key that is limited to networks", () => {
  const limited = async (allowedNetworks: string[]) =>
    createApiKey(ctx, {
      actor: tenant.actor,
      input: { name: "ERP", scopes: ["processes:read"], mode: "live", ecommerceIds: [], allowedNetworks },
    });
  const from = (key: string, headers: Record<string, string>) => call({ "x-svc-api-key": key, ...headers });

  test("works from them, and is refused elsewhere with the address that the server saw", async () => {
    const { key } = await limited(["203.0.113.9/24", "2001:db8:1::/48"]);
    for (const peer of ["203.0.113.200", "::ffff:203.0.113.1", "2001:db8:1:2::3"])
      expect((await from(key, { "x-svc-peer": peer })).status, peer).toBe(200);
    const refused = await from(key, { "x-svc-peer": "198.51.100.7" });
    expect(await refused.json()).toMatchObject({
      ...{ status: 403, reason: "PERMISSION_DENIED" },
      message: expect.stringMatching(/^This API key can't be used from 198\.51\.100\.7\. /),
    });
    expect((await from(key, { "x-svc-peer": "2001:db8:2::1" })).status).toBe(403);
    expect((await from(key, {})).status).toBe(403);
  });

  test("trusts a forwarded address only from a trusted proxy, and of it only the last", async () => {
    const { key } = await limited(["203.0.113.7"]);
    const claimed = { "x-svc-peer": "10.0.0.1", "x-forwarded-for": "198.51.100.7, 203.0.113.7" };
    expect((await from(key, claimed)).status).toBe(403);
    setContext({ ...ctx, env: { ...ctx.env, TRUST_PROXY: true } });
    expect((await from(key, claimed)).status).toBe(200);
    expect((await from(key, { ...claimed, "x-forwarded-for": "203.0.113.7, 198.51.100.7" })).status).toBe(403);
    setContext(ctx);
  });

  test("keeps its limit when it is rotated, and loses it when the list is emptied", async () => {
    const { id } = await limited(["203.0.113.7"]);
    const next = await rotateKey(ctx, { actor: tenant.actor, keyId: id });
    expect((await from(next.key, { "x-svc-peer": "198.51.100.7" })).status).toBe(403);
    await changeKeyNetworks(ctx, { actor: tenant.actor, keyId: next.id, networks: [] });
    ctx.clock.advance(2_000);
    expect((await from(next.key, { "x-svc-peer": "198.51.100.7" })).status).toBe(200);
    await expect(limited(["203.0.113.7", "shop.example"])).rejects.toThrow('unlike "shop.example"');
  });
});
