import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { forgetPartners } from "@/test/lost-answers";
import { createRefundScene } from "@/test/refund-scene";
import { retryActivity } from "../activities/retry-activity";
import { patchProcess } from "../patches/patch-process";
import { giveUpProcess } from "../processes/close-as-failed";
import { correctReview } from "../reviews/correct-review";

let database: TestDatabase;
let ctx: TestContext;
let partners: ReturnType<typeof forgetPartners>;

beforeAll(async () => {
  database = await createTestDatabase();
  partners = forgetPartners(createTestContext({ url: database.url }), { isProviderSilent: true });
  ctx = partners.ctx;
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const exchanging = async () => {
  const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500 }];
  const scene = await openExchangeScene(ctx, { variants, policy: { arePaymentsEnabled: true } });
  const order = await scene.order({ lines: [shirtLine(1)] });
  const process = await scene.exchange(order, { variant: "L", paymentToken: "tok_ok" });
  const { actor, groupId } = scene.tenant;
  const look = () => getProcess(ctx.db, actor, process.id);
  const decline = (by: TestContext) =>
    correctReview(by, {
      actor,
      processId: process.id,
      lines: [
        {
          unitId: process.units[0]?.id ?? "",
          status: "DECLINED",
          rejectReason: "Worn",
          showRejectReason: true,
          seen: null,
        },
      ],
      reason: "Looked again",
      user: "noor@example.com",
      override: null,
    });
  return { scene, process, groupId, call: { actor, processId: process.id }, look, decline };
};

/** Records only the verdict: what follows from it waits. */
const decide = async (
  process: ReturnProcess,
  { review, tenant }: Awaited<ReturnType<typeof openExchangeScene>>,
  verdict: "APPROVED" | "DECLINED",
) => {
  await ctx.db.activity.updateMany({ where: { groupId: tenant.groupId }, data: { dueAt: new Date("2100-01-01") } });
  await partners.losing(() => review(process, [verdict]));
};

describe("new items whose order's answer was lost", () => {
  test("aren't ordered for another decision after somebody has retried", async () => {
    const { scene, process, groupId, call, look, decline } = await exchanging();
    await decide(process, scene, "APPROVED");
    const activity = await ctx.db.activity.findFirst({
      where: { processId: process.id, name: "CREATE_EXCHANGE_ORDER" },
    });
    await ctx.db.activity.updateMany({ where: { id: activity?.id }, data: { dueAt: new Date(0) } });
    await partners.loseAnswers(groupId, { isHeld: true });
    await retryActivity(ctx, { ...call, activityId: activity?.id ?? "" });
    await expect(decline(ctx)).rejects.toThrow("being ordered at the shop");
    await partners.workOff(groupId);
    const { status, units, exchangeOrder } = await look();
    expect([status, units[0]?.verdict, exchangeOrder !== null]).toEqual(["COMPLETED", "APPROVED", true]);
  });

  test("keep the return from being closed as failed and their payment from being refunded", async () => {
    const { scene, process, groupId, call, look } = await exchanging();
    await decide(process, scene, "APPROVED");
    await ctx.db.activity.updateMany({ where: { groupId }, data: { dueAt: new Date(0) } });
    await partners.loseAnswers(groupId, { isHeld: true });
    await expect(giveUpProcess(ctx, { ...call, reason: "Enough" })).rejects.toThrow("being ordered at the shop");
    expect((await look()).charges[0]).toMatchObject({ refundedMinor: 0 });
  });

  test("aren't ordered while somebody corrects the decision", async () => {
    const { scene, process, groupId, look, decline } = await exchanging();
    await ctx.db.activity.updateMany({ where: { groupId, state: "PENDING" }, data: { state: "DONE" } });
    await patchProcess(ctx, {
      ...{ actor: scene.tenant.actor, processId: process.id, note: "", user: "" },
      patch: { kind: "HOLD", reason: "Look" },
    });
    await scene.review(process, ["APPROVED"]);
    await ctx.db.hold.updateMany({ where: { groupId }, data: { releasedAt: new Date() } });
    await expect(decline(partners.rightBefore(() => partners.loseAnswers(groupId)))).rejects.toThrow(
      "being ordered at the shop",
    );
    expect((await look()).units[0]?.verdict).toBe("APPROVED");
  });
});

test("refunds the payment for new items once, even if the return is canceled before the order is known", async () => {
  const { scene, process, groupId, call, look } = await exchanging();
  const { processId } = call;
  await decide(process, scene, "DECLINED");
  await ctx.db.activity.updateMany({ where: { groupId, name: "REFUND" }, data: { dueAt: new Date(0) } });
  await partners.loseAnswers(groupId);
  const cancel = { kind: "CANCEL", reason: "Enough" } as const;
  await expect(patchProcess(ctx, { ...call, patch: cancel, note: "", user: "" })).rejects.toThrow("Money");
  await partners.workOff(groupId);
  const { status, charges } = await look();
  expect([status, charges[0]?.refundedMinor, partners.doneFor(processId)]).toEqual(["COMPLETED", 1500, 1]);
});

test("closes a return that the shop opened, even if it was canceled before the answer came", async () => {
  const startReturnOnPlatformTime = "START_RETURN_ON_PLATFORM_TIME_ON_START";
  const scene = await createRefundScene(ctx, { policy: { startReturnOnPlatformTime } });
  const { id: processId } = await scene.newReturn();
  const { actor, groupId } = scene.tenant;
  await partners.loseAnswers(groupId);
  const cancel = { kind: "CANCEL", reason: "By mistake" } as const;
  await patchProcess(ctx, { actor, processId, patch: cancel, note: "", user: "" });
  await partners.workOff(groupId);
  const { status, platformProcessId, activities } = await getProcess(ctx.db, actor, processId);
  expect([status, platformProcessId !== ""]).toEqual(["CANCELED", true]);
  const states = activities
    .filter(({ name }) => name.endsWith("PLATFORM_RETURN"))
    .map(({ name, state }) => `${name} ${state}`);
  expect(states.toSorted()).toEqual(["CLOSE_PLATFORM_RETURN DONE", "OPEN_PLATFORM_RETURN DONE"]);
  expect(partners.doneFor(processId)).toBe(2);
});

test("declines no unit and closes no return while it is unknown whether the shop restocked the unit", async () => {
  const scene = await openExchangeScene(ctx, { config: { isRestockingEnabled: true } });
  const order = await scene.order();
  const returnId = await scene.draft(order);
  await scene.choose(returnId, { lineItemId: order.lines[0]?.id ?? "" });
  const process = await scene.complete(returnId);
  const { actor, groupId } = scene.tenant;
  const hold = { kind: "HOLD", reason: "Look" } as const;
  await patchProcess(ctx, { actor, processId: process.id, patch: hold, note: "", user: "" });
  await scene.review(process);
  await ctx.db.hold.updateMany({ where: { groupId }, data: { releasedAt: new Date() } });
  await ctx.db.activity.updateMany({ where: { groupId, name: "REFUND" }, data: { dueAt: new Date("2100-01-01") } });
  await partners.loseAnswers(groupId, { isHeld: true });
  await ctx.db.activity.updateMany({ where: { groupId, name: "REFUND" }, data: { attempts: 0 } });
  const unitId = process.units[0]?.id ?? "";
  const line = { unitId, status: "DECLINED" as const, rejectReason: "Worn", showRejectReason: true, seen: null };
  const call = { actor, processId: process.id, reason: "Looked again" };
  const correction = correctReview(ctx, { ...call, lines: [line], user: "noor", override: null });
  await expect(correction).rejects.toThrow("being restocked");
  await expect(giveUpProcess(ctx, call)).rejects.toThrow("being restocked");
  expect(partners.doneFor(process.id)).toBe(1);
});
