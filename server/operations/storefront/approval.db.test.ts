import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { answersAt } from "@/server/http/serve";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { authorizeProcess } from "@/server/services/authorization/authorize-process";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { GET: getTracking } = answersAt("/returns/{return_id}/tracking");

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** A draft with one shirt of 89.99, under this policy. */
const openDraft = async (policy: Partial<ReturnPolicy>) => {
  const scene = await openExchangeScene(ctx, { policy });
  const { tenant } = scene;
  const order = await scene.order({ lines: [{ ...shirtLine(1), unitPriceMinor: 8999 }] });
  const returnId = await scene.draft(order);
  const call = async (handler: unknown, body?: unknown, query = "") => {
    const request = new Request(`http://localhost/x${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await (handler as Handler)(request, { params: Promise.resolve({ return_id: returnId }) });
    // biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
    return (await answer.json()) as any;
  };
  await call(
    postPreferences,
    { return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" },
    `?line_item_id=${order.lines[0]?.id}`,
  );
  const track = () => call(getTracking);
  return { call, track, returnId, actor: tenant.actor };
};

const dear: Partial<ReturnPolicy> = {
  requireAuthorization: { isAlways: false, options: [ruleOf("dear", null, when("unit_value", "gt", 5000))] },
};
const cheap: Partial<ReturnPolicy> = {
  keepYourItem: {
    isEnabled: true,
    options: [ruleOf("cheap", { isForced: true, refundPercentage: 50 }, when("unit_value", "lt", 10_000))],
  },
};

test("announces that a request needs approval, waits, and gives the reason if declined", async () => {
  const { call, track, returnId, actor } = await openDraft(dear);
  await call(postOption, { return_method: "DROP_OFF_POINT" });
  expect(await call(postCheckout, {})).toMatchObject({
    requires_authorization: true,
    requires_authorization_why:
      "The store reviews this return before you send it. Based on: the price of €89.99 per item.",
  });
  expect((await call(postComplete, {})).next_step).toBe("WAIT_FOR_APPROVAL");
  await runDueActivities(ctx);
  const waiting = await track();
  expect(waiting).toMatchObject({
    status_key: "NEEDS_APPROVAL",
    authorization: { status: "PENDING", unauthorized_reason: "" },
    label_url: null,
    can_cancel: true,
  });
  expect(keysOf(waiting)).toEqual(["REQUESTED", "APPROVED", "HANDED_OVER", "CHECKED", "PAID_BACK"]);
  const decision = { isAuthorized: false, unauthorizedReason: "Worn outdoors.", user: "", override: null };
  await authorizeProcess(ctx, { actor, processId: returnId, ...decision });
  expect(await track()).toMatchObject({
    status: "CANCELED",
    authorization: { status: "UNAUTHORIZED", unauthorized_reason: "Worn outdoors." },
  });
});

test("shows kept items as kept, with nothing to drop off", async () => {
  const { call, track } = await openDraft(cheap);
  expect((await call(postCheckout, {})).requires_authorization).toBe(false);
  expect((await call(postComplete, {})).next_step).toBe("NONE");
  await runDueActivities(ctx);
  const seen = await track();
  expect(keysOf(seen)).toEqual(["REQUESTED", "PAID_BACK"]);
  expect(seen.units[0].keep_your_item).toEqual({ refund_percentage: 50 });
});

const keysOf = (tracking: { milestones: { key: string }[] }): string[] => tracking.milestones.map(({ key }) => key);
