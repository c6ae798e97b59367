import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene } from "@/test/exchange-scene";

const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { GET: getOptions, POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { GET: getTracking, POST: postTracking } = answersAt("/returns/{return_id}/tracking");

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** A draft with one shirt, at a store whose shoppers ship returns themselves; called like a shop's own server does. */
const openDraft = async () => {
  const own = { returnMethod: "DROP_OFF_POINT" as const, provider: "MANUAL", carrier: "own", feeMinor: 0 };
  const scene = await openExchangeScene(ctx, { config: { returnOptions: [own] } });
  const order = await scene.order();
  const returnId = await scene.draft(order);
  const call = async (handler: unknown, body?: unknown, query = "", apiKey = scene.tenant.apiKey) => {
    const request = new Request(`http://localhost/x${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await (handler as Handler)(request, { params: Promise.resolve({ return_id: returnId }) });
    // biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
    return { status: answer.status, body: (await answer.json()) as any };
  };
  await call(
    postPreferences,
    { return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" },
    `?line_item_id=${order.lines[0]?.id}`,
  );
  return call;
};

test("names the own shipping method, and returns its next step and address on confirmation", async () => {
  const call = await openDraft();
  const { body: offered } = await call(getOptions);
  expect(offered.return_options).toMatchObject([
    { label: "Ship it yourself", label_source: "NONE", needs_printer: false },
  ]);
  await call(postOption, { return_method: "DROP_OFF_POINT" });
  expect((await call(postComplete, {})).body.next_step).toBe("SHIP");
  const { body: tracking } = await call(getTracking);
  expect(tracking).toMatchObject({
    ...{ status_key: "READY_TO_SEND", label_source: "NONE", label_url: null, can_enter_tracking: true },
    to: { address_line_1: "Kade 1", city: "Zwolle" },
  });
});

test("validates, stores and corrects a tracking number, only for the owner of the return", async () => {
  const call = await openDraft();
  await call(postOption, { return_method: "DROP_OFF_POINT" });
  const early = await call(postTracking, { tracking_number: "0034" });
  expect(early.status).toBe(404);
  await call(postComplete, {});
  for (const [told, field] of [
    [{ tracking_number: "" }, "tracking_number"],
    [{ tracking_number: "<script>" }, "tracking_number"],
    [{ tracking_number: "0034", carrier: "\u200b" }, "carrier"],
    [{ tracking_number: "0034", tracking_url: "javascript:alert(1)" }, "tracking_url"],
  ] as const) {
    const { status, body } = await call(postTracking, told);
    expect([status, body.details[0].field]).toEqual([400, field]);
  }
  const other = await openExchangeScene(ctx);
  expect((await call(postTracking, { tracking_number: "0034" }, "", other.tenant.apiKey)).status).toBe(404);
  expect((await call(postTracking, { tracking_number: "0034 0434", carrier: "DHL" })).status).toBe(200);
  expect((await call(postTracking, { tracking_number: "0034 0435", carrier: "DHL" })).status).toBe(200);
  expect((await call(getTracking)).body).toMatchObject({ tracking_number: "0034 0435", carrier_name: "DHL" });
});
