import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { forgetPartners } from "@/test/lost-answers";
import { createRefundScene } from "@/test/refund-scene";
import { retryActivity } from "../activities/retry-activity";
import { patchProcess } from "../patches/patch-process";
import { giveUpProcess } from "../processes/close-as-failed";
import { markAsRefunded } from "./mark-as-refunded";

let database: TestDatabase;
let ctx: TestContext;
let partners: ReturnType<typeof forgetPartners>;

beforeAll(async () => {
  database = await createTestDatabase();
  partners = forgetPartners(createTestContext({ url: database.url }));
  ctx = partners.ctx;
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const reviewed = async () => {
  const scene = await createRefundScene(ctx);
  const process = await scene.review(await scene.newReturn());
  const { actor, groupId } = scene.tenant;
  const call = { actor, processId: process.id };
  const activityOf = (name: string) => process.activities.find((one) => one.name === name)?.id ?? "";
  const mark = (by: TestContext) => markAsRefunded(by, { ...call, amount: null, note: "In the till", lines: [] });
  const look = () => getProcess(ctx.db, actor, process.id);
  return { ...scene, process, call, groupId, activityOf, mark, look };
};

describe("a refund whose answer was lost", () => {
  test("can't be marked as refunded outside Homeward after somebody has retried it", async () => {
    const { process, call, groupId, activityOf, mark, look } = await reviewed();
    await partners.loseAnswers(groupId, { isHeld: true });
    await retryActivity(ctx, { ...call, activityId: activityOf("REFUND") });
    await expect(mark(ctx)).rejects.toThrow("already has this refund");
    await partners.workOff(groupId);
    expect([(await look()).status, partners.doneFor(process.id)]).toEqual(["COMPLETED", 1]);
  });

  test("can't be marked by somebody who checked the provider right before it paid", async () => {
    const { process, groupId, mark, look } = await reviewed();
    await expect(mark(partners.rightBefore(() => partners.loseAnswers(groupId)))).rejects.toThrow(
      "being sent right now",
    );
    await partners.workOff(groupId);
    expect([(await look()).payouts[0]?.externalMinor, partners.doneFor(process.id)]).toEqual([0, 1]);
  });

  test("keeps the return from being closed as failed, which would free its units for another refund", async () => {
    const { process, call, groupId, activityOf, look } = await reviewed();
    await partners.loseAnswers(groupId, { isHeld: true });
    await expect(giveUpProcess(ctx, { ...call, reason: "Enough" })).rejects.toThrow("already has this refund");
    await retryActivity(ctx, { ...call, activityId: activityOf("REFUND") });
    await partners.workOff(groupId);
    const { status, payouts, units } = await look();
    expect([status, payouts[0]?.status, units[0]?.isLive, partners.doneFor(process.id)]).toEqual([
      "COMPLETED",
      "SETTLED",
      true,
      1,
    ]);
  });

  test("keeps the return from being closed as failed, too, when a worker has just taken it", async () => {
    const { call, groupId } = await reviewed();
    const { actor, processId } = call;
    const hold = { kind: "HOLD", reason: "Look" } as const;
    const giveUp = (by: TestContext) => giveUpProcess(by, { ...call, reason: "Enough" });
    const raced = partners.rightBefore(async () => {
      await partners.loseAnswers(groupId);
      await patchProcess(ctx, { actor, processId, patch: hold, note: "", user: "" });
    });
    await expect(giveUp(raced)).rejects.toThrow("being sent right now");
  });
});
