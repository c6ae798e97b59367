import { afterAll, beforeAll, expect, test } from "vitest";
import { listBulkRows } from "@/server/db/jobs/bulk-jobs";
import type { ReturnProcess } from "@/server/domain/process/types";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { markAsRefunded } from "../payouts/mark-as-refunded";
import { actOnReturn } from "./act-on-return";
import { runBulkJobs } from "./run-bulk-jobs";
import { startMarkingRefunds } from "./start-marking-refunds";

let ctx: TestContext;
let scene: RefundScene;
beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

/** An open return whose refund waits for a person. */
const waiting = async (): Promise<ReturnProcess> => {
  const made = await scene.newReturn();
  await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
  await scene.review(made);
  return scene.work(made);
};

const named = (process: ReturnProcess, reference: string, amountMinor = 5000) => ({
  ...{ payoutId: process.payouts[0]?.id ?? "", amountMinor, reference },
});
let requests = 0;
const asked = (refunds: ReturnType<typeof named>[], sentOn: string | null = null) => {
  requests += 1;
  return { actor: scene.tenant.actor, requestId: `marking-${requests}`, sentOn, refunds };
};
const rowsOf = async (jobId: string) =>
  (await listBulkRows(ctx.db, scene.tenant.actor, { jobId, state: undefined, after: 0, limit: 50 })).map(
    ({ state, error }) => [state, error],
  );

test("marks many refunds at once, each with its reference and the day it was sent", async () => {
  const [one, two] = [await waiting(), await waiting()];
  const call = asked([named(one, "SEPA 7"), named(two, " SEPA 8 ")], "2026-01-02");
  const id = await startMarkingRefunds(ctx, call);
  expect(await startMarkingRefunds(ctx, call)).toBe(id);
  await runBulkJobs(ctx);
  expect(await rowsOf(id)).toEqual([
    ["DONE", ""],
    ["DONE", ""],
  ]);
  const [first, second] = [await scene.look(one), await scene.look(two)];
  expect([first.status, second.status]).toEqual(["COMPLETED", "COMPLETED"]);
  expect(first.payouts).toMatchObject([
    {
      status: "SETTLED",
      externalMinor: 5000,
      externalReference: "SEPA 7",
      externalOn: "2026-01-02",
      externalNote: "SEPA 7",
    },
  ]);
  expect(second.payouts).toMatchObject([{ externalReference: "SEPA 8" }]);
});

test("refuses a refund that has changed since it was listed, in words, without delaying the others", async () => {
  const [one, two] = [await waiting(), await waiting()];
  await markAsRefunded(ctx, {
    ...{ actor: scene.tenant.actor, processId: one.id, note: "In part", lines: [] },
    amount: { amountMinor: 2000, currency: "EUR" },
  });
  const id = await startMarkingRefunds(ctx, asked([named(one, "A"), named(two, "A")]));
  await runBulkJobs(ctx);
  expect(await rowsOf(id)).toEqual([
    ["REFUSED", "The pending refund has changed from €50.00 to €30.00. Check it again."],
    ["DONE", ""],
  ]);
});

test("marks each refund once when two people mark the same ones", async () => {
  const process = await waiting();
  const ids = [
    await startMarkingRefunds(ctx, asked([named(process, "Ana")])),
    await startMarkingRefunds(ctx, asked([named(process, "Ben")])),
  ];
  await Promise.all([runBulkJobs(ctx), runBulkJobs(ctx)]);
  const states = (await Promise.all(ids.map(rowsOf))).flat().map(([state]) => state);
  expect(states.sort()).toEqual(["DONE", "REFUSED"]);
  expect((await scene.look(process)).payouts).toMatchObject([{ externalMinor: 5000, status: "SETTLED" }]);
});

test("counts a row as done, not refused, if its worker died after the change", async () => {
  const process = await waiting();
  const id = await startMarkingRefunds(ctx, asked([named(process, "Once")]));
  const job = await ctx.db.bulkJob.findUniqueOrThrow({ where: { id } });
  const asks = { payoutIds: [process.payouts[0]?.id ?? ""], amountMinor: 5000, reference: "Once", sentOn: null };
  const row = { position: 1, processId: process.id, asked: asks, isChanged: false };
  await actOnReturn(ctx, { actor: scene.tenant.actor, job: job as never, row });
  await runBulkJobs(ctx);
  expect(await rowsOf(id)).toEqual([["DONE", ""]]);
});

test("refuses a refund of another group, and a day in the future", async () => {
  const other = await createRefundScene(ctx);
  const process = await waiting();
  const foreign = { ...asked([named(process, "X")]), actor: other.tenant.actor };
  await expect(startMarkingRefunds(ctx, foreign)).rejects.toMatchObject({ reason: "NOT_FOUND" });
  const id = await startMarkingRefunds(ctx, asked([named(process, "X")], "2999-01-01"));
  await runBulkJobs(ctx);
  expect(await rowsOf(id)).toEqual([["REFUSED", expect.stringContaining("choose today or an earlier day")]]);
});
