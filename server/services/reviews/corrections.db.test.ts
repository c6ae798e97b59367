import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { APPROVED, reviewStage } from "@/test/review-stage";

const { POST: postCorrection } = answersAt("/v1/processes/{process_id}/reviews/corrections");
const { GET: getTimeline } = answersAt("/v1/processes/{process_id}/timeline");

let ctx: TestContext;
let stage: ReturnType<typeof reviewStage>;
let whole: Tenant;
let partial: Tenant;

beforeAll(async () => {
  // Some days ago, because due times follow the database's clock, however far a test moves its own.
  ctx = await openTestContext({ now: new Date(Date.now() - 3 * 86_400_000) });
  setContext(ctx);
  stage = reviewStage(ctx);
  whole = await createTenant(ctx);
  partial = await stage.tenantWith({ arePartialReviewsAllowed: true, markUnreviewedItemsAsMissing: true });
});
afterAll(() => ctx.close());

describe("correcting an inspection", () => {
  const correct = (tenant: Tenant, processId: string, reviews: unknown[], reason = "Looked again") =>
    stage.send(postCorrection, { tenant, processId, body: { reviews, reason, user: "noor@example.com" } });

  const approveAll = async (tenant: Tenant) => {
    const opened = await stage.open(tenant);
    const { id, jumper, scarf } = opened;
    const lines = [jumper, jumper, scarf].map((line) => ({ line_item_id: line.id, ...APPROVED }));
    expect((await stage.review(tenant, id, lines)).status).toBe(200);
    return opened;
  };

  test("pays the new decision, once, before the refund is sent", async () => {
    const { id, units } = await approveAll(whole);
    const declined = { unit_id: units[2]?.id, status: "DECLINED", reject_reason: "Stained" };
    expect(await correct(whole, id, [{ ...declined, previous_status: "APPROVED" }])).toEqual({ status: 200, body: {} });
    await runDueActivities(ctx);
    const process = await stage.load(whole, id);
    expect(process.status).toBe("COMPLETED");
    const paid = process.payouts.filter(({ status }) => status === "SETTLED");
    expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([10000]);
    expect(process.units.map(({ payment }) => payment)).toEqual(["SETTLED", "SETTLED", "NOTHING_DUE"]);
  });

  test("keeps the earlier decision in the history, with who corrected it and why", async () => {
    const { id, units } = await approveAll(whole);
    const before = ctx.clock.now();
    ctx.clock.advance(60_000);
    await correct(whole, id, [{ unit_id: units[0]?.id, status: "MISSING" }], "It was another parcel");
    const events = await ctx.db.unitEvent.findMany({
      where: { unitId: units[0]?.id, track: "VERDICT" },
      orderBy: { id: "asc" },
    });
    expect(events.map(({ state }) => state)).toEqual(["APPROVED", "MISSING"]);
    expect(events[1]?.data).toMatchObject({ user: "noor@example.com", reason: "It was another parcel" });
    const query = `?at=${before.toISOString()}`;
    const then = await stage.send(getTimeline, { tenant: whole, processId: id, query });
    expect(then.body).toMatchObject({ state: { units: [{ verdict: "APPROVED" }, {}, {}] } });
    const now = await stage.send(getTimeline, { tenant: whole, processId: id });
    expect(now.body).toMatchObject({ state: { units: [{ verdict: "MISSING" }, {}, {}] } });
    expect(JSON.stringify(now.body.entries)).toContain(
      "corrected the inspection to 1 missing for noor@example.com: It was another parcel",
    );
  });

  test("rejects an override above what is left at its field, and takes a lower one with the correction", async () => {
    const { id, jumper, scarf, units } = await stage.open(whole);
    const lines = [jumper, jumper, scarf].map((line) => ({ line_item_id: line.id, ...APPROVED }));
    const override = (amount: string) => ({ amount: { amount, currency_code: "EUR" }, reason: "Goodwill" });
    expect((await stage.review(whole, id, lines, { refund_override: override("12000") })).status).toBe(200);
    const reviews = [{ unit_id: units[0]?.id, status: "MISSING" }];
    const named = { status: 400, body: { details: [{ field: "refund_override.amount.amount" }] } };
    expect(await correct(whole, id, reviews)).toMatchObject(named);
    const body = { reviews, reason: "Looked again", user: "noor@example.com", refund_override: override("7500") };
    expect((await stage.send(postCorrection, { tenant: whole, processId: id, body })).status).toBe(200);
    await runDueActivities(ctx);
    const paid = (await stage.load(whole, id)).payouts.filter(({ status }) => status === "SETTLED");
    expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([7500]);
  });

  test("refuses a stale correction, one that changes nothing, an open unit and an ended return", async () => {
    const { id, units } = await approveAll(whole);
    const [unit_id] = units.map((unit) => unit.id);
    const stale = await correct(whole, id, [{ unit_id, status: "MISSING", previous_status: "DECLINED" }]);
    expect(stale.body).toMatchObject({ reason: "ABORTED" });
    expect((await correct(whole, id, [{ unit_id, status: "APPROVED" }])).status).toBe(400);
    expect((await correct(whole, id, [{ unit_id: "unit_none", status: "APPROVED" }])).status).toBe(400);
    expect((await correct(whole, id, [{ unit_id, status: "DECLINED" }])).status).toBe(400);
    const fresh = await stage.open(partial);
    const unreviewed = await correct(partial, fresh.id, [{ unit_id: fresh.units[0]?.id, status: "APPROVED" }]);
    expect(unreviewed.body).toMatchObject({ reason: "FAILED_PRECONDITION" });
    await runDueActivities(ctx);
    const ended = await correct(whole, id, [{ unit_id, status: "MISSING" }]);
    expect(ended.body).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });
});
