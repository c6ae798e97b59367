import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as serveFile } from "@/app/files/[object_id]/route";
import { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { answersAt } from "@/server/http/serve";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { callRoute, type Handler, startReturn, type Wire } from "@/test/return-journey";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { GET: getOptions, POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { GET: getTracking } = answersAt("/returns/{return_id}/tracking");
const { GET: getLabel } = answersAt("/v1/logistics/{process_id}/presigned_url_label");
const { POST: postReview } = answersAt("/v1/ops/ecommerce/review");
const { POST: postLkss } = answersAt("/v1/ops/update_lkss");
const { GET: getReturn } = answersAt("/v1/processes/{process_id}");

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

const events = async (processId: string) =>
  (await ctx.db.outboxEvent.findMany({ where: { processId }, orderBy: { sequence: "asc" } })).map((row) => ({
    type: row.type as WebhookEvent,
    sequence: row.sequence,
    payload: publishWebhookPayload(row.snapshot as unknown as ReturnProcess, row.type as WebhookEvent),
  }));

describe("one complete return over REST", () => {
  test("goes through look-up, choice, price, confirmation, parcel, inspection and refund, with the published events in order", async () => {
    const tenant = await createTenant(ctx);
    const { key, params, returnId, order } = await startReturn(ctx, tenant, 2);

    const { body: offered } = await callRoute(getOptions, { key, params });
    expect(offered.return_options.map((option: Wire) => [option.return_method, option.total_fee])).toEqual([
      ["DROP_OFF_POINT", "0"],
      ["HOME_PICK_UP", "490"],
    ]);
    const pickup = offered.return_options[1];
    const slot = pickup.pickup_slots[0];
    const chosen = await callRoute(postOption, {
      key,
      params,
      body: { return_method: "HOME_PICK_UP", pickup_date: slot.date, pickup_range: slot.ranges[0] },
    });
    expect(chosen.status).toBe(200);

    const { body: price } = await callRoute(postCheckout, { key, params, body: {} });
    // 96.67 + 96.67 of 290.00, less 4.90.
    expect([price.subtotal, price.costs.total, price.total, price.amount_to_pay]).toEqual([
      "19334",
      "490",
      "18844",
      "0",
    ]);

    const { status, body: done } = await callRoute(postComplete, { key, params, body: { quote_id: price.quote_id } });
    expect([status, done.status, done.process_id, done.next_step]).toEqual([200, "RUNNING", returnId, "HAND_OVER"]);
    const again = await callRoute(postComplete, { key, params, body: {} });
    expect(again.body).toEqual(done);

    const { body: label } = await callRoute(getLabel, { key: tenant.apiKey, params: { process_id: returnId } });
    const link = new URL(label.url);
    const file = await (serveFile as Handler)(new Request(link), {
      params: Promise.resolve({ object_id: link.pathname.split("/").at(-1) ?? "" }),
    });
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("referrer-policy")).toBe("no-referrer");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    for (const name of ["e", "d", "s"]) {
      const twice = new URL(link);
      twice.searchParams.append(name, link.searchParams.get(name) ?? "");
      const refused = await (serveFile as Handler)(new Request(twice), {
        params: Promise.resolve({ object_id: link.pathname.split("/").at(-1) ?? "" }),
      });
      expect([name, refused.status, refused.headers.get("content-type")]).toEqual([
        name,
        400,
        "application/problem+json",
      ]);
    }

    await runDueActivities(ctx);
    for (const lkss of ["COLLECTED", "COLLECTED", "IN_WAREHOUSE"])
      expect((await callRoute(postLkss, { key: tenant.apiKey, body: { process_id: returnId, lkss } })).status).toBe(
        200,
      );
    await runDueActivities(ctx);

    const review = (sku: string, status: string, reject_reason = "") => ({ line_item_id: sku, status, reject_reason });
    const reviewed = await callRoute(postReview, {
      key: tenant.apiKey,
      body: { process_id: returnId, reviews: [review("FS-1", "APPROVED"), review("FS-1", "DECLINED", "Worn")] },
    });
    expect([reviewed.status, reviewed.body]).toEqual([200, {}]);
    await runDueActivities(ctx);

    const { body: read } = await callRoute(getReturn, { key: tenant.apiKey, params: { process_id: returnId } });
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

    const { body: tracking } = await callRoute(getTracking, { key, params });
    expect(tracking.milestones.every(({ reached_at }: Wire) => reached_at !== null)).toBe(true);
    // The result email waits for the refund, so that one email covers both.
    expect(ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === returnId)).toHaveLength(3);
  });

  test("issues store credit once, as a code with its balance", async () => {
    const tenant = await createTenant(ctx);
    const { key, params, returnId, line } = await startReturn(ctx, tenant, 1);
    await callRoute(postPreferences, {
      key,
      params,
      query: `?line_item_id=${line.id}`,
      body: { quantity: 1, return_reason: "TOO_SMALL", refund_option: "STORE_CREDIT" },
    });
    await callRoute(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
    await callRoute(postComplete, { key, params, body: {} });
    await callRoute(postReview, {
      key: tenant.apiKey,
      body: { process_id: returnId, reviews: [{ line_item_id: line.id, status: "APPROVED" }] },
    });
    await Promise.all([runDueActivities(ctx), runDueActivities(ctx)]);
    await runDueActivities(ctx);
    const credits = await ctx.db.credit.findMany({ where: { processId: returnId } });
    expect(credits.map(({ amountMinor, balanceMinor }) => [Number(amountMinor), Number(balanceMinor)])).toEqual([
      [9667, 9667],
    ]);
    const { body } = await callRoute(getReturn, { key: tenant.apiKey, params: { process_id: returnId } });
    expect(body.return_summary.status).toBe("COMPLETED");
  });
});
