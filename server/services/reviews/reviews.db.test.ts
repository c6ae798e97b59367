import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as postReview } from "@/app/v1/ops/ecommerce/review/route";
import { POST as postReviewLine } from "@/app/v1/processes/[process_id]/review/route";
import { POST as postCorrection } from "@/app/v1/processes/[process_id]/reviews/corrections/route";
import { POST as postReviewsLine } from "@/app/v1/processes/[process_id]/reviews/route";
import { GET as getTimeline } from "@/app/v1/processes/[process_id]/timeline/route";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/processes";
import type { RouteHandler } from "@/server/http/rest";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

let database: TestDatabase;
let ctx: TestContext;
let whole: Tenant;
let partial: Tenant;
let missing: Tenant;

const tenantWith = async (config: Record<string, boolean>): Promise<Tenant> => {
  const tenant = await createTenant(ctx);
  await ctx.db.ecommerce.update({ where: { id: tenant.store.id }, data: { config } });
  return tenant;
};

beforeAll(async () => {
  database = await createTestDatabase();
  // Some days ago: what becomes due by this clock is due by that of the database, however far a test moves it.
  ctx = createTestContext({ url: database.url, now: new Date(Date.now() - 3 * 86_400_000) });
  setContext(ctx);
  whole = await createTenant(ctx);
  partial = await tenantWith({ arePartialReviewsAllowed: true, markUnreviewedItemsAsMissing: true });
  missing = await tenantWith({ markUnreviewedItemsAsMissing: true });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

type Answer = { status: number; body: Record<string, unknown> };

const send = async (
  route: RouteHandler,
  { tenant, processId, body, query = "" }: { tenant: Tenant; processId: string; body?: unknown; query?: string },
): Promise<Answer> => {
  const answer = await route(
    new Request(`http://localhost/v1/${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-svc-api-key": tenant.apiKey, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
    { params: Promise.resolve(route === postReview ? undefined : { process_id: processId }) },
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const review = (tenant: Tenant, processId: string, reviews: unknown[], more: Record<string, unknown> = {}) =>
  send(postReview, { tenant, processId, body: { process_id: processId, reviews, ...more } });

/** Two lines: 2 × 50.00 and 1 × 30.00, all of it sent back. */
const open = async (tenant: Tenant) => {
  const order = await createOrder(ctx, tenant, {
    lines: [
      { name: "Jumper", sku: "JUMPER", unitPriceMinor: 5000, quantity: 2 },
      { name: "Scarf", sku: "SCARF", unitPriceMinor: 3000, quantity: 1 },
    ],
  });
  const items = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ];
  const process = await createReturn(ctx, tenant, { order, items });
  const [jumper, scarf] = order.lines;
  if (jumper === undefined || scarf === undefined) throw new Error("The order has two lines.");
  return { id: process.id, jumper, scarf, units: process.units };
};

const load = (tenant: Tenant, id: string) => getProcess(ctx.db, tenant.actor, id);
const verdicts = async (tenant: Tenant, id: string) => (await load(tenant, id)).units.map(({ verdict }) => verdict);
const ok = { status: "APPROVED" };

describe("the rules of a review", () => {
  test("units are named by our line id, the platform's id and the SKU; one line is one unit", async () => {
    const { id, jumper, scarf } = await open(whole);
    const lines = [
      { line_item_id: jumper.id, ...ok },
      { line_item_id: jumper.platformLineItemId, status: "DECLINED", reject_reason: "Worn", show_reject_reason: true },
      { line_item_id: scarf.sku, status: "MISSING" },
    ];
    expect(await review(whole, id, lines)).toEqual({ status: 200, body: {} });
    const { units } = await load(whole, id);
    expect(units.map(({ verdict }) => verdict)).toEqual(["APPROVED", "DECLINED", "MISSING"]);
    expect(units[1]).toMatchObject({ rejectReason: "Worn", showRejectReason: true });
  });

  test("a review has to be complete", async () => {
    const { id, jumper } = await open(whole);
    const answer = await review(whole, id, [{ line_item_id: jumper.id, ...ok }]);
    expect(answer).toMatchObject({ status: 400, body: { reason: "INVALID_ARGUMENT" } });
    expect(await verdicts(whole, id)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  });

  test("where the store says so, what is not reviewed is missing", async () => {
    const { id, jumper } = await open(missing);
    expect((await review(missing, id, [{ line_item_id: jumper.id, ...ok }])).status).toBe(200);
    expect(await verdicts(missing, id)).toEqual(["APPROVED", "MISSING", "MISSING"]);
  });

  test("where partial reviews are allowed it waits for the rest, even if unreviewed items count as missing", async () => {
    const { id, jumper, scarf } = await open(partial);
    await review(partial, id, [{ line_item_id: jumper.id, ...ok }]);
    const waiting = await load(partial, id);
    expect([waiting.status, waiting.payouts.length]).toEqual(["RUNNING", 0]);
    await review(partial, id, [
      { line_item_id: jumper.id, ...ok },
      { line_item_id: scarf.id, ...ok },
    ]);
    expect(await load(partial, id)).toMatchObject({ payouts: [{ amountMinor: 13000 }] });
  });

  test("a declined unit needs a reason, and a unit is decided once", async () => {
    const { id, jumper, scarf } = await open(partial);
    const unreasoned = await review(partial, id, [{ line_item_id: scarf.id, status: "DECLINED", reject_reason: " " }]);
    expect(unreasoned).toMatchObject({ status: 400, body: { details: [{ field: "reviews[0].reject_reason" }] } });
    const twice = await review(partial, id, [
      { line_item_id: scarf.id, ...ok },
      { line_item_id: scarf.sku, ...ok },
    ]);
    expect(twice).toMatchObject({ status: 409, body: { reason: "ALREADY_EXISTS" } });
    const three = Array.from({ length: 3 }, () => ({ line_item_id: jumper.id, ...ok }));
    expect((await review(partial, id, three)).status).toBe(409);
    expect((await review(partial, id, [{ line_item_id: "nothing", ...ok }])).status).toBe(400);
    expect(await verdicts(partial, id)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  });

  test.each([
    ["/review", postReviewLine],
    ["/reviews/", postReviewsLine],
  ])("POST /v1/processes/{process_id}%s takes its own shape and answers an empty object", async (_, route) => {
    const { id, jumper, scarf } = await open(whole);
    const by = { created_by_user: "sven@example.com", ...ok };
    const reviews = [jumper, jumper, scarf].map((line) => ({ line_item_id: line.id, ...by }));
    const refund_override = { amount: { amount: "9000", currency_code: "EUR" }, reason: "Goodwill" };
    const body = { reviews, refund_override, execute_authorization: true };
    expect(await send(route, { tenant: whole, processId: id, body })).toEqual({ status: 200, body: {} });
    const process = await load(whole, id);
    expect(process.units.every(({ reviewedBy }) => reviewedBy === "sven@example.com")).toBe(true);
    expect(process.payouts).toMatchObject([{ amountMinor: 9000 }]);
  });

  test("an override may not exceed what was paid, in a partial review too", async () => {
    const { id, jumper } = await open(partial);
    const refund_override = { amount: { amount: "13001", currency_code: "EUR" }, reason: "Goodwill" };
    const answer = await review(partial, id, [{ line_item_id: jumper.id, ...ok }], { refund_override });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: "refund_override.amount.amount" }] } });
    expect(await verdicts(partial, id)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  });

  test("a check of tomorrow is refused by name; a clock that is some minutes fast is not", async () => {
    const { id, jumper } = await open(partial);
    const at = (minutes: number) => new Date(ctx.clock.now().getTime() + minutes * 60_000).toISOString();
    const checked = (minutes: number) =>
      review(partial, id, [{ line_item_id: jumper.id, ...ok, timestamp: at(minutes) }]);
    expect(await checked(1_440)).toMatchObject({ status: 400, body: { details: [{ field: "reviews[0].timestamp" }] } });
    expect((await checked(5)).status).toBe(200);
  });

  test("a second tab that repeats a partial review judges no other unit", async () => {
    const { id, jumper, units } = await open(partial);
    const line = { line_item_id: jumper.id, unit_id: units[0]?.id, ...ok };
    expect((await review(partial, id, [line])).status).toBe(200);
    const stale = await review(partial, id, [line]);
    expect(stale).toMatchObject({ status: 409, body: { reason: "ABORTED" } });
    expect(stale.body.detail).toMatch(/in the meantime/);
    expect(await verdicts(partial, id)).toEqual(["APPROVED", "UNDECIDED", "UNDECIDED"]);
    expect((await review(partial, id, [{ ...line, unit_id: "unit_none" }])).status).toBe(400);
  });

  test("lines without a unit leave those alone that others of the call name", async () => {
    const { id, jumper, units } = await open(partial);
    const lines = [
      { line_item_id: jumper.id, ...ok },
      { line_item_id: jumper.id, unit_id: units[0]?.id, status: "MISSING" },
    ];
    expect((await review(partial, id, lines)).status).toBe(200);
    expect(await verdicts(partial, id)).toEqual(["MISSING", "APPROVED", "UNDECIDED"]);
  });
});

describe("a check is corrected by a later one", () => {
  const correct = (tenant: Tenant, processId: string, reviews: unknown[], reason = "Looked again") =>
    send(postCorrection, { tenant, processId, body: { reviews, reason, user: "noor@example.com" } });

  const approveAll = async (tenant: Tenant) => {
    const opened = await open(tenant);
    const { id, jumper, scarf } = opened;
    const lines = [jumper, jumper, scarf].map((line) => ({ line_item_id: line.id, ...ok }));
    expect((await review(tenant, id, lines)).status).toBe(200);
    return opened;
  };

  test("before the money leaves, the new decision is what is paid, once", async () => {
    const { id, units } = await approveAll(whole);
    const declined = { unit_id: units[2]?.id, status: "DECLINED", reject_reason: "Stained" };
    expect(await correct(whole, id, [{ ...declined, previous_status: "APPROVED" }])).toEqual({ status: 200, body: {} });
    await runDueActivities(ctx);
    const process = await load(whole, id);
    expect(process.status).toBe("COMPLETED");
    const paid = process.payouts.filter(({ status }) => status === "SETTLED");
    expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([10000]);
    expect(process.units.map(({ payment }) => payment)).toEqual(["SETTLED", "SETTLED", "NOTHING_DUE"]);
  });

  test("the earlier decision stays in the history, with who corrected it and why", async () => {
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
    const then = await send(getTimeline, { tenant: whole, processId: id, query });
    expect(then.body).toMatchObject({ state: { units: [{ verdict: "APPROVED" }, {}, {}] } });
    const now = await send(getTimeline, { tenant: whole, processId: id });
    expect(now.body).toMatchObject({ state: { units: [{ verdict: "MISSING" }, {}, {}] } });
    expect(JSON.stringify(now.body.entries)).toContain("corrected the check to 1 missing: It was another parcel");
  });

  test("an override that what is left does not carry is refused by name, and a lower one comes with the correction", async () => {
    const { id, jumper, scarf, units } = await open(whole);
    const lines = [jumper, jumper, scarf].map((line) => ({ line_item_id: line.id, ...ok }));
    const override = (amount: string) => ({ amount: { amount, currency_code: "EUR" }, reason: "Goodwill" });
    expect((await review(whole, id, lines, { refund_override: override("12000") })).status).toBe(200);
    const reviews = [{ unit_id: units[0]?.id, status: "MISSING" }];
    const named = { status: 400, body: { details: [{ field: "refund_override.amount.amount" }] } };
    expect(await correct(whole, id, reviews)).toMatchObject(named);
    const body = { reviews, reason: "Looked again", user: "noor@example.com", refund_override: override("7500") };
    expect((await send(postCorrection, { tenant: whole, processId: id, body })).status).toBe(200);
    await runDueActivities(ctx);
    const paid = (await load(whole, id)).payouts.filter(({ status }) => status === "SETTLED");
    expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([7500]);
  });

  test("a stale correction, one that changes nothing, an open unit and an ended return are refused", async () => {
    const { id, units } = await approveAll(whole);
    const [unit_id] = units.map((unit) => unit.id);
    const stale = await correct(whole, id, [{ unit_id, status: "MISSING", previous_status: "DECLINED" }]);
    expect(stale.body).toMatchObject({ reason: "ABORTED" });
    expect((await correct(whole, id, [{ unit_id, status: "APPROVED" }])).status).toBe(400);
    expect((await correct(whole, id, [{ unit_id: "unit_none", status: "APPROVED" }])).status).toBe(400);
    expect((await correct(whole, id, [{ unit_id, status: "DECLINED" }])).status).toBe(400);
    const fresh = await open(partial);
    const unreviewed = await correct(partial, fresh.id, [{ unit_id: fresh.units[0]?.id, status: "APPROVED" }]);
    expect(unreviewed.body).toMatchObject({ reason: "FAILED_PRECONDITION" });
    await runDueActivities(ctx);
    const ended = await correct(whole, id, [{ unit_id, status: "MISSING" }]);
    expect(ended.body).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });
});
