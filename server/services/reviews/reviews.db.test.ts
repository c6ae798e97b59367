import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { APPROVED, reviewStage } from "@/test/review-stage";

const { POST: postReviewLine } = answersAt("/v1/processes/{process_id}/review");
const { POST: postReviewsLine } = answersAt("/v1/processes/{process_id}/reviews");

let ctx: TestContext;
let stage: ReturnType<typeof reviewStage>;
let whole: Tenant;
let partial: Tenant;
let missing: Tenant;

beforeAll(async () => {
  // Some days ago, because due times follow the database's clock, however far a test moves its own.
  ctx = await openTestContext({ now: new Date(Date.now() - 3 * 86_400_000) });
  setContext(ctx);
  stage = reviewStage(ctx);
  whole = await createTenant(ctx);
  partial = await stage.tenantWith({ arePartialReviewsAllowed: true, markUnreviewedItemsAsMissing: true });
  missing = await stage.tenantWith({ markUnreviewedItemsAsMissing: true });
});
afterAll(() => ctx.close());

describe("the rules of a review", () => {
  test("accepts our line ID, the platform's ID and the SKU for a unit; one line is one unit", async () => {
    const { id, jumper, scarf } = await stage.open(whole);
    const lines = [
      { line_item_id: jumper.id, ...APPROVED },
      { line_item_id: jumper.platformLineItemId, status: "DECLINED", reject_reason: "Worn", show_reject_reason: true },
      { line_item_id: scarf.sku, status: "MISSING" },
    ];
    expect(await stage.review(whole, id, lines)).toEqual({ status: 200, body: {} });
    const { units } = await stage.load(whole, id);
    expect(units.map(({ verdict }) => verdict)).toEqual(["APPROVED", "DECLINED", "MISSING"]);
    expect(units[1]).toMatchObject({ rejectReason: "Worn", showRejectReason: true });
  });

  test("requires a complete review", async () => {
    const { id, jumper } = await stage.open(whole);
    const answer = await stage.review(whole, id, [{ line_item_id: jumper.id, ...APPROVED }]);
    expect(answer).toMatchObject({ status: 400, body: { reason: "INVALID_ARGUMENT" } });
    expect(await stage.verdicts(whole, id)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  });

  test("counts unreviewed units as missing if the store says so", async () => {
    const { id, jumper } = await stage.open(missing);
    expect((await stage.review(missing, id, [{ line_item_id: jumper.id, ...APPROVED }])).status).toBe(200);
    expect(await stage.verdicts(missing, id)).toEqual(["APPROVED", "MISSING", "MISSING"]);
  });

  test("waits for the rest where partial reviews are allowed, even if unreviewed items count as missing", async () => {
    const { id, jumper, scarf } = await stage.open(partial);
    await stage.review(partial, id, [{ line_item_id: jumper.id, ...APPROVED }]);
    const waiting = await stage.load(partial, id);
    expect([waiting.status, waiting.payouts.length]).toEqual(["RUNNING", 0]);
    await stage.review(partial, id, [
      { line_item_id: jumper.id, ...APPROVED },
      { line_item_id: scarf.id, ...APPROVED },
    ]);
    expect(await stage.load(partial, id)).toMatchObject({ payouts: [{ amountMinor: 13000 }] });
  });

  test("requires a reason for a declined unit, and decides a unit once", async () => {
    const { id, jumper, scarf } = await stage.open(partial);
    const unreasoned = await stage.review(partial, id, [
      { line_item_id: scarf.id, status: "DECLINED", reject_reason: " " },
    ]);
    expect(unreasoned).toMatchObject({ status: 400, body: { details: [{ field: "reviews[0].reject_reason" }] } });
    const twice = await stage.review(partial, id, [
      { line_item_id: scarf.id, ...APPROVED },
      { line_item_id: scarf.sku, ...APPROVED },
    ]);
    expect(twice).toMatchObject({ status: 409, body: { reason: "ALREADY_EXISTS" } });
    const three = Array.from({ length: 3 }, () => ({ line_item_id: jumper.id, ...APPROVED }));
    const tooMany = `Only 2 units of ${jumper.id} can be reviewed in this return; you sent one more.`;
    expect(await stage.review(partial, id, three)).toMatchObject({
      ...{ status: 409, body: { details: [{ field: "reviews[2].line_item_id", description: tooMany }] } },
    });
    expect((await stage.review(partial, id, [{ line_item_id: "nothing", ...APPROVED }])).status).toBe(400);
    expect(await stage.verdicts(partial, id)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  });

  test.each([
    ["/review", postReviewLine],
    ["/reviews/", postReviewsLine],
  ])("POST /v1/processes/{process_id}%s takes its own shape and answers an empty object", async (_, route) => {
    const { id, jumper, scarf } = await stage.open(whole);
    const by = { created_by_user: "sven@example.com", ...APPROVED };
    const reviews = [jumper, jumper, scarf].map((line) => ({ line_item_id: line.id, ...by }));
    const refund_override = { amount: { amount: "9000", currency_code: "EUR" }, reason: "Goodwill" };
    const body = { reviews, refund_override, execute_authorization: true };
    expect(await stage.send(route, { tenant: whole, processId: id, body })).toEqual({ status: 200, body: {} });
    const process = await stage.load(whole, id);
    expect(process.units.every(({ reviewedBy }) => reviewedBy === "sven@example.com")).toBe(true);
    expect(process.payouts).toMatchObject([{ amountMinor: 9000 }]);
  });

  test("rejects an override above what was paid, in a partial review too", async () => {
    const { id, jumper } = await stage.open(partial);
    const refund_override = { amount: { amount: "13001", currency_code: "EUR" }, reason: "Goodwill" };
    const answer = await stage.review(partial, id, [{ line_item_id: jumper.id, ...APPROVED }], { refund_override });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: "refund_override.amount.amount" }] } });
    expect(await stage.verdicts(partial, id)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  });

  test("rejects an inspection dated tomorrow at its field, but accepts a clock that is some minutes fast", async () => {
    const { id, jumper } = await stage.open(partial);
    const at = (minutes: number) => new Date(ctx.clock.now().getTime() + minutes * 60_000).toISOString();
    const checked = (minutes: number) =>
      stage.review(partial, id, [{ line_item_id: jumper.id, ...APPROVED, timestamp: at(minutes) }]);
    expect(await checked(1_440)).toMatchObject({ status: 400, body: { details: [{ field: "reviews[0].timestamp" }] } });
    expect((await checked(5)).status).toBe(200);
  });

  test("decides no other unit when a second tab repeats a partial review", async () => {
    const { id, jumper, units } = await stage.open(partial);
    const line = { line_item_id: jumper.id, unit_id: units[0]?.id, ...APPROVED };
    expect((await stage.review(partial, id, [line])).status).toBe(200);
    const stale = await stage.review(partial, id, [line]);
    expect(stale).toMatchObject({ status: 409, body: { reason: "ABORTED" } });
    expect(stale.body.detail).toMatch(/has inspected this unit/);
    expect(await stage.verdicts(partial, id)).toEqual(["APPROVED", "UNDECIDED", "UNDECIDED"]);
    expect((await stage.review(partial, id, [{ ...line, unit_id: "unit_none" }])).status).toBe(400);
  });

  test("leaves units named by other lines alone when a line names no unit", async () => {
    const { id, jumper, units } = await stage.open(partial);
    const lines = [
      { line_item_id: jumper.id, ...APPROVED },
      { line_item_id: jumper.id, unit_id: units[0]?.id, status: "MISSING" },
    ];
    expect((await stage.review(partial, id, lines)).status).toBe(200);
    expect(await stage.verdicts(partial, id)).toEqual(["MISSING", "APPROVED", "UNDECIDED"]);
  });
});
