import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { answersAt } from "@/server/http/serve";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import { startIntent } from "@/server/services/intents/start-intent";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder } from "@/test/factories";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { previewOutcomes } from "./outcome-prices";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { GET: getFees } = answersAt("/returns/{return_id}/refund_options/return_fees");
const { GET: getTimings } = answersAt("/returns/{return_id}/refund_options/timings");
const { POST: postFees } = answersAt("/returns/{return_id}/return_options/return_fees");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { POST: postMarkOps } = answersAt("/v1/ops/mark_as_refunded_externally");
const { POST: postMark } = answersAt("/v1/processes/{process_id}/mark-as-refunded");
const { GET: getReturn } = answersAt("/v1/processes/{process_id}");

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  scene = await createRefundScene(ctx, {
    timings: { STORE_CREDIT: "ON_START" },
    bonuses: { STORE_CREDIT: { rateBasisPoints: 1000 } },
    config: {
      refunds: {
        ...DEFAULT_STORE_CONFIG.refunds,
        isCreditRoundedUp: true,
      },
    },
    policy: {
      fees: [
        ruleOf(
          "money",
          { type: "RETURN_FEE", charge: { totalMinor: 250 } },
          when("refund_option", "eq", "ORIGINAL_PAYMENT_METHOD"),
        ),
        ruleOf("restock", { type: "RESTOCK_FEE", charge: { rateBasisPoints: 500 } }),
        ruleOf(
          "drop",
          { type: "SHIPPING_FEE", charge: { totalMinor: 295 } },
          when("return_method", "eq", "DROP_OFF_POINT"),
        ),
      ],
    },
  });
});
afterAll(() => ctx.close());

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const call = async (handler: unknown, params: Record<string, string>, body?: unknown, query = "") => {
  const request = new Request(`http://localhost/x${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${scene.tenant.apiKey}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
  return { status: response.status, body: (await response.json()) as any };
};

/** A draft with one unit of 50.00 and the given refund option. */
const newDraft = async (refund_option: string) => {
  const { actor, store } = scene.tenant;
  const order = await createOrder(ctx, scene.tenant);
  const { orderNumber, email } = order;
  const { intent } = await startIntent(ctx, {
    actor,
    input: { orderNumber, email, postalCode: "", ecommerceId: store.id, slug: "", lang: "en" },
  });
  const params = { return_id: intent.id };
  const item = { quantity: 1, return_reason: "TOO_BIG", refund_option };
  await call(postPreferences, params, item, `?line_item_id=${order.lines[0]?.id}`);
  return params;
};

test("return the store's timing in days, and the destination of the refund", async () => {
  const { body } = await call(getTimings, await newDraft("STORE_CREDIT"));
  expect(body.timings).toContainEqual(
    expect.objectContaining({ refund_option: "STORE_CREDIT", timing: "ON_START", min_days: 1, max_days: 3 }),
  );
  expect(body.timings.map((one: { destination: string }) => one.destination)).toEqual(
    expect.arrayContaining([
      "Your bank account",
      expect.stringContaining("gift card"),
      expect.stringContaining("credit"),
    ]),
  );
});

test("charge fees by outcome and return method; a percentage is shown as an amount for the draft", async () => {
  const params = await newDraft("ORIGINAL_PAYMENT_METHOD");
  const { body } = await call(getFees, params);
  const of = (option: string, method: string) =>
    body.fees
      .filter((fee: Record<string, string>) => fee.refund_option === option && fee.return_method === method)
      .map((fee: Record<string, string>) => `${fee.fee_type} ${fee.total}`)
      .sort();
  expect(of("ORIGINAL_PAYMENT_METHOD", "DROP_OFF_POINT")).toEqual([
    "RESTOCK_FEE 250",
    "RETURN_FEE 250",
    "SHIPPING_FEE 295",
  ]);
  expect(of("STORE_CREDIT", "HOME_PICK_UP")).toEqual(["RESTOCK_FEE 250", "SHIPPING_FEE 490"]);
  const method = await call(postFees, params, { return_method: "DROP_OFF_POINT" });
  expect([method.status, method.body.total, method.body.fees]).toEqual([
    200,
    "795",
    expect.arrayContaining([
      { fee_type: "RETURN_FEE", total: "250", why: "A return fee applies. Based on: the refund option." },
    ]),
  ]);
  const wrong = await call(postFees, params, { return_method: "IN_STORE" });
  expect([wrong.status, wrong.body.details[0].field]).toEqual([400, "return_method"]);
});

test("show for each outcome the total that checkout then confirms, and for an open choice its own", async () => {
  const params = await newDraft("ORIGINAL_PAYMENT_METHOD");
  const { actor } = scene.tenant;
  const { outcomes } = await previewOutcomes.call(ctx, actor, { return_id: params.return_id });
  expect(outcomes.length).toBeGreaterThan(2);
  const { draft } = await ctx.db.returnIntent.findUniqueOrThrow({ where: { id: params.return_id } });
  const [item] = (draft as { items: { lineItemId: string }[] }).items;
  const seen = new Set<string>();
  for (const { refund_option, total } of outcomes) {
    const asked = { return_id: params.return_id, refund_option };
    const { choice } = await previewOutcomes.call(ctx, actor, asked);
    // A transfer is priced before its account is known; checkout itself requires it.
    const bank_account = { iban: "NL91ABNA0417164300", holder_name: "Anna Example" };
    const chosen = { quantity: 1, return_reason: "TOO_BIG", refund_option, bank_account };
    await call(postPreferences, params, chosen, `?line_item_id=${item?.lineItemId}`);
    const { body } = await call(postCheckout, params, {});
    expect([refund_option, total, choice?.total, choice?.derivation.fees]).toEqual([
      refund_option,
      body.total,
      body.total,
      body.derivation.fees,
    ]);
    seen.add(total);
  }
  expect(seen.size).toBeGreaterThan(1);
  const nothing = { return_id: params.return_id, left_out: [item?.lineItemId ?? ""] };
  expect((await previewOutcomes.call(ctx, actor, nothing)).choice).toBeNull();
});

test("show bonus, fees by type and rounding at checkout, and the return keeps all of them", async () => {
  const params = await newDraft("STORE_CREDIT");
  await call(postOption, params, { return_method: "DROP_OFF_POINT" });
  const { body: price } = await call(postCheckout, params, {});
  // 50.00 - 2.50 - 2.95, 10% on that, rounded up to whole euros.
  expect([price.subtotal, price.costs.total, price.bonus, price.rounding, price.total]).toEqual([
    "5000",
    "545",
    "446",
    "99",
    "5000",
  ]);
  expect(price.costs_breakdown).toEqual([
    {
      fee_type: "SHIPPING_FEE",
      total: "295",
      why: "A return shipping fee applies. Based on: the return method.",
    },
    { fee_type: "RESTOCK_FEE", total: "250", why: "A restocking fee applies." },
  ]);
  const { body: done } = await call(postComplete, params, { quote_id: price.quote_id });
  const process = await getProcess(ctx.db, scene.tenant.actor, done.process_id);
  const payload = publishWebhookPayload(process, "onReturnProcessCreation");
  expect(payload.compensation.refunds).toEqual([
    { amount: "5000", currency: "EUR", refunded_at: null, missing_amount: "5000", type: "STORE_CREDIT" },
  ]);
  expect(payload.return_costs).toEqual([
    { type: "RETURN_SHIPPING_COST", total: 295, currency: "EUR" },
    { type: "RESTOCK_FEE", total: 250, currency: "EUR" },
  ]);
  const { body } = await call(getReturn, { process_id: done.process_id });
  expect(body.return_summary).toMatchObject({
    refund_timing: "ON_START",
    compensation: { advance: { total: "5000", rounding: "99" }, decision: null, overpaid: "0" },
  });
});

test("record an external refund over REST: in full, in part or by items, with its answer", async () => {
  const reviewed = await scene.review(await scene.newReturn({ quantity: 2 }));
  const { id: process_id } = reviewed;
  const [line] = reviewed.order.lines;
  const noNote = await call(postMarkOps, {}, { process_id, note: "" });
  expect([noNote.status, noNote.body.details[0].field]).toEqual([400, "note"]);
  const tooMuch = await call(
    postMarkOps,
    {},
    {
      process_id,
      note: "Till",
      amount_override: { amount: "999999", currency_code: "EUR" },
    },
  );
  expect([tooMuch.status, tooMuch.body.details[0].field]).toEqual([400, "amount_override.amount"]);
  const items = [{ line_item_id: line?.platformLineItemId, quantity: 1 }];
  expect(await call(postMark, { process_id }, { note: "Till", line_items: items })).toEqual({ status: 200, body: {} });
  const { body: partly } = await call(getReturn, { process_id });
  expect(partly.return_summary.compensation.refunds).toMatchObject([
    { external_amount: "5000", external_note: "Till", external_by: "Tests" },
  ]);
  expect((await call(postMarkOps, {}, { process_id, note: "Rest" })).status).toBe(200);
  const again = await call(postMarkOps, {}, { process_id, note: "Again" });
  expect([again.status, again.body.reason]).toEqual([409, "FAILED_PRECONDITION"]);
  const { body: done } = await call(getReturn, { process_id });
  expect(done.return_summary.status).toBe("COMPLETED");
  expect(done.return_summary.compensation.refunds[0].missing_amount).toBe("0");
});
