import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenMinor as given } from "@/server/domain/payouts/payout-money";
import type { ReturnProcess } from "@/server/domain/process/types";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { correctReview } from "@/server/services/reviews/correct-review";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { withSandbox } from "@/test/with-sandbox";
import { type MarkCall, markAsRefunded } from "./mark-as-refunded";

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

const mark = (process: ReturnProcess, call: Partial<MarkCall> = {}, by: ServiceContext = ctx) =>
  markAsRefunded(by, {
    actor: scene.tenant.actor,
    processId: process.id,
    amount: null,
    note: "In the till",
    lines: [],
    ...call,
  });
/** FAILED ones were withdrawn. */
const givenMinor = (payout: ReturnProcess["payouts"][number]) => (payout.status === "FAILED" ? 0 : given(payout));
const eur = (amountMinor: number) => ({ amountMinor, currency: "EUR" });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "OK",
    (error: unknown) => (error instanceof Problem ? error.reason : String(error)),
  );
const payments = ({ units }: ReturnProcess) => units.map(({ payment }) => payment);
const refunds = ({ activities }: ReturnProcess) =>
  activities.filter(({ name }) => name === "REFUND").map(({ state }) => state);

describe("a refund that was made elsewhere", () => {
  test("covers everything: we pay nothing, the return is completed, the note is kept", async () => {
    const reviewed = await scene.review(await scene.newReturn({ quantity: 2 }));
    const done = await mark(reviewed, { note: "  Cash at the counter " });
    expect(done.payouts[0]).toMatchObject({
      status: "SETTLED",
      externalMinor: 10000,
      externalNote: "Cash at the counter",
      externalBy: "Tests",
      reference: "",
    });
    expect([done.status, refunds(done), payments(done)]).toEqual(["COMPLETED", ["SKIPPED"], ["SETTLED", "SETTLED"]]);
    expect(refunds(await scene.work(done))).toEqual(["SKIPPED"]);
    expect(await reasonOf(mark(done))).toBe("FAILED_PRECONDITION");
  });

  test("covers a part: only the rest is paid, under another key", async () => {
    const reviewed = await scene.review(await scene.newReturn({ quantity: 2 }));
    const keyBefore = reviewed.activities.find(({ name }) => name === "REFUND")?.idempotencyKey;
    const asked: { key: string; amountMinor: number }[] = [];
    const by = withSandbox(ctx, {
      payments: {
        ...ctx.sandbox.payments,
        refund: (leg) => {
          asked.push({ key: leg.idempotencyKey, amountMinor: leg.amountMinor });
          return ctx.sandbox.payments.refund(leg);
        },
      },
    });
    await mark(reviewed, { amount: eur(2500), note: "First part" });
    const partly = await mark(reviewed, { amount: eur(500), note: "Second part" });
    expect([partly.status, refunds(partly).sort()]).toEqual(["RUNNING", ["PENDING", "SKIPPED", "SKIPPED"]]);
    const done = await scene.work(partly, by);
    expect(done.payouts[0]).toMatchObject({
      externalMinor: 3000,
      externalNote: "First part\nSecond part",
      status: "SETTLED",
    });
    expect(asked.map(({ amountMinor }) => amountMinor)).toEqual([7000]);
    expect(asked[0]?.key).not.toBe(keyBefore);
    expect([done.status, payments(done)]).toEqual(["COMPLETED", ["SETTLED", "SETTLED"]]);
  });

  test("may name the units: those are refunded, the others follow", async () => {
    const reviewed = await scene.review(await scene.newReturn({ quantity: 3 }));
    const lines = [{ lineItemId: "SKU-0", quantity: 1 }];
    const partly = await mark(reviewed, { lines });
    expect([partly.payouts[0]?.externalMinor, payments(partly)]).toEqual([5000, ["SETTLED", "DUE", "DUE"]]);
    expect(await reasonOf(mark(reviewed, { lines: [{ lineItemId: "SKU-0", quantity: 3 }] }))).toBe(
      "FAILED_PRECONDITION",
    );
    expect(await reasonOf(mark(reviewed, { lines: [{ lineItemId: "nothing", quantity: 1 }] }))).toBe(
      "INVALID_ARGUMENT",
    );
    const done = await mark(reviewed, { lines: [{ lineItemId: "SKU-0", quantity: 2 }] });
    expect([done.status, done.payouts[0]?.externalMinor]).toEqual(["COMPLETED", 15000]);
  });

  test("releases the hold of a payout that had failed", async () => {
    const made = await scene.newReturn({ label: "Visa SANDBOX:FAIL" });
    const held = await scene.work(await scene.review(made));
    expect([held.status, payments(held)]).toEqual(["ON_HOLD", ["FAILED"]]);
    const partly = await mark(held, { amount: eur(1000) });
    expect([partly.status, partly.holds, payments(partly)]).toEqual(["RUNNING", [], ["DUE"]]);
    const done = await mark(partly);
    expect([done.status, done.holds, payments(done)]).toEqual(["COMPLETED", [], ["SETTLED"]]);
  });

  test("keeps its part when the inspection is corrected: nothing more is paid for declined units", async () => {
    const made = await scene.newReturn({ quantity: 2, label: "Visa SANDBOX:FAIL_ONCE" });
    const held = await scene.work(await scene.review(made));
    const partly = await mark(held, { amount: eur(4000) });
    const declined = (units: ReturnProcess["units"]) =>
      units.map(({ id: unitId }) => ({
        unitId,
        status: "DECLINED" as const,
        rejectReason: "Worn",
        showRejectReason: true,
        seen: null,
      }));
    const by = { actor: scene.tenant.actor, reason: "Looked again", user: "noor@example.com", override: null };
    const one = await correctReview(ctx, { ...by, processId: made.id, lines: declined(partly.units.slice(0, 1)) });
    expect(one.payouts.map(givenMinor).reduce((sum, minor) => sum + minor, 0)).toBe(5000);
    await correctReview(ctx, { ...by, processId: made.id, lines: declined(one.units.slice(1)) });
    const done = await scene.work(made);
    expect(done.status).toBe("COMPLETED");
    expect(done.payouts.filter(({ status }) => status === "SETTLED").map(givenMinor)).toEqual([4000]);
    const decisions = done.settlements.map(({ totalMinor, overpaidMinor }) => [totalMinor, overpaidMinor]);
    expect(decisions).toContainEqual([0, 4000]);
    expect(payments(done)).not.toContain("DUE");
  });

  test("needs a note, the right currency, and no more than is pending", async () => {
    const reviewed = await scene.review(await scene.newReturn());
    expect(await reasonOf(mark(reviewed, { note: " " }))).toBe("INVALID_ARGUMENT");
    expect(await reasonOf(mark(reviewed, { amount: eur(5001) }))).toBe("INVALID_ARGUMENT");
    expect(await reasonOf(mark(reviewed, { amount: eur(0) }))).toBe("INVALID_ARGUMENT");
    expect(await reasonOf(mark(reviewed, { amount: { amountMinor: 1, currency: "USD" } }))).toBe("INVALID_ARGUMENT");
    expect((await scene.look(reviewed)).payouts[0]).toMatchObject({ externalMinor: 0, status: "PENDING" });
  });

  test("has nothing to cover before a decision, and says so", async () => {
    const made = await scene.newReturn();
    await expect(mark(made)).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
      message: expect.stringContaining("Nothing has been inspected yet"),
    });
  });
});

describe("a refund that is being sent", () => {
  test("can't be marked while a worker is sending it", async () => {
    const reviewed = await scene.review(await scene.newReturn());
    let release: () => void = () => undefined;
    let begun = false;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refund: typeof ctx.sandbox.payments.refund = async (leg) => {
      begun = true;
      await gate;
      return ctx.sandbox.payments.refund(leg);
    };
    const working = scene.work(reviewed, withSandbox(ctx, { payments: { ...ctx.sandbox.payments, refund } }));
    while (!begun) await new Promise((resolve) => setImmediate(resolve));
    expect(await reasonOf(mark(reviewed))).toBe("ABORTED");
    release();
    const done = await working;
    expect(done.payouts[0]).toMatchObject({ status: "SETTLED", externalMinor: 0 });
  });

  test("can't be marked when its answer was lost, because the provider may have it", async () => {
    const waiting = await scene.work(await scene.review(await scene.newReturn({ label: "Visa SANDBOX:LOST" })));
    expect(await reasonOf(mark(waiting))).toBe("ABORTED");
    await scene.makeDue();
    expect((await scene.work(waiting)).status).toBe("COMPLETED");
  });
});

test("marks a refund exactly once in twenty concurrent calls", async () => {
  const reviewed = await scene.review(await scene.newReturn({ quantity: 2 }));
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => reasonOf(mark(reviewed))));
  expect(outcomes.filter((outcome) => outcome === "OK")).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(["OK", "FAILED_PRECONDITION"]));
  const done = await scene.look(reviewed);
  expect(done.payouts[0]).toMatchObject({ externalMinor: 10000, status: "SETTLED" });
  const told = await ctx.db.processEvent.count({ where: { processId: done.id, kind: "EXTERNAL_REFUND" } });
  const completed = await ctx.db.outboxEvent.count({ where: { processId: done.id, type: "onProcessCompleted" } });
  expect([told, completed]).toEqual([1, 1]);
});

test("never marks more than the pending amount in twenty concurrent partial calls", async () => {
  const reviewed = await scene.review(await scene.newReturn({ quantity: 2 }));
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => reasonOf(mark(reviewed, { amount: eur(1500) }))));
  expect(outcomes.filter((outcome) => outcome === "OK")).toHaveLength(6);
  expect((await scene.look(reviewed)).payouts[0]?.externalMinor).toBe(9000);
});
