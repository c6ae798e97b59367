import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@/server/db/client";
import { getProcess } from "@/server/db/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { Shop } from "@/server/partners/shop";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";
import { createRefundScene } from "@/test/refund-scene";
import { retryActivity } from "../activities/retry-activity";
import { runDueActivities } from "../activities/run-due-activities";
import { patchProcess } from "../patches/patch-process";
import { giveUpProcess } from "../processes/give-up-process";
import { correctReview } from "../reviews/correct-review";
import { markAsRefunded } from "./mark-as-refunded";

let database: TestDatabase;
let base: TestContext;
/** What the partners have done, and whether their answer arrives. */
let done: string[] = [];
let isLost = false;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  base = createTestContext({ url: database.url });
  const answer = <T>(key: string, result: T): T => {
    if (!done.includes(key)) done.push(key);
    if (isLost) throw new PartnerError("TEST", "UNAVAILABLE", "The answer was lost.");
    return result;
  };
  const payments: PaymentProvider = {
    ...base.payments,
    refund: async (leg) => answer(leg.idempotencyKey, await base.payments.refund(leg)),
  };
  const shop: Shop = {
    ...base.shop,
    createExchangeOrder: async (order) => answer(order.idempotencyKey, await base.shop.createExchangeOrder(order)),
    openReturn: async (request) => answer(request.idempotencyKey, await base.shop.openReturn(request)),
    restock: async (request) => answer(request.idempotencyKey, await base.shop.restock(request)),
    closeReturn: async (request) => answer(request.idempotencyKey, await base.shop.closeReturn(request)),
  };
  ctx = { ...base, payments, shop };
});
afterAll(async () => {
  await base.close();
  await database.drop();
});

/** Works with partners that do what they are asked and do not say so; the last attempt, where it is to be held. */
const loseAnswers = async (groupId: string, { isHeld = false } = {}): Promise<void> => {
  if (isHeld) await ctx.db.activity.updateMany({ where: { groupId, state: "PENDING" }, data: { attempts: 5 } });
  isLost = true;
  await runDueActivities(ctx);
  isLost = false;
};

const workOff = async (groupId: string): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    await ctx.db.activity.updateMany({
      where: { groupId, state: "PENDING" },
      data: { dueAt: new Date(0), leaseUntil: null },
    });
    await runDueActivities(ctx);
  }
};

/** The same context, in which something happens right before the command's transaction. */
const rightBefore = (happens: () => Promise<unknown>): TestContext => {
  let isFirst = true;
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== "$transaction") return typeof value === "function" ? value.bind(target) : value;
      const transact: Database["$transaction"] = target.$transaction.bind(target);
      return async (work: Parameters<typeof transact>[0], options: object) => {
        if (isFirst) {
          isFirst = false;
          await happens();
        }
        return transact(work, options);
      };
    },
  });
  return { ...ctx, db };
};

const reviewed = async () => {
  done = [];
  const scene = await createRefundScene(ctx);
  const process = await scene.review(await scene.newReturn());
  const { actor, groupId } = scene.tenant;
  const call = { actor, processId: process.id };
  const activityOf = (name: string, { activities }: ReturnProcess = process) =>
    activities.find((one) => one.name === name)?.id ?? "";
  const mark = (by: TestContext) => markAsRefunded(by, { ...call, amount: null, note: "In the till", lines: [] });
  const look = () => getProcess(ctx.db, actor, process.id);
  return { ...scene, process, call, groupId, activityOf, mark, look };
};

describe("a refund whose answer was lost", () => {
  test("cannot be marked as refunded elsewhere after somebody has asked to retry it", async () => {
    const { call, groupId, activityOf, mark, look } = await reviewed();
    await loseAnswers(groupId, { isHeld: true });
    await retryActivity(ctx, { ...call, activityId: activityOf("REFUND") });
    await expect(mark(ctx)).rejects.toThrow("has this refund already");
    await workOff(groupId);
    expect([(await look()).status, done.length]).toEqual(["COMPLETED", 1]);
  });

  test("cannot be marked by whoever asked the provider right before it paid", async () => {
    const { groupId, mark, look } = await reviewed();
    await expect(mark(rightBefore(() => loseAnswers(groupId)))).rejects.toThrow("being paid at this moment");
    await workOff(groupId);
    expect([(await look()).payouts[0]?.externalMinor, done.length]).toEqual([0, 1]);
  });

  test("keeps the return from being given up: its units would be free, and refunded again", async () => {
    const { call, groupId, activityOf, look } = await reviewed();
    await loseAnswers(groupId, { isHeld: true });
    await expect(giveUpProcess(ctx, { ...call, reason: "Enough" })).rejects.toThrow("has this refund already");
    await retryActivity(ctx, { ...call, activityId: activityOf("REFUND") });
    await workOff(groupId);
    const { status, payouts, units } = await look();
    expect([status, payouts[0]?.status, units[0]?.isLive, done.length]).toEqual(["COMPLETED", "SETTLED", true, 1]);
  });

  test("and one that a worker has taken right before keep the return from being given up", async () => {
    const { call, groupId } = await reviewed();
    const { actor, processId } = call;
    const hold = { kind: "HOLD", reason: "Look" } as const;
    const giveUp = (by: TestContext) => giveUpProcess(by, { ...call, reason: "Enough" });
    const raced = rightBefore(async () => {
      await loseAnswers(groupId);
      await patchProcess(ctx, { actor, processId, patch: hold, note: "", user: "" });
    });
    await expect(giveUp(raced)).rejects.toThrow("being paid at this moment");
  });
});

const exchanging = async () => {
  done = [];
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

/** The verdict alone: what follows from it waits. */
const decide = async (
  process: ReturnProcess,
  { review, tenant }: Awaited<ReturnType<typeof openExchangeScene>>,
  verdict: "APPROVED" | "DECLINED",
) => {
  await ctx.db.activity.updateMany({ where: { groupId: tenant.groupId }, data: { dueAt: new Date("2100-01-01") } });
  isLost = true;
  await review(process, [verdict]);
  isLost = false;
};

describe("new items whose order was lost on the way back", () => {
  test("are not ordered for another decision after somebody has asked to retry", async () => {
    const { scene, process, groupId, call, look, decline } = await exchanging();
    await decide(process, scene, "APPROVED");
    const activity = await ctx.db.activity.findFirst({
      where: { processId: process.id, name: "CREATE_EXCHANGE_ORDER" },
    });
    await ctx.db.activity.updateMany({ where: { id: activity?.id }, data: { dueAt: new Date(0) } });
    await loseAnswers(groupId, { isHeld: true });
    await retryActivity(ctx, { ...call, activityId: activity?.id ?? "" });
    await expect(decline(ctx)).rejects.toThrow("being ordered at the shop");
    await workOff(groupId);
    const { status, units, exchangeOrder } = await look();
    expect([status, units[0]?.verdict, exchangeOrder !== null]).toEqual(["COMPLETED", "APPROVED", true]);
  });

  test("keep the return from being given up, and what was paid for them from going back", async () => {
    const { scene, process, groupId, call, look } = await exchanging();
    await decide(process, scene, "APPROVED");
    await ctx.db.activity.updateMany({ where: { groupId }, data: { dueAt: new Date(0) } });
    await loseAnswers(groupId, { isHeld: true });
    await expect(giveUpProcess(ctx, { ...call, reason: "Enough" })).rejects.toThrow("being ordered at the shop");
    expect((await look()).charges[0]).toMatchObject({ refundedMinor: 0 });
  });

  test("are not ordered while somebody corrects the decision", async () => {
    const { scene, process, groupId, look, decline } = await exchanging();
    await ctx.db.activity.updateMany({ where: { groupId, state: "PENDING" }, data: { state: "DONE" } });
    await patchProcess(ctx, {
      ...{ actor: scene.tenant.actor, processId: process.id, note: "", user: "" },
      patch: { kind: "HOLD", reason: "Look" },
    });
    await scene.review(process, ["APPROVED"]);
    await ctx.db.hold.updateMany({ where: { groupId }, data: { releasedAt: new Date() } });
    await expect(decline(rightBefore(() => loseAnswers(groupId)))).rejects.toThrow("being ordered at the shop");
    expect((await look()).units[0]?.verdict).toBe("APPROVED");
  });
});

test("what the shopper paid for new items is given back once, though the return is canceled before that is known", async () => {
  const { scene, process, groupId, call, look } = await exchanging();
  await decide(process, scene, "DECLINED");
  await ctx.db.activity.updateMany({ where: { groupId, name: "REFUND" }, data: { dueAt: new Date(0) } });
  await loseAnswers(groupId);
  const cancel = { kind: "CANCEL", reason: "Enough" } as const;
  await expect(patchProcess(ctx, { ...call, patch: cancel, note: "", user: "" })).rejects.toThrow("Money");
  await workOff(groupId);
  const { status, charges } = await look();
  expect([status, charges[0]?.refundedMinor, done.length]).toEqual(["COMPLETED", 1500, 1]);
});

test("a return that the shop has opened is closed there, though it was canceled before its answer came", async () => {
  done = [];
  const startReturnOnPlatformTime = "START_RETURN_ON_PLATFORM_TIME_ON_START";
  const scene = await createRefundScene(ctx, { policy: { startReturnOnPlatformTime } });
  const { id: processId } = await scene.newReturn();
  const { actor, groupId } = scene.tenant;
  await loseAnswers(groupId);
  const cancel = { kind: "CANCEL", reason: "By mistake" } as const;
  await patchProcess(ctx, { actor, processId, patch: cancel, note: "", user: "" });
  await workOff(groupId);
  const { status, platformProcessId, activities } = await getProcess(ctx.db, actor, processId);
  expect([status, platformProcessId !== ""]).toEqual(["CANCELED", true]);
  const states = activities
    .filter(({ name }) => name.endsWith("PLATFORM_RETURN"))
    .map(({ name, state }) => `${name} ${state}`);
  expect(states.toSorted()).toEqual(["CLOSE_PLATFORM_RETURN DONE", "OPEN_PLATFORM_RETURN DONE"]);
  expect(done).toHaveLength(2);
});

test("a piece that the shop may have back already is not declined before that is known, nor is its return given up", async () => {
  done = [];
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
  await loseAnswers(groupId, { isHeld: true });
  await ctx.db.activity.updateMany({ where: { groupId, name: "REFUND" }, data: { attempts: 0 } });
  const unitId = process.units[0]?.id ?? "";
  const line = { unitId, status: "DECLINED" as const, rejectReason: "Worn", showRejectReason: true, seen: null };
  const call = { actor, processId: process.id, reason: "Looked again" };
  const correction = correctReview(ctx, { ...call, lines: [line], user: "noor", override: null });
  await expect(correction).rejects.toThrow("being put back on the shelf");
  await expect(giveUpProcess(ctx, call)).rejects.toThrow("being put back on the shelf");
  expect(done).toHaveLength(1);
});
