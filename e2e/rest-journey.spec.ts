import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { call, get, ok, post, type Wire } from "./support/api";
import { demo } from "./support/demo";
import { orderContent, putOrder } from "./support/orders";
import { fillDraft, makeReturn, moveParcel, readProcess, startIntent } from "./support/returns";

test("putting the same order again changes nothing", async () => {
  const { number } = await putOrder();
  const path = `/v1/ecommerces/${demo.ecommerce_id}/orders/${number}`;
  const body = orderContent({ number, email: "ben@example.com", lines: [{ name: "Felt slippers", unitPrice: 4_800 }] });
  const changed = await ok(call("PUT", path, { body }));
  expect(changed.order.result).toBe("UPDATED");
  expect((await ok(call("PUT", path, { body }))).order.result).toBe("UNCHANGED");

  const [payment] = body.payments;
  const wrong = await call("PUT", path, { body: { ...body, payments: [{ ...payment, captured: 4_700 }] } });
  expect([wrong.status, wrong.body.reason]).toEqual([400, "INVALID_ARGUMENT"]);
});

test("a return goes from the lookup to the refund over REST", async () => {
  const order = await putOrder([
    { name: "Felt slippers", unitPrice: 4_800, quantity: 2 },
    { name: "Enamel mug", unitPrice: 1_500 },
  ]);
  const draft = await startIntent(order);
  const key = draft.token;
  const home = `/returns/${draft.returnId}`;

  const { return_reasons: reasons } = await ok(get(`/v1/public/configs/return-reasons/find?slug=${demo.slug}`));
  expect(reasons.map(({ name }: Wire) => name)).toContain("TOO_SMALL");

  await fillDraft(draft, { quantity: 2, pickUp: true });
  const { order: intent } = await ok(get(`${home}/intent`, { key }));
  expect(intent.line_items).toHaveLength(2);
  const price = await ok(post(`${home}/checkout`, {}, { key }));
  expect([price.subtotal, price.costs.total, price.total, price.currency]).toEqual(["9600", "490", "9110", "EUR"]);

  const done = await ok(post(`${home}/complete`, { quote_id: price.quote_id }, { key }));
  expect(done.status).toBe("RUNNING");
  expect(await ok(post(`${home}/complete`, { quote_id: price.quote_id }, { key }))).toEqual(done);

  const link = `/v1/logistics/${done.process_id}/presigned_url_label`;
  await expect.poll(async () => (await get(link)).status).toBe(200);
  const { url } = await ok(get(link));
  const label = await fetch(url);
  expect([label.status, label.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await label.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  for (const lkss of ["COLLECTED", "COLLECTED", "CREATED", "IN_WAREHOUSE"]) await moveParcel(done.process_id, lkss);
  const events = (await ok(get(`${home}/tracking`, { key }))).events.map(
    ({ shipping_status }: Wire) => shipping_status,
  );
  expect(events).toEqual(expect.arrayContaining(["COLLECTED", "IN_WAREHOUSE"]));

  const line_item_id = order.lines[0]?.id;
  const reviews = [
    { line_item_id, status: "APPROVED", user: "sven@example.com" },
    { line_item_id, status: "DECLINED", reject_reason: "Signs of wear", show_reject_reason: true },
  ];
  expect(await ok(post("/v1/ops/ecommerce/review", { process_id: done.process_id, reviews }))).toEqual({});
  await expect.poll(async () => (await readProcess(done.process_id)).status).toBe("COMPLETED");

  const { compensation, basic_process_data: basics } = await readProcess(done.process_id);
  expect(basics.shipping_status).toBe("IN_WAREHOUSE");
  // One of two units, minus the agreed shipping fee.
  expect(compensation.decision.total).toBe("4310");
  expect(compensation.refunds).toMatchObject([{ amount: "4310", missing_amount: "0" }]);
  expect(compensation.refunds[0].refunded_at).not.toBeNull();

  const found = await ok(get(`/v1/processes/summaries?order_number=${order.number}&page_size=1`));
  expect(found.return_summaries.map((one: Wire) => one.basic_process_data.process_id)).toEqual([done.process_id]);
  const late = await post("/v1/ops/update_lkss", { process_id: done.process_id, lkss: "COLLECTED" });
  expect([late.status, late.body.reason]).toEqual([409, "FAILED_PRECONDITION"]);

  const tracking = await ok(get(`${home}/tracking`, { key }));
  expect(tracking.units.map(({ review_status, reject_reason }: Wire) => [review_status, reject_reason])).toEqual([
    ["APPROVED", null],
    ["DECLINED", "Signs of wear"],
  ]);
});

test("calls with the same Idempotency-Key run once", async () => {
  const draft = await startIntent(await putOrder());
  await fillDraft(draft);
  const headers = { "idempotency-key": randomUUID() };
  const { processId } = await makeReturn();
  const move = (lkss: string) => post("/v1/ops/update_lkss", { process_id: processId, lkss }, { headers });

  const first = await move("COLLECTED");
  const replay = await move("COLLECTED");
  expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([200, null]);
  expect([replay.status, replay.headers.get("idempotent-replayed"), replay.text]).toEqual([200, "true", first.text]);
  const other = await move("IN_WAREHOUSE");
  expect([other.status, other.body.reason]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);

  const order = { order_number: draft.order.number, email: draft.order.email };
  const both = { headers: { "idempotency-key": randomUUID() } };
  const [one, two] = [
    await post("/returns/intent/start", order, both),
    await post("/returns/intent/start", order, both),
  ];
  expect(two.body.order.return_id).toBe(one.body.order.return_id);
});

test("a rejected call replays its error, and a malformed one leaves the key unused", async () => {
  const { processId } = await makeReturn();
  const headers = { "idempotency-key": randomUUID() };
  const malformed = await post("/v1/ops/update_lkss", { process_id: processId, lkss: "FLYING" }, { headers });
  expect(malformed.status).toBe(400);
  expect((await post("/v1/ops/update_lkss", { process_id: processId, lkss: "COLLECTED" }, { headers })).status).toBe(
    200,
  );
});

test("a canceled return makes its items returnable again", async () => {
  const { order, returnId, token: key } = await makeReturn();
  const canceled = await ok(post(`/returns/${returnId}/cancel`, {}, { key }));
  expect(canceled.status).toBe("CANCELED");
  const again = await startIntent(order);
  await fillDraft(again);
  const done = await ok(post(`/returns/${again.returnId}/complete`, {}, { key: again.token }));
  expect(done.process_id).not.toBe(returnId);
});

test("a shopper's token gives access to its own return only", async () => {
  const [mine, other] = [await makeReturn(), await makeReturn()];
  const key = mine.token;
  expect((await get(`/returns/${mine.returnId}/tracking`, { key })).status).toBe(200);
  expect((await get(`/returns/${other.returnId}/tracking`, { key })).status).toBe(404);
  expect((await get(`/v1/processes/${mine.processId}`, { key })).status).toBe(401);
  const { returns } = await ok(get(`/returns?order_ids=${mine.order.id},${other.order.id}`, { key }));
  expect(returns.map(({ return_id }: Wire) => return_id)).toEqual([mine.returnId]);
});

test("a trailing slash, added or removed, reaches the same operation", async () => {
  const draft = await startIntent(await putOrder());
  await fillDraft(draft);
  const key = draft.token;
  for (const path of [`/returns/${draft.returnId}/intent`, `/returns/${draft.returnId}/return_options`]) {
    const [without, withSlash] = [await get(path, { key }), await get(`${path}/`, { key })];
    expect([withSlash.status, withSlash.text]).toEqual([200, without.text]);
  }
  expect((await get("/v1/processes/summaries/?page_size=1")).status).toBe(200);
  expect((await post(`/returns/${draft.returnId}/checkout/`, {}, { key })).status).toBe(200);
});

test("the API document is served as committed", async () => {
  const document = await ok(get("/openapi.json", { key: null }));
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.webhooks).sort()).toEqual(
    ["onProcessCompleted", "onReturnProcessCanceled", "onReturnProcessCreation", "onShippingStatusUpdated"].sort(),
  );
  expect((await get("/livez", { key: null })).body).toEqual({ status: "ok" });
  expect((await get("/version", { key: null })).body).toEqual({ version: "0.1.0", build: expect.stringMatching(/./) });
  expect((await get("/readyz", { key: null })).body.status).toBe("ok");
});
