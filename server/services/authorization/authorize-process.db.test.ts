import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { answersAt } from "@/server/http/serve";
import { daysBetween, localDay } from "@/server/kernel/local-day";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";
import { cancelReturn } from "../returns/cancel-return";
import { importReturn } from "../returns/import-return";
import { recordReview } from "../reviews/record-review";

const { GET } = answersAt("/v1/processes/{process_id}/authorization/status");
const { POST } = answersAt("/v1/processes/{process_id}/authorize");

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

/** Items from 60.00 need approval. */
const EXPENSIVE: Partial<ReturnPolicy> = {
  requireAuthorization: {
    isAlways: false,
    options: [
      { id: "expensive", label: "From 60.00", whens: [{ field: "return_value", op: "gte", value: 6000 }], then: null },
    ],
  },
};

const open = async (policy: Partial<ReturnPolicy>, quantity = 2) => {
  const tenant = await createTenant(ctx, { store: { policy } });
  const order = await createOrder(ctx, tenant);
  const process = await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity }] });
  return { tenant, order, process };
};

const authorize = async (tenant: Tenant, id: string, body: Record<string, unknown>) => {
  const request = new Request(`http://localhost/v1/processes/${id}/authorize`, {
    method: "POST",
    headers: { "x-svc-api-key": tenant.apiKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await POST(request, { params: Promise.resolve({ process_id: id }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const statusOf = async (tenant: Tenant, id: string) => {
  const request = new Request(`http://localhost/v1/processes/${id}/authorization/status`, {
    headers: { "x-svc-api-key": tenant.apiKey },
  });
  return (await GET(request, { params: Promise.resolve({ process_id: id }) })).json() as Promise<unknown>;
};

const load = (tenant: Tenant, id: string) => getProcess(ctx.db, tenant.actor, id);
const activityOf = ({ activities }: ReturnProcess, name: string) => activities.find((one) => one.name === name);
const review = (tenant: Tenant, process: ReturnProcess, isAuthorizing: boolean) =>
  recordReview(ctx, {
    actor: tenant.actor,
    processId: process.id,
    lines: process.units.map(({ orderLineId }) => ({
      ...{ lineItemId: orderLineId, status: "APPROVED", rejectReason: "", showRejectReason: false, user: "sven" },
      reviewedAt: process.createdAt,
    })),
    override: null,
    isAuthorizing,
  });

describe("a return that needs approval", () => {
  test("waits without a label, says why, and has no timer except the reminder", async () => {
    const { tenant, process } = await open(EXPENSIVE);
    await runDueActivities(ctx);
    const waiting = await load(tenant, process.id);
    expect(waiting.shipments).toEqual([]);
    expect(waiting.shippingStatus).toBe("NO_SHIPPING_STATUS");
    expect(waiting.handOverBy).toBeNull();
    expect(waiting.timers.map(({ kind }) => kind)).toEqual(["AUTHORIZATION_REMINDER"]);
    expect(activityOf(waiting, "AUTHORIZATION")?.state).toBe("WAITING");
    expect(activityOf(waiting, "CREATE_LOGISTIC_ORDER")).toBeUndefined();
    expect(await statusOf(tenant, process.id)).toEqual({
      ...{ status: "PENDING", requested_at: process.createdAt, decided_at: null, decided_by: "" },
      unauthorized_reason: "",
      matched_rule: { rule_id: "expensive", label: "From 60.00", facts: [{ field: "return_value", value: 10_000 }] },
    });
  });

  test("gets its label when approved, and its send-by period starts then", async () => {
    const { tenant, process } = await open(EXPENSIVE);
    ctx.clock.advance(3 * 86_400_000);
    expect(await authorize(tenant, process.id, { authorized: true, user: "anna" })).toEqual({ status: 200, body: {} });
    await runDueActivities(ctx);
    const { shippingStatus, handOverBy, authorization, activities } = await load(tenant, process.id);
    expect(shippingStatus).toBe("CREATED");
    expect(authorization).toMatchObject({ status: "AUTHORIZED", decidedBy: "anna" });
    expect(activities.find(({ name }) => name === "AUTHORIZATION")?.state).toBe("DONE");
    const zone = "Europe/Amsterdam";
    const days = daysBetween(localDay(ctx.clock.now(), zone), localDay(new Date(handOverBy ?? 0), zone));
    expect(days).toBe(14);
  });

  test("stays approved when approved twice; declining it then is an error", async () => {
    const { tenant, process } = await open(EXPENSIVE);
    await authorize(tenant, process.id, { authorized: true });
    expect((await authorize(tenant, process.id, { authorized: true })).status).toBe(200);
    const refund_override = { amount: { amount: "100", currency_code: "EUR" }, reason: "Afterthought" };
    expect((await authorize(tenant, process.id, { authorized: true, refund_override })).status).toBe(409);
    const refused = await authorize(tenant, process.id, { authorized: false, unauthorized_reason: "Too late" });
    expect(refused).toMatchObject({ status: 409, body: { reason: "FAILED_PRECONDITION" } });
    expect((await load(tenant, process.id)).authorization.status).toBe("AUTHORIZED");
  });

  test("is canceled when declined, with a reason for the shopper, and its units are free", async () => {
    const { tenant, process, order } = await open(EXPENSIVE);
    const nameless = await authorize(tenant, process.id, { authorized: false });
    expect(nameless).toMatchObject({ status: 400, body: { details: [{ field: "unauthorized_reason" }] } });
    await authorize(tenant, process.id, { authorized: false, unauthorized_reason: "Worn for a year" });
    await runDueActivities(ctx);
    const refused = await load(tenant, process.id);
    expect(refused).toMatchObject({ status: "CANCELED", cancelReason: "Worn for a year" });
    expect(refused.authorization).toMatchObject({ status: "UNAUTHORIZED", unauthorizedReason: "Worn for a year" });
    const mails = ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === process.id);
    expect(mails.at(-1)?.text).toContain("Worn for a year");
    const events = await ctx.db.outboxEvent.findMany({
      where: { processId: process.id },
      orderBy: { sequence: "asc" },
    });
    expect(events.map(({ type }) => type)).toEqual(["onReturnProcessCreation", "onReturnProcessCanceled"]);
    await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 2 }] });
  });

  test("refunds an override that came with the approval", async () => {
    const { tenant, process } = await open(EXPENSIVE);
    const amount = { amount: "4200", currency_code: "EUR" };
    await authorize(tenant, process.id, {
      authorized: true,
      refund_override: { amount, reason: "Agreed on the phone" },
    });
    const { settlements } = await review(tenant, await load(tenant, process.id), false);
    expect(settlements.find(({ basis }) => basis === "DECISION")?.totalMinor).toBe(4200);
  });

  test("isn't inspected before, unless the inspection approves it first", async () => {
    const { tenant, process } = await open(EXPENSIVE);
    await expect(review(tenant, process, false)).rejects.toThrow(/execute_authorization/);
    expect((await load(tenant, process.id)).units.every(({ verdict }) => verdict === "UNDECIDED")).toBe(true);
    const reviewed = await review(tenant, process, true);
    expect(reviewed.authorization).toMatchObject({ status: "AUTHORIZED", decidedBy: "sven" });
    expect(reviewed.units.every(({ verdict }) => verdict === "APPROVED")).toBe(true);
  });

  test("may be canceled by the shopper while it waits; then nobody can approve it", async () => {
    const { tenant, process } = await open(EXPENSIVE);
    await cancelReturn(ctx, { actor: tenant.actor, returnId: process.id });
    expect((await authorize(tenant, process.id, { authorized: true })).status).toBe(409);
    expect(activityOf(await load(tenant, process.id), "AUTHORIZATION")?.state).toBe("SKIPPED");
  });

  test("pays no advance on start before it is approved", async () => {
    const { tenant, process } = await open({ ...EXPENSIVE, skipWorkflowActivities: ["NOTIFY_SHOPPER"] });
    expect(process.payouts).toEqual([]);
    expect(
      (await load(tenant, process.id)).activities.every(
        ({ name, state }) => name !== "NOTIFY_SHOPPER" || state === "SKIPPED",
      ),
    ).toBe(true);
  });
});

describe("a return that needs no approval", () => {
  test("has nothing to approve below the rule's limit", async () => {
    const { tenant, process } = await open(EXPENSIVE, 1);
    expect(process.shippingStatus).toBe("CREATED");
    expect(await statusOf(tenant, process.id)).toMatchObject({ status: "NOT_REQUIRED", matched_rule: null });
    expect((await authorize(tenant, process.id, { authorized: true })).status).toBe(409);
  });

  test("asks nobody if the store skips the activity", async () => {
    const { process } = await open({ ...EXPENSIVE, skipWorkflowActivities: ["AUTHORIZATION"] });
    expect(process.authorization.status).toBe("NOT_REQUIRED");
    expect(process.shippingStatus).toBe("CREATED");
  });

  test("counts as requested by the merchant if it was imported", async () => {
    const { tenant } = await open(EXPENSIVE, 1);
    const order = await createOrder(ctx, tenant);
    const line = {
      platformLineItemId: order.lines[0]?.platformLineItemId ?? "",
      returnReason: "TOO_SMALL",
      quantity: 2,
    };
    const input = {
      ecommerceId: tenant.store.id,
      orderName: order.name,
      email: order.email,
      lines: [line],
      lang: "en",
    };
    const imported = await importReturn(ctx, { actor: tenant.actor, input });
    const processId = "processId" in imported ? imported.processId : "";
    expect((await load(tenant, processId)).authorization.status).toBe("NOT_REQUIRED");
  });
});
