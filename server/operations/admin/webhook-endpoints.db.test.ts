import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { serve } from "@/server/http/serve";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { callRoute, type RouteCall } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";

let ctx: TestContext;
let tenant: Tenant;
let receiver: WebhookReceiver;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver.close();
  await ctx.close();
});

const ask = (method: string, path: string, call: Partial<RouteCall> = {}) =>
  callRoute(serve, { key: tenant.apiKey, path: `/v1/webhook_endpoints${path}`, method, ...call });

test("adds, lists, changes, tests, rotates and removes an endpoint over the API", async () => {
  const made = await ask("POST", "", { body: { url: receiver.url, events: ["onProcessCompleted"] } });
  expect(made.status).toBe(200);
  const { endpoint, secret } = made.body;
  const path = `/${endpoint.endpoint_id}`;
  expect((await ask("GET", "")).body.endpoints).toEqual([endpoint]);
  const changed = await ask("PATCH", path, { body: { events: ["onReturnProcessCreation"] } });
  expect(changed.body.endpoint).toMatchObject({ url: receiver.url, events: ["onReturnProcessCreation"] });
  const tested = await ask("POST", `${path}/test`, { body: {} });
  expect(tested.body).toMatchObject({ outcome: "ACKNOWLEDGED", http_status: 200 });
  expect(receiver.requests.at(-1)?.headers["x-svc-test"]).toBe("true");
  const rotated = await ask("POST", `${path}/rotate_secret`, { body: {} });
  expect([rotated.status, rotated.body.secret === secret]).toEqual([200, false]);
  expect((await ask("DELETE", path)).body).toEqual({});
  expect((await ask("GET", "")).body.endpoints).toEqual([]);
  expect((await ask("PATCH", path, { body: {} })).status).toBe(404);
});

test("returns the same secret to a repeated call, and stores it encrypted only", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const call = { headers, body: { url: receiver.url } };
  const first = await ask("POST", "", call);
  const again = await ask("POST", "", call);
  expect([again.headers.get("idempotent-replayed"), again.body]).toEqual(["true", first.body]);
  const rows = [await ctx.db.idempotencyRecord.findMany(), await ctx.db.webhookEndpoint.findMany()];
  expect(JSON.stringify(rows)).not.toContain(first.body.secret);
  const rotation = { headers: { "idempotency-key": randomUUID() }, body: {} };
  const path = `/${first.body.endpoint.endpoint_id}/rotate_secret`;
  const rotated = await ask("POST", path, rotation);
  expect((await ask("POST", path, rotation)).body).toEqual(rotated.body);
  expect(JSON.stringify(await ctx.db.idempotencyRecord.findMany())).not.toContain(rotated.body.secret);
});

test("requires the scope; a key limited to some stores sees and adds endpoints of those only", async () => {
  const { actor, store } = tenant;
  const keyOf = async (scopes: ("webhooks:read" | "webhooks:write" | "orders:write")[], ecommerceIds: string[] = []) =>
    (await createApiKey(ctx, { actor, input: { name: "Part", scopes, mode: "test", ecommerceIds } })).key;
  const body = { url: receiver.url };
  expect((await ask("GET", "", { key: await keyOf(["orders:write"]) })).status).toBe(403);
  expect((await ask("POST", "", { key: await keyOf(["webhooks:read"]), body })).status).toBe(403);
  const everywhere = (await ask("POST", "", { body })).body.endpoint.endpoint_id;
  const limited = await keyOf(["webhooks:read", "webhooks:write"], [store.id]);
  const { endpoint } = (await ask("POST", "", { key: limited, body })).body;
  expect(endpoint.ecommerce_ids).toEqual([store.id]);
  expect((await ask("GET", "", { key: limited })).body.endpoints).toEqual([endpoint]);
  expect((await ask("DELETE", `/${everywhere}`, { key: limited })).status).toBe(404);
});
