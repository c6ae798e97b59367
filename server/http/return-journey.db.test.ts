import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as serveFile } from "@/app/files/[object_id]/route";
import { POST as postCheckout } from "@/app/returns/[return_id]/checkout/route";
import { POST as postComplete } from "@/app/returns/[return_id]/complete/route";
import { GET as getOptions, POST as postOption } from "@/app/returns/[return_id]/return_options/route";
import { POST as postPreferences } from "@/app/returns/[return_id]/save_client_preferences/route";
import { GET as getTracking } from "@/app/returns/[return_id]/tracking/route";
import { POST as postIntent } from "@/app/returns/intent/start/route";
import { GET as getLabel } from "@/app/v1/logistics/[process_id]/presigned_url_label/route";
import { POST as postReview } from "@/app/v1/ops/ecommerce/review/route";
import { POST as postLkss } from "@/app/v1/ops/update_lkss/route";
import { GET as getReturn } from "@/app/v1/processes/[process_id]/route";
import { GET as listSummaries } from "@/app/v1/processes/summaries/route";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { ReturnProcessPayloadDto } from "@/contract/webhooks";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { presentWebhookPayload } from "@/server/presenters/webhook-payload";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
type Wire = any;
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

/** One call through the real handler, as the Next route gets it. */
const call = async (
  handler: unknown,
  {
    key,
    params = {},
    query = "",
    body,
    method,
  }: { key: string; params?: Record<string, string>; query?: string; body?: unknown; method?: string },
) => {
  const request = new Request(`http://localhost/x${query}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as Wire };
};

/** From look-up to confirmed return with the shopper's own token. */
const startReturn = async (tenant: Tenant, quantity: number) => {
  const order = await createOrder(ctx, tenant, {
    lines: [{ name: "Felt slippers", sku: "FS-1", unitPriceMinor: 10_000, quantity: 3 }],
    orderDiscountMinor: 1_000,
  });
  const started = await call(postIntent, {
    key: tenant.apiKey,
    body: { order_number: `#${order.orderNumber} `, email: order.email.toUpperCase() },
  });
  const { return_id, customer_token: key, line_items } = started.body.order;
  const params = { return_id };
  await call(postPreferences, {
    key,
    params,
    query: `?line_item_id=${line_items[0].id}`,
    body: { quantity, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" },
  });
  return { order, key, params, line: line_items[0], returnId: return_id as string };
};

const events = async (processId: string) =>
  (await ctx.db.outboxEvent.findMany({ where: { processId }, orderBy: { sequence: "asc" } })).map((row) => ({
    type: row.type as WebhookEvent,
    sequence: row.sequence,
    payload: presentWebhookPayload(row.snapshot as unknown as ReturnProcess, row.type as WebhookEvent),
  }));

describe("one return, all the way over REST", () => {
  test("look-up, choice, price, confirmation, parcel, check and refund, with the published events in order", async () => {
    const tenant = await createTenant(ctx);
    const { key, params, returnId, order } = await startReturn(tenant, 2);

    const { body: offered } = await call(getOptions, { key, params });
    expect(offered.return_options.map((option: Wire) => [option.return_method, option.total_fee])).toEqual([
      ["DROP_OFF_POINT", "0"],
      ["HOME_PICK_UP", "490"],
    ]);
    const pickup = offered.return_options[1];
    const slot = pickup.pickup_slots[0];
    const chosen = await call(postOption, {
      key,
      params,
      body: { return_method: "HOME_PICK_UP", pickup_date: slot.date, pickup_range: slot.ranges[0] },
    });
    expect(chosen.status).toBe(200);

    const { body: price } = await call(postCheckout, { key, params, body: {} });
    // 96.67 + 96.67 of 290.00, less 4.90.
    expect([price.subtotal, price.costs.total, price.total, price.amount_to_pay]).toEqual([
      "19334",
      "490",
      "18844",
      "0",
    ]);

    const { status, body: done } = await call(postComplete, { key, params, body: { quote_id: price.quote_id } });
    expect([status, done.status, done.process_id, done.next_step]).toEqual([200, "RUNNING", returnId, "HAND_OVER"]);
    const again = await call(postComplete, { key, params, body: {} });
    expect(again.body).toEqual(done);

    const { body: label } = await call(getLabel, { key: tenant.apiKey, params: { process_id: returnId } });
    const link = new URL(label.url);
    const file = await (serveFile as Handler)(new Request(link), {
      params: Promise.resolve({ object_id: link.pathname.split("/").at(-1) ?? "" }),
    });
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    await runDueActivities(ctx);
    for (const lkss of ["COLLECTED", "COLLECTED", "CREATED", "IN_WAREHOUSE"])
      expect((await call(postLkss, { key: tenant.apiKey, body: { process_id: returnId, lkss } })).status).toBe(200);
    await runDueActivities(ctx);

    const review = (sku: string, status: string, reject_reason = "") => ({ line_item_id: sku, status, reject_reason });
    const reviewed = await call(postReview, {
      key: tenant.apiKey,
      body: { process_id: returnId, reviews: [review("FS-1", "APPROVED"), review("FS-1", "DECLINED", "Worn")] },
    });
    expect([reviewed.status, reviewed.body]).toEqual([200, {}]);
    await runDueActivities(ctx);

    const { body: read } = await call(getReturn, { key: tenant.apiKey, params: { process_id: returnId } });
    const { status: finalStatus, compensation } = read.return_summary;
    expect(finalStatus).toBe("COMPLETED");
    // One approved unit of 96.67 less the agreed fee of 4.90.
    expect(compensation.decision.total).toBe("9177");
    expect(compensation.refunds).toMatchObject([
      { amount: "9177", missing_amount: "0", type: "ORIGINAL_PAYMENT_METHOD" },
    ]);

    const sent = await events(returnId);
    expect(sent.map(({ type, sequence }) => [sequence, type])).toEqual([
      [1, "onReturnProcessCreation"],
      [2, "onShippingStatusUpdated"],
      [3, "onShippingStatusUpdated"],
      [4, "onProcessCompleted"],
    ]);
    expect(sent.map(({ payload }) => payload.logistics[0]?.status)).toEqual([
      "CREATED",
      "COLLECTED",
      "IN_WAREHOUSE",
      "IN_WAREHOUSE",
    ]);
    for (const { payload } of sent) expect(ReturnProcessPayloadDto.parse(payload)).toEqual(payload);
    expect(sent[0]?.payload).toMatchObject({
      svc_process_status: "RUNNING",
      order_name: order.name,
      reviews: [],
      compensation: {
        refunds: [{ amount: "18844", missing_amount: "18844", refunded_at: null }],
        exchange_order: null,
      },
      return_costs: [{ type: "RETURN_SHIPPING_COST", total: 490, currency: "EUR" }],
    });
    expect(sent[3]?.payload.svc_process_status).toBe("COMPLETED");
    expect(sent[3]?.payload.reviews.map(({ status, reject_reason }) => [status, reject_reason])).toEqual([
      ["APPROVED", null],
      ["DECLINED", "Worn"],
    ]);
    expect(sent[3]?.payload.compensation.refunds[0]?.refunded_at).not.toBeNull();

    const { body: tracking } = await call(getTracking, { key, params });
    expect(tracking.milestones.every(({ reached_at }: Wire) => reached_at !== null)).toBe(true);
    // The result waits a little for its money, to say both in one mail.
    await ctx.db.activity.updateMany({
      where: { processId: returnId, state: "PENDING" },
      data: { dueAt: new Date(Date.now() - 1000) },
    });
    await runDueActivities(ctx);
    expect(ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === returnId)).toHaveLength(3);
  });

  test("store credit is issued once, as a code with its balance", async () => {
    const tenant = await createTenant(ctx);
    const { key, params, returnId, line } = await startReturn(tenant, 1);
    await call(postPreferences, {
      key,
      params,
      query: `?line_item_id=${line.id}`,
      body: { quantity: 1, return_reason: "TOO_SMALL", refund_option: "STORE_CREDIT" },
    });
    await call(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
    await call(postComplete, { key, params, body: {} });
    await call(postReview, {
      key: tenant.apiKey,
      body: { process_id: returnId, reviews: [{ line_item_id: line.id, status: "APPROVED" }] },
    });
    await Promise.all([runDueActivities(ctx), runDueActivities(ctx)]);
    await runDueActivities(ctx);
    const credits = await ctx.db.credit.findMany({ where: { processId: returnId } });
    expect(credits.map(({ amountMinor, balanceMinor }) => [Number(amountMinor), Number(balanceMinor)])).toEqual([
      [9667, 9667],
    ]);
    const { body } = await call(getReturn, { key: tenant.apiKey, params: { process_id: returnId } });
    expect(body.return_summary.status).toBe("COMPLETED");
  });

  test("a wrong e-mail, a wrong number and a foreign store look alike", async () => {
    const [tenant, other] = [await createTenant(ctx), await createTenant(ctx)];
    const order = await createOrder(ctx, tenant, {});
    const answers = await Promise.all([
      call(postIntent, { key: tenant.apiKey, body: { order_number: order.orderNumber, email: "nobody@example.com" } }),
      call(postIntent, { key: tenant.apiKey, body: { order_number: "no-such-order", email: order.email } }),
      call(postIntent, { key: other.apiKey, body: { order_number: order.orderNumber, email: order.email } }),
      call(postIntent, {
        key: other.apiKey,
        body: { order_number: order.orderNumber, email: order.email, ecommerce_id: tenant.store.id },
      }),
    ]);
    const shapes = answers.map(({ status, body: { request_id: _, ...body } }) => JSON.stringify([status, body]));
    expect(new Set(shapes).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test("after five failures a look-up has to wait, also with the right details", async () => {
    const tenant = await createTenant(ctx);
    const order = await createOrder(ctx, tenant, {});
    const tryWith = (email: string) =>
      call(postIntent, { key: tenant.apiKey, body: { order_number: order.orderNumber, email } });
    for (let round = 0; round < 5; round += 1) expect((await tryWith(`wrong${round}@example.com`)).status).toBe(404);
    expect((await tryWith(order.email)).status).toBe(429);
  });

  test("a unit is in one live return only, and canceling frees it", async () => {
    const tenant = await createTenant(ctx);
    const { key, params, order, line } = await startReturn(tenant, 3);
    await call(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
    const second = await call(postIntent, {
      key: tenant.apiKey,
      body: { order_number: order.orderNumber, email: order.email },
    });
    const other = { key: second.body.order.customer_token, params: { return_id: second.body.order.return_id } };
    const query = `?line_item_id=${line.id}`;
    await call(postPreferences, { ...other, query, body: { quantity: 1, return_reason: "TOO_BIG" } });
    await call(postOption, { ...other, body: { return_method: "DROP_OFF_POINT" } });
    const results = await Promise.all([
      call(postComplete, { key, params, body: {} }),
      call(postComplete, { ...other, body: {} }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("a list of processes keeps its pages while new ones arrive", async () => {
    const tenant = await createTenant(ctx);
    const ids: string[] = [];
    const open = async () => {
      const { key, params, returnId } = await startReturn(tenant, 1);
      await call(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
      await call(postComplete, { key, params, body: {} });
      ctx.clock.advance(5);
      ids.unshift(returnId);
    };
    for (let round = 0; round < 4; round += 1) await open();
    const page = async (number: number) =>
      (await call(listSummaries, { key: tenant.apiKey, query: `?page=${number}&page_size=2` })).body;
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
});
