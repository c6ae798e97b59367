import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { Prisma } from "@/server/db/generated/client";
import { listUnitEvents } from "@/server/db/returns/history";
import { listUnitLooks } from "@/server/db/station/unit-looks";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { killedBeforeCommit } from "@/test/killed-before-commit";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { runDueActivities } from "../activities/run-due-activities";
import { doDueWork } from "../due-work/do-due-work";
import { endDueWaits } from "../payouts/end-due-waits";
import { correctReview } from "./correct-review";
import { recordReview } from "./record-review";
import { undoInspection } from "./undo-inspection";

let database: TestDatabase;
let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  scene = await createRefundScene(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const staff = (id = "usr_sven"): Actor => ({ ...scene.tenant.actor, kind: "staff", id, name: `${id}@example.com` });

const inspect = (process: ReturnProcess, status: ReviewStatus = "APPROVED", actor = staff(), grade = "") =>
  recordReview(ctx, {
    actor,
    processId: process.id,
    lines: process.units.map((unit) => ({
      ...{ lineItemId: unit.orderLineId, status, grade, rejectReason: "Worn", showRejectReason: true },
      ...{ user: actor.name, reviewedAt: ctx.clock.now().toISOString() },
    })),
    override: null,
  });

const undo = ({ id: processId }: ReturnProcess, by = ctx) =>
  undoInspection(by, { actor: staff(), processId, user: "noor@example.com" });

/** A second ago, because the column rounds to milliseconds and might otherwise not be due in the next statement. */
const passTime = ({ id }: ReturnProcess) =>
  ctx.db.$executeRaw(Prisma.sql`
    update payout_waits set goes_out_at = now() - interval '1 second' where process_id = ${id} and ended_at is null`);

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem && error.status === 409) return error.message;
  throw error ?? new Error("It went through.");
};

const told = async ({ id }: ReturnProcess) => {
  const mails = ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === id).map(({ subject }) => subject);
  const events = await ctx.db.outboxEvent.findMany({ where: { processId: id, type: "onProcessCompleted" } });
  return { mails: mails.length, completions: events.length };
};
const settled = ({ payouts }: ReturnProcess) => payouts.map(({ amountMinor, status }) => `${amountMinor} ${status}`);

describe("an inspection by a person", () => {
  test("refunds, orders and publishes nothing before its undo period is over, and then everything, once", async () => {
    const made = await scene.newReturn();
    const waiting = await inspect(made);
    expect(waiting.payoutWaits).toMatchObject([{ recordedById: "usr_sven", needsSecondPerson: false }]);
    const [wait] = waiting.payoutWaits;
    const left = Date.parse(wait?.goesOutAt ?? "") - Date.now();
    expect([left > 9 * 60_000, left <= 10 * 60_000]).toEqual([true, true]);
    const before = await told(made);
    await doDueWork(ctx);
    await scene.makeDue();
    await doDueWork(ctx);
    const still = await scene.look(made);
    expect([still.status, settled(still), await told(made)]).toEqual(["RUNNING", ["5000 PENDING"], before]);
    await passTime(made);
    const { done } = await doDueWork(ctx);
    expect(done).toBeGreaterThan(0);
    await doDueWork(ctx);
    const over = await scene.look(made);
    expect([over.status, settled(over), over.payoutWaits]).toEqual(["COMPLETED", ["5000 SETTLED"], []]);
    expect((await told(made)).completions).toBe(1);
  });

  test("that is undone leaves a return as it was, and the next inspection refunds what it decides", async () => {
    const made = await scene.newReturn({ quantity: 2 });
    const before = await scene.look(made);
    const valueBefore = await ctx.db.returnProcess.findUnique({ where: { id: made.id }, select: { valueMinor: true } });
    await inspect(made, "DECLINED");
    await undo(made);
    await inspect(made);
    const undone = await undo(made);
    const { units, settlements, status, overrideMinor } = undone;
    expect({ units, status, overrideMinor }).toEqual({ units: before.units, status: "RUNNING", overrideMinor: null });
    expect(settled(undone)).toEqual(["10000 FAILED"]);
    const planned = (process: ReturnProcess) =>
      process.activities.flatMap(({ name, leg, state }) => (state === "SKIPPED" ? [] : [`${name} ${leg}`])).sort();
    expect(planned(undone)).toEqual(planned(before));
    const row = { where: { id: made.id }, select: { valueMinor: true } };
    expect(await ctx.db.returnProcess.findUnique(row)).toEqual(valueBefore);
    expect(settlements.map(({ basis }) => basis)).toEqual(["QUOTE"]);
    const steps = await listUnitEvents(ctx.db, scene.tenant.actor, made.id);
    const verdicts = steps.filter(({ track }) => track === "VERDICT").map(({ state }) => state);
    expect(verdicts.slice(4)).toEqual(["APPROVED", "APPROVED", "UNDECIDED", "UNDECIDED"]);
    const entries = await ctx.db.processEvent.findMany({ where: { processId: made.id }, orderBy: { id: "asc" } });
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["REVIEW", "INSPECTION_UNDONE"]));
    await inspect(made, "APPROVED");
    await passTime(made);
    await doDueWork(ctx);
    await doDueWork(ctx);
    expect(settled(await scene.look(made))).toEqual(["10000 FAILED", "10000 SETTLED"]);
  });

  test("that is undone discards its grades: the next inspection sets its own", async () => {
    const process = await scene.newReturn();
    await inspect(process, "APPROVED", staff(), "Like new");
    await undo(process);
    await inspect(process, "APPROVED", staff(), "Damaged");
    const looks = await listUnitLooks(ctx.db, scene.tenant.actor, process.id);
    expect(looks.map(({ grade }) => grade)).toEqual(process.units.map(() => "Damaged"));
  });

  test("that refunds nothing waits as well: the return completes, and is published, after the undo period", async () => {
    const made = await scene.newReturn();
    const declined = await inspect(made, "DECLINED");
    expect([declined.status, (await told(made)).completions]).toEqual(["RUNNING", 0]);
    expect((await undo(made)).units.map(({ verdict }) => verdict)).toEqual(["UNDECIDED"]);
    await inspect(made, "DECLINED");
    await passTime(made);
    await doDueWork(ctx);
    expect([(await scene.look(made)).status, (await told(made)).completions]).toEqual(["COMPLETED", 1]);
  });

  test("that is corrected while it waits starts a new wait, and can be corrected but not undone", async () => {
    const made = await scene.newReturn({ quantity: 2 });
    const waiting = await inspect(made);
    const [unit] = waiting.units;
    const line = { status: "DECLINED" as const, rejectReason: "Worn", showRejectReason: true, seen: null };
    const corrected = await correctReview(ctx, {
      ...{ actor: staff(), processId: made.id, reason: "Looked again", user: "noor@example.com", override: null },
      lines: [{ ...line, unitId: unit?.id ?? "" }],
    });
    expect(corrected.payoutWaits).toMatchObject([{ undo: null }]);
    expect(corrected.payoutWaits[0]?.id).not.toBe(waiting.payoutWaits[0]?.id);
    expect(await problemOf(undo(made))).toContain("correct it again instead");
    await passTime(made);
    await doDueWork(ctx);
    await doDueWork(ctx);
    expect(settled(await scene.look(made)).sort()).toEqual(["10000 FAILED", "5000 SETTLED"]);
  });
});

describe("an undo", () => {
  test("after the undo period is refused with what was sent", async () => {
    const made = await scene.newReturn();
    await inspect(made);
    await passTime(made);
    await doDueWork(ctx);
    await doDueWork(ctx);
    expect(await problemOf(undo(made))).toBe(
      "It is too late to undo this inspection: 50.00 EUR was sent to Visa ending in 42.",
    );
    expect((await scene.look(made)).status).toBe("COMPLETED");
  });

  test("is refused the second time; of ten concurrent ones one succeeds", async () => {
    const made = await scene.newReturn();
    await inspect(made);
    const ten = await Promise.allSettled(Array.from({ length: 10 }, () => undo(made)));
    expect(ten.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await problemOf(undo(made))).toBe("There is no inspection to undo.");
    expect(await ctx.db.processEvent.count({ where: { processId: made.id, kind: "INSPECTION_UNDONE" } })).toBe(1);
  });

  test("during the job that releases the refund either undoes it unpaid, or is refused and it is paid once", async () => {
    const raced = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const made = await scene.newReturn();
        await inspect(made);
        await passTime(made);
        const undoing = undo(made).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Problem && error.status === 409) return false;
            throw error;
          },
        );
        const [isUndone] = await Promise.all([undoing, doDueWork(ctx), doDueWork(ctx)]);
        return { made, isUndone };
      }),
    );
    // Only when all workers have finished, because another return's worker may have handled this refund.
    await doDueWork(ctx);
    await doDueWork(ctx);
    for (const { made, isUndone } of raced) {
      const process = await scene.look(made);
      expect([process.status, settled(process)]).toEqual(
        isUndone ? ["RUNNING", ["5000 FAILED"]] : ["COMPLETED", ["5000 SETTLED"]],
      );
    }
  });

  test("changes nothing if it is killed, and can be repeated", async () => {
    const made = await scene.newReturn();
    const waiting = await inspect(made);
    await expect(undo(made, killedBeforeCommit(ctx))).rejects.toThrow("killed");
    expect(await scene.look(made)).toEqual(await scene.look(waiting));
    expect((await scene.look(made)).payoutWaits).toHaveLength(1);
    expect(settled(await undo(made))).toEqual(["5000 FAILED"]);
  });

  test("after a killed worker is possible before the refund was released, and refused afterwards", async () => {
    const made = await scene.newReturn();
    await inspect(made);
    await passTime(made);
    await endDueWaits(killedBeforeCommit(ctx)).catch(() => undefined);
    expect(settled(await undo(made))).toEqual(["5000 FAILED"]);
    await inspect(made);
    await passTime(made);
    // Dies right after its commit: nobody has started to pay.
    await endDueWaits(ctx);
    expect(await problemOf(undo(made))).toContain("too late");
    await runDueActivities(ctx);
    expect(settled(await scene.look(made))).toEqual(["5000 FAILED", "5000 SETTLED"]);
  });
});
