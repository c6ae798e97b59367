import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { recordReview } from "@/server/services/reviews/record-review";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const refund = async (
  config: Parameters<typeof openExchangeScene>[1],
  verdicts: ("APPROVED" | "DECLINED" | "MISSING" | "DAMAGED")[],
  line: Partial<ReturnType<typeof shirtLine>> = {},
) => {
  const scene = await openExchangeScene(ctx, config);
  const order = await scene.order({ lines: [{ ...shirtLine(verdicts.length), ...line }] });
  const returnId = await scene.draft(order);
  await scene.choose(returnId, { lineItemId: order.lines[0]?.id ?? "", quantity: verdicts.length });
  const done = await scene.review(await scene.complete(returnId), verdicts);
  return { scene, done };
};

const shelfOf = ({ units }: ReturnProcess) =>
  units.map(({ restockedAt, notRestockedReason }) => (restockedAt === null ? notRestockedReason : "BACK"));

test("restocks each sellable unit and records why the others aren't restocked", async () => {
  const config = { config: { isRestockingEnabled: true } };
  const { scene, done } = await refund(config, ["APPROVED", "DECLINED", "MISSING", "DAMAGED", "APPROVED"]);
  expect(done.status).toBe("COMPLETED");
  expect(shelfOf(done)).toEqual(["BACK", "DECLINED", "MISSING", "NOT_RESELLABLE", "BACK"]);
  expect(await scene.stock("M")).toBe(7);
});

test("restocks what was returned as damaged only with a grade that allows it, and the timeline says why not", async () => {
  const scene = await openExchangeScene(ctx, { config: { isRestockingEnabled: true } });
  const order = await scene.order({ lines: [shirtLine(3)] });
  const returnId = await scene.draft(order);
  const lineItemId = order.lines[0]?.id ?? "";
  await scene.choose(returnId, { lineItemId, quantity: 3, returnReason: "DAMAGED", comment: "torn" });
  const made = await scene.complete(returnId);
  const { actor } = scene.tenant;
  const line = { lineItemId, rejectReason: "", showRejectReason: false, user: "sven@example.com" };
  const review = {
    ...{ actor, processId: made.id, override: null },
    lines: ["", "Like new", "Damaged"].map((grade) => ({
      ...{ ...line, status: "APPROVED" as const, grade, reviewedAt: ctx.clock.now().toISOString() },
    })),
  };
  // A person is asked for the missing grade; a system without grades may review without one.
  await expect(recordReview(ctx, { ...review, actor: { ...actor, kind: "staff" } })).rejects.toMatchObject({
    reason: "INVALID_ARGUMENT",
    extras: { violations: [{ field: "reviews[0].grade", description: expect.stringContaining("Choose a grade") }] },
  });
  await recordReview(ctx, review);
  await runDueActivities(ctx);
  expect(shelfOf(await getProcess(ctx.db, actor, made.id))).toEqual(["NOT_GRADED", "BACK", "NOT_RESELLABLE"]);
  expect(await scene.stock("M")).toBe(6);
  const told = await ctx.db.processEvent.findMany({ where: { processId: made.id, kind: "RESTOCK" } });
  expect(told.map(({ data }) => data)).toEqual([{ units: 1, ungraded: 1 }]);
});

test("lets the store set for each reason whether it requires a grade", async () => {
  const reason = { id: "r", label: "Reason", requiresComment: false, requiresPhoto: false };
  const returnReasons = [
    { ...reason, name: "DAMAGED", requiresGrade: false },
    { ...reason, name: "ZIPPER", requiresGrade: true },
  ];
  const shelves = [];
  for (const returnReason of ["DAMAGED", "ZIPPER"]) {
    const scene = await openExchangeScene(ctx, { config: { isRestockingEnabled: true, returnReasons } });
    const order = await scene.order({ lines: [shirtLine(1)] });
    const returnId = await scene.draft(order);
    await scene.choose(returnId, { lineItemId: order.lines[0]?.id ?? "", quantity: 1, returnReason });
    shelves.push(...shelfOf(await scene.review(await scene.complete(returnId), ["APPROVED"])));
  }
  expect(shelves).toEqual(["BACK", "NOT_GRADED"]);
});

test("leaves the stock of a store alone that doesn't restock", async () => {
  const { scene, done } = await refund({}, ["APPROVED"]);
  expect(shelfOf(done)).toEqual(["RESTOCKING_DISABLED"]);
  expect(await scene.stock("M")).toBe(5);
});

test("doesn't restock what the catalog doesn't know or count", async () => {
  const config = { isRestockingEnabled: true };
  const unknown = await refund({ config }, ["APPROVED"], { productId: "hat" });
  expect(shelfOf(unknown.done)).toEqual(["UNKNOWN_VARIANT"]);
  const uncounted = await refund({ config, variants: [{ platformVariantId: "M", stock: null }] }, ["APPROVED"]);
  expect(shelfOf(uncounted.done)).toEqual(["STOCK_NOT_TRACKED"]);
  expect(await uncounted.scene.stock("M")).toBeNull();
});

test("retries an unreachable shop and restocks the unit once", async () => {
  const config = { isRestockingEnabled: true };
  const away = { platformVariantId: "M", sku: "SANDBOX:UNAVAILABLE" };
  const { scene, done } = await refund({ config, variants: [away] }, ["APPROVED"]);
  expect(shelfOf(done)).toEqual([""]);
  expect(await scene.stock("M")).toBe(5);
  const [activity] = await ctx.db.activity.findMany({ where: { processId: done.id, name: "RESTOCK" } });
  expect(activity).toMatchObject({ state: "PENDING", attempts: 1 });
});

test("counts a unit once when the product was read from its shop after restocking there", async () => {
  const scene = await openExchangeScene(ctx, { config: { isRestockingEnabled: true } });
  const stocks = [];
  for (const seconds of [-1, 1]) {
    const order = await scene.order({ lines: [shirtLine(1)] });
    const returnId = await scene.draft(order);
    await scene.choose(returnId, { lineItemId: order.lines[0]?.id ?? "" });
    const made = await scene.complete(returnId);
    const readAt = new Date(ctx.clock.now().getTime() + seconds * 1_000);
    await ctx.db.product.updateMany({ where: { groupId: scene.tenant.groupId }, data: { readAt } });
    expect(shelfOf(await scene.review(made))).toEqual(["BACK"]);
    stocks.push(await scene.stock("M"));
  }
  expect(stocks).toEqual([6, 6]);
});
