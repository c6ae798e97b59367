import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant } from "@/test/factories";
import { letPass } from "@/test/let-pass";
import { callRoute, type Handler, startReturn, type Wire } from "@/test/return-journey";

const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { GET: getIntent } = answersAt("/returns/{return_id}/intent");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { POST: postIntent } = answersAt("/returns/intent/start");
const { GET: listSummaries } = answersAt("/v1/processes/summaries");

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

describe("who may look up what, and how one return limits another", () => {
  test("answers a wrong email, a wrong number and another store's order alike", async () => {
    const [tenant, other] = [await createTenant(ctx), await createTenant(ctx)];
    const order = await createOrder(ctx, tenant, {});
    const answers = await Promise.all([
      callRoute(postIntent, {
        key: tenant.apiKey,
        body: { order_number: order.orderNumber, email: "nobody@example.com" },
      }),
      callRoute(postIntent, { key: tenant.apiKey, body: { order_number: "no-such-order", email: order.email } }),
      callRoute(postIntent, { key: other.apiKey, body: { order_number: order.orderNumber, email: order.email } }),
      callRoute(postIntent, {
        key: other.apiKey,
        body: { order_number: order.orderNumber, email: order.email, ecommerce_id: tenant.store.id },
      }),
    ]);
    const shapes = answers.map(({ status, body: { request_id: _, ...body } }) => JSON.stringify([status, body]));
    expect(new Set(shapes).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test("requires a wait after five failures, even with the right details, and then lets the shopper in", async () => {
    const tenant = await createTenant(ctx);
    const order = await createOrder(ctx, tenant, {});
    const tryWith = (email: string) =>
      callRoute(postIntent, { key: tenant.apiKey, body: { order_number: order.orderNumber, email } });
    for (let round = 0; round < 5; round += 1) expect((await tryWith(`wrong${round}@example.com`)).status).toBe(404);
    // Moves the last attempt into the future, so that the wait can't end before the check on a slow machine.
    await letPass(ctx, -100);
    const early = await tryWith(order.email);
    expect([early.status, early.body.detail]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts. Try again in \d/),
    ]);
    await letPass(ctx, 101);
    expect((await tryWith(order.email)).status).toBe(200);
  });

  test("opens only returns of its own order with a shopper's token, which must be sent as Bearer", async () => {
    const tenant = await createTenant(ctx);
    const [own, other] = [await createOrder(ctx, tenant, {}), await createOrder(ctx, tenant, {})];
    const lookUp = (key: string, order: typeof own) =>
      callRoute(postIntent, { key, body: { order_number: order.orderNumber, email: order.email } });
    const { customer_token: token, return_id } = (await lookUp(tenant.apiKey, own)).body.order;
    expect((await lookUp(token, own)).status).toBe(200);
    expect((await lookUp(token, other)).status).toBe(404);
    const open = async (headers: Record<string, string>) => {
      const request = new Request("http://localhost/x", { headers });
      return (await (getIntent as unknown as Handler)(request, { params: Promise.resolve({ return_id }) })).status;
    };
    const basic = `Basic ${Buffer.from(`${token}:`).toString("base64")}`;
    expect(await open({ authorization: `Bearer ${token}` })).toBe(200);
    for (const [name, value] of [
      ["x-svc-api-key", token],
      ["x-api-key", token],
      ["authorization", basic],
    ] as const)
      expect(await open({ [name]: value })).toBe(401);
  });

  test("allows a unit in one active return only, and frees it on cancellation", async () => {
    const tenant = await createTenant(ctx);
    const { key, params, order, line } = await startReturn(ctx, tenant, 3);
    await callRoute(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
    const second = await callRoute(postIntent, {
      key: tenant.apiKey,
      body: { order_number: order.orderNumber, email: order.email },
    });
    const other = { key: second.body.order.customer_token, params: { return_id: second.body.order.return_id } };
    const query = `?line_item_id=${line.id}`;
    await callRoute(postPreferences, { ...other, query, body: { quantity: 1, return_reason: "TOO_BIG" } });
    await callRoute(postOption, { ...other, body: { return_method: "DROP_OFF_POINT" } });
    const results = await Promise.all([
      callRoute(postComplete, { key, params, body: {} }),
      callRoute(postComplete, { ...other, body: {} }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("keeps the pages of a process list stable while new processes arrive", async () => {
    const tenant = await createTenant(ctx);
    const ids: string[] = [];
    const open = async () => {
      const { key, params, returnId } = await startReturn(ctx, tenant, 1);
      await callRoute(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
      await callRoute(postComplete, { key, params, body: {} });
      ctx.clock.advance(5);
      ids.unshift(returnId);
    };
    for (let round = 0; round < 4; round += 1) await open();
    const page = async (number: number) =>
      (await callRoute(listSummaries, { key: tenant.apiKey, query: `?page=${number}&page_size=2` })).body;
    const first = await page(0);
    expect(first.pagination).toEqual({ current_page: 0, page_size: 2, total_pages: 2 });
    await open();
    const second = await page(1);
    const seen = [...first.return_summaries, ...second.return_summaries].map(
      (one: Wire) => one.basic_process_data.process_id,
    );
    expect(seen).toEqual(ids.slice(1));
    expect((await page(9)).return_summaries).toEqual([]);
  });

  test("refuses a filter with a typo instead of returning all returns", async () => {
    const tenant = await createTenant(ctx);
    const asked = (query: string) => callRoute(listSummaries, { key: tenant.apiKey, query });
    const { status, body } = await asked("?costumer_email=nobody%40example.com");
    expect([status, body.reason, body.details]).toEqual([
      400,
      "INVALID_ARGUMENT",
      [{ field: "costumer_email", description: expect.stringContaining("did you mean `customer_email`?") }],
    ]);
    expect((await asked("?customer_email=nobody%40example.com")).body.return_summaries).toEqual([]);
  });

  test("takes no locks when a list is read again, so that identical lists don't wait for each other", async () => {
    const tenant = await createTenant(ctx);
    const looked = async () => {
      await callRoute(listSummaries, { key: tenant.apiKey, query: "?page=0&page_size=3" });
      return ctx.db.$queryRaw`select id, xmin::text, xmax::text from list_anchors order by id`;
    };
    expect(await looked()).toEqual(await looked());
  });
});
