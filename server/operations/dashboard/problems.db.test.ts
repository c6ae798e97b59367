import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { patchProcess } from "@/server/services/patches/patch-process";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const callerOf = ({ tenant }: RefundScene) => t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });

/** Activities are due by the database's clock, so the test clock follows it. */
const goOn = () => ctx.clock.set(new Date(Math.max(Date.now(), ctx.clock.now().getTime() + 1)));

/** Approved, with a refund that failed permanently. */
const refused = async (scene: RefundScene, label: string) => {
  goOn();
  return scene.work(await scene.review(await scene.newReturn({ label }), "APPROVED"));
};

const holdBySomebody = async (scene: RefundScene, reason: string) => {
  goOn();
  const { id } = await scene.newReturn();
  const patch = { kind: "HOLD", reason } as const;
  await patchProcess(ctx, { actor: scene.tenant.actor, processId: id, patch, note: "", user: "" });
  return id;
};

describe("the problems page", () => {
  test("lists permanent failures and holds, oldest first, with the possible actions", async () => {
    const scene = await createRefundScene(ctx);
    const failed = await refused(scene, "Visa 42 SANDBOX:FAIL");
    const heldId = await holdBySomebody(scene, "The photos look odd");
    const { problems, total } = await callerOf(scene).listProblems({});
    expect(total).toBe(2);
    expect(await callerOf(scene).countProblems({})).toEqual({ count: 2 });
    expect(problems).toMatchObject([
      {
        process_id: failed.id,
        return_code: failed.returnCode,
        activity: "REFUND",
        scope: "ACTIVITY",
        hold_id: null,
        attempts: 1,
        acts: ["RETRY", "BY_HAND", "GIVE_UP"],
        give_up: { pending_amount: "5000", currency: "EUR", has_paid: false, units: 1, is_ordered: false },
      },
      { process_id: heldId, activity: null, scope: "ALL", error: "The photos look odd", acts: ["RELEASE", "GIVE_UP"] },
    ]);
    expect(problems[0]?.error).toContain("was refused");
  });

  test("counts each return once, like the list's view of problems, however many of its steps failed", async () => {
    const scene = await createRefundScene(ctx);
    const { actor } = scene.tenant;
    const failed = await refused(scene, "Visa 42 SANDBOX:FAIL");
    const patch = { kind: "HOLD", reason: "And somebody looks at it" } as const;
    await patchProcess(ctx, { actor, processId: failed.id, patch, note: "", user: "" });
    const stuck = await scene.newReturn();
    await updateShippingStatus(ctx, { actor, processId: stuck.id, platformProcessId: "", to: "ERROR" });
    const mailed = await scene.newReturn();
    await ctx.db.activity.create({
      data: {
        ...{ id: `${mailed.id}m`, groupId: scene.tenant.groupId, processId: mailed.id, name: "NOTIFY_SHOPPER" },
        ...{ state: "HELD", idempotencyKey: `${mailed.id}m`, createdAt: ctx.clock.now() },
      },
    });
    const givenUp = await holdBySomebody(scene, "Nobody knows it");
    const call = callerOf(scene);
    await call.giveUpReturn({ process_id: givenUp, reason: "Nobody asked again" });
    const { problems, total, returns } = await call.listProblems({});
    const { rows } = await call.listReturnRows({ view: "PROBLEMS" });
    expect(new Set(rows.map(({ process_id }) => process_id))).toEqual(new Set([failed.id, stuck.id, mailed.id]));
    expect(new Set(problems.map(({ process_id }) => process_id))).toEqual(new Set([failed.id, stuck.id, mailed.id]));
    expect([total, returns]).toEqual([4, 3]);
    expect(await call.countProblems({})).toEqual({ count: 3 });
    expect((await call.countReturnViews({})).counts.PROBLEMS).toEqual({ count: 3, is_more: false });
    expect((await call.getOverview({})).problems.count).toBe(3);
    expect(problems.find(({ process_id }) => process_id === stuck.id)).toMatchObject({
      ...{ scope: "PARCEL", hold_id: null, activity_id: null, acts: [] },
      error: "The carrier reports a problem with the delivery.",
    });
    const mail = problems.find(({ process_id }) => process_id === mailed.id);
    expect(mail?.acts).toEqual(["EMAIL", "RETRY", "BY_HAND"]);
    expect(await call.getShopperEmail({ process_id: mailed.id })).toMatchObject({ failed: 1 });
    expect(await call.changeShopperEmail({ process_id: mailed.id, email: " Ana@example.com " })).toEqual({ resent: 1 });
    expect(await call.getShopperEmail({ process_id: mailed.id })).toEqual({ email: "Ana@example.com", failed: 0 });
    expect((await call.listReturnRows({ view: "CANCELED" })).rows).toMatchObject([{ process_id: givenUp }]);
    const { timeline } = await call.getReturnDetail({ id: givenUp });
    expect(timeline.filter(({ for_colleagues }) => for_colleagues !== "")).toMatchObject([
      { is_shopper_visible: true, text: expect.not.stringContaining("asked"), for_colleagues: "Nobody asked again" },
    ]);
  });

  test("is paged without gaps or repetitions", async () => {
    const scene = await createRefundScene(ctx);
    for (const label of ["1", "2", "3"]) await refused(scene, `Visa ${label} SANDBOX:FAIL`);
    const call = callerOf(scene);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof call.listProblems>> = await call.listProblems({ cursor, page_size: 2 });
      seen.push(...page.problems.map(({ problem_id }) => problem_id));
      cursor = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(3);
    for (const wrong of ["x", Buffer.from("2026-01-01T00:00:00.000Z~';").toString("base64url")])
      await expect(call.listProblems({ cursor: wrong })).rejects.toThrow(/cursor/);
  });
});

describe("causes", () => {
  test("group messages that differ only in numbers and IDs, the most frequent first", async () => {
    const scene = await createRefundScene(ctx);
    await holdBySomebody(scene, "One reason");
    await holdBySomebody(scene, "Another reason");
    for (const card of ["4242", "1111", "0007"]) await refused(scene, `Visa ending in ${card} SANDBOX:FAIL`);
    const { causes } = await callerOf(scene).listProblems({});
    expect(causes).toMatchObject([
      { activity: "REFUND", scope: "ACTIVITY", count: 3 },
      { activity: null, scope: "ALL", error: "", count: 2 },
    ]);
    expect(causes[0]?.error).toContain("ending in …");
    expect(causes[0]?.latest_error).toContain("ending in 0007");
    expect((await callerOf(scene).getOverview({})).problems.cause).toEqual(causes[0]);
    const { problems, total } = await callerOf(scene).listProblems({ cause: causes[0]?.cause ?? "" });
    expect([total, problems.map(({ activity }) => activity)]).toEqual([3, ["REFUND", "REFUND", "REFUND"]]);
  });

  test("keep different status codes of a partner apart", async () => {
    const scene = await createRefundScene(ctx);
    const [first, second] = [await refused(scene, "A SANDBOX:FAIL"), await refused(scene, "B SANDBOX:FAIL")];
    const say = (id: string, lastError: string) =>
      ctx.db.activity.updateMany({ where: { processId: id, name: "REFUND" }, data: { lastError } });
    await say(first.id, "The carrier answered 503 to request 8f3a-11");
    await say(second.id, "The carrier answered 404 to request 9b2c-77");
    const { causes } = await callerOf(scene).listProblems({});
    expect(causes.map(({ error }) => error).sort()).toEqual([
      "The carrier answered 404 to request …",
      "The carrier answered 503 to request …",
    ]);
  });

  test("are retried as a group, each problem once, even if it fails again immediately", async () => {
    const scene = await createRefundScene(ctx);
    const [once, always] = [await refused(scene, "X SANDBOX:FAIL_ONCE"), await refused(scene, "Y SANDBOX:FAIL")];
    await ctx.db.activity.updateMany({
      where: { processId: { in: [once.id, always.id] }, name: "REFUND" },
      data: { lastError: "The partner was away" },
    });
    const call = callerOf(scene);
    const cause = (await call.listProblems({})).causes[0]?.cause ?? "";
    goOn();
    const first = await call.retryProblems({ cause });
    expect(first).toMatchObject({ retried: 2, left: 0 });
    goOn();
    await scene.work(once);
    expect((await scene.look(once)).status).toBe("COMPLETED");
    expect((await scene.look(always)).status).toBe("ON_HOLD");
    const again = await call.retryProblems({ cause, held_before: first.held_before });
    expect(again).toMatchObject({ retried: 0, left: 0 });
    expect((await call.listProblems({})).total).toBe(1);
  });
});
