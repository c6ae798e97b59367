import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { answersAt } from "@/server/http/serve";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { createStore } from "@/server/services/setup/create-store";
import { createBareReturn } from "@/test/bare-return";
import { callRoute, type Wire } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";

const { GET: listReturns } = answersAt("/returns");
const { POST: postStatus } = answersAt("/v1/ops/update_lkss");
const { GET: listSummaries } = answersAt("/v1/processes/summaries");
const { GET: search } = answersAt("/v1/processes/search");
const { GET: byPlatformId } = answersAt("/v1/processes/ecommerce/{platform_process_id}");

/** The shop's own ID of a return and of an order, used in both stores. */
const SHARED = "shop-77";

let ctx: TestContext;
let tenant: Tenant;
let first: ReturnProcess;
let second: ReturnProcess;
/** A key limited to the second store. */
let limitedKey: string;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
  const { actor } = tenant;
  const facts = { currencyCode: "EUR", timeZone: "Europe/Amsterdam", isTesting: true };
  const store = await createStore(ctx, { actor, input: { slug: "second-store", name: "Second store", ...facts } });
  first = await createBareReturn(ctx, tenant);
  second = await createBareReturn(ctx, { ...tenant, store });
  for (const { id, orderId } of [first, second]) {
    await ctx.db.returnProcess.update({ where: { id }, data: { platformProcessId: SHARED } });
    await ctx.db.order.update({ where: { id: orderId }, data: { platformOrderId: SHARED } });
  }
  const scopes = ["processes:read", "logistics:write", "storefront"] as const;
  const input = { name: "Second", scopes, mode: "test" as const, ecommerceIds: [store.id] };
  limitedKey = (await createApiKey(ctx, { actor, input })).key;
});
afterAll(() => ctx.close());

type Asked = { ecommerce_id?: string };

const get = (asked: Asked, key = tenant.apiKey) =>
  callRoute(byPlatformId, {
    ...{ key, path: `/v1/processes/ecommerce/${SHARED}?${new URLSearchParams(asked)}` },
    params: { platform_process_id: SHARED },
  });
const tell = (asked: Asked, key = tenant.apiKey) =>
  callRoute(postStatus, { key, body: { process_platform_id: SHARED, lkss: "COLLECTED", ...asked } });
const list = (asked: Asked, key = tenant.apiKey) =>
  callRoute(listReturns, { key, path: `/returns?${new URLSearchParams({ order_ids: SHARED, ...asked })}` });

const statusOf = async ({ id }: ReturnProcess) =>
  (await ctx.db.returnProcess.findUniqueOrThrow({ where: { id } })).shippingStatus;

test("answers a conflict naming both stores for an ID they share, and changes neither", async () => {
  for (const call of [get, tell, list]) {
    const { status, body } = await call({});
    expect([status, body.reason]).toEqual([409, "FAILED_PRECONDITION"]);
    for (const { ecommerceId } of [first, second]) {
      expect(body.detail).toContain(ecommerceId);
      expect(body.details).toContainEqual({ ecommerce_id: ecommerceId });
    }
    expect(body.detail).toContain("Pass ecommerce_id");
  }
  expect([await statusOf(first), await statusOf(second)]).toEqual(["NO_SHIPPING_STATUS", "NO_SHIPPING_STATUS"]);
});

test("accepts the shared ID with the store's ID or with a key of one store", async () => {
  const idsOf = (body: Wire) => body.returns.map(({ return_id }: Wire) => return_id);
  for (const [asked, key, meant] of [
    [{ ecommerce_id: first.ecommerceId }, tenant.apiKey, first],
    [{}, limitedKey, second],
  ] as const) {
    expect((await get(asked, key)).body.return_summary.basic_process_data.process_id).toBe(meant.id);
    expect(idsOf((await list(asked, key)).body)).toEqual([meant.id]);
    expect((await tell(asked, key)).status).toBe(200);
    expect(await statusOf(meant)).toBe("COLLECTED");
  }
  // Our own IDs are unique, whoever uses them.
  const ids = [first, second].map(({ orderId }) => `order_ids=${orderId}`).join("&");
  const ours = await callRoute(listReturns, { key: tenant.apiKey, path: `/returns?${ids}` });
  expect(idsOf(ours.body).sort()).toEqual([first.id, second.id].sort());
  expect((await get({ ecommerce_id: first.ecommerceId }, limitedKey)).status).toBe(404);
});

test("distinguishes two returns of one store with the same shop ID by our ID", async () => {
  const twin = await createBareReturn(ctx, tenant);
  await ctx.db.returnProcess.update({ where: { id: twin.id }, data: { platformProcessId: SHARED } });
  const { status, body } = await get({ ecommerce_id: first.ecommerceId });
  expect([status, body.details]).toEqual([409, [{ process_id: first.id }, { process_id: twin.id }]]);
});

test("finds returns by our ID and by the shop's ID of their order, in both stores that share it", async () => {
  const found = async (handler: unknown, asked: Record<string, string>, key = tenant.apiKey) => {
    const { body } = await callRoute(handler, { key, path: `/x?${new URLSearchParams(asked)}` });
    return body.return_summaries.map((one: Wire) => one.basic_process_data.process_id);
  };
  const both = [second.id, first.id];
  expect(await found(listSummaries, { order_id: SHARED })).toEqual(both);
  expect(await found(search, { query: SHARED })).toEqual(both);
  expect(await found(search, { query: SHARED, status: "RUNNING" })).toEqual(both);
  for (const { id, orderId } of [first, second]) {
    expect(await found(listSummaries, { order_id: orderId })).toEqual([id]);
    expect(await found(search, { query: orderId })).toEqual([id]);
  }
  expect(await found(listSummaries, { order_id: SHARED }, limitedKey)).toEqual([second.id]);
  expect(await found(search, { query: SHARED }, limitedKey)).toEqual([second.id]);
  const stranger = await createTenant(ctx);
  expect(await found(listSummaries, { order_id: SHARED }, stranger.apiKey)).toEqual([]);
  expect(await found(search, { query: first.orderId }, stranger.apiKey)).toEqual([]);
});

test("finds a return of an exchange order by the shop's ID of that order, too", async () => {
  const swapped = await createBareReturn(ctx, tenant);
  const data = { platformOrderId: "shop-78", exchangeProcessId: first.id };
  await ctx.db.order.update({ where: { id: swapped.orderId }, data });
  const { body } = await callRoute(listReturns, { key: tenant.apiKey, path: "/returns?order_ids=shop-78" });
  expect(body.returns.map(({ return_id }: Wire) => return_id)).toEqual([swapped.id]);
});
