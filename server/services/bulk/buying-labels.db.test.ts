import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getBulkJob, listBulkRows } from "@/server/db/jobs/bulk-jobs";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, type Tenant } from "@/test/factories";
import { doDueWork } from "../due-work/do-due-work";
import { runBulkJobs } from "./run-bulk-jobs";
import { startBulkJob } from "./start-bulk-job";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  ({ tenant } = await createEasyPostTenant(ctx, { currencyCode: "USD" }));
  return () => easypost.close();
});
afterAll(() => base.close());

const isPurchase = ({ url }: { url: string }) => url.endsWith("/buy");
const noFunds = { status: 402, body: { error: { code: "PAYMENT_REQUIRED", message: "No funds.", errors: [] } } };
const newReturn = async (): Promise<ReturnProcess> =>
  createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
/** A return whose carrier refused the label, so that it waits for a person. */
const unlabeled = async (): Promise<ReturnProcess> => {
  easypost.meet({ match: isPurchase, when: "BEFORE", instead: noFunds, times: 2 });
  const process = await newReturn();
  await ctx.db.activity.updateMany({
    where: { processId: process.id, state: "PENDING" },
    data: { dueAt: new Date(0) },
  });
  await doDueWork(ctx);
  easypost.meet({ match: () => false, when: "BEFORE", instead: null });
  return look(process);
};
const look = ({ id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const labels = async (...all: ReturnProcess[]) =>
  (await Promise.all(all.map(look))).map(({ shipments }) => shipments.length);

let requests = 0;
const start = (...all: ReturnProcess[]) => {
  requests += 1;
  ctx.clock.set(new Date(ctx.clock.now().getTime() + 1_000));
  return startBulkJob(ctx, {
    ...{
      actor: tenant.actor,
      requestId: `labels-${requests}`,
      act: "BUY_LABELS",
      reason: "",
      assigneeId: null,
      tag: "",
    },
    ...{ processIds: all.map(({ id }) => id), choice: null, expected: null, isOnlyApplicable: false },
  });
};
const buy = async (...all: ReturnProcess[]): Promise<string> => {
  const id = await start(...all);
  await runBulkJobs(ctx);
  return id;
};
const rowsOf = async (jobId: string) =>
  (await listBulkRows(ctx.db, tenant.actor, { jobId, state: undefined, after: 0, limit: 50 })).map(
    ({ state, error, costMinor }) => [state, error, costMinor] as const,
  );

test("buys missing labels in one job, each with its price, and their sum", async () => {
  const [one, two, has] = [await unlabeled(), await unlabeled(), await newReturn()];
  expect(await labels(one, two, has)).toEqual([0, 0, 1]);
  const job = await buy(one, two, has);
  const rows = await rowsOf(job);
  expect(rows.filter(([state]) => state === "DONE")).toEqual([
    ["DONE", "", 593],
    ["DONE", "", 593],
  ]);
  expect(rows.filter(([state]) => state === "REFUSED")).toEqual([
    ["REFUSED", "This return already has a label.", null],
  ]);
  expect(await getBulkJob(ctx.db, tenant.actor, job)).toMatchObject({
    costs: [{ currency: "USD", amountMinor: 1_186 }],
  });
  expect([easypost.books.bought, await labels(one, two, has)]).toEqual([3, [1, 1, 1]]);
  expect((await look(one)).holds).toEqual([]);
});

test("counts and retries only returns that still lack a label", async () => {
  const [one, has] = [await unlabeled(), await newReturn()];
  easypost.meet({ match: isPurchase, when: "BEFORE", instead: noFunds, times: 1 });
  const job = await buy(one, has);
  expect(await getBulkJob(ctx.db, tenant.actor, job)).toMatchObject({ refused: 2, retryable: 1 });
  const page = { jobId: job, state: undefined, isRetryable: true, after: 0, limit: 50 };
  expect((await listBulkRows(ctx.db, tenant.actor, page)).map(({ processId }) => processId)).toEqual([one.id]);
  easypost.meet({ match: () => false, when: "BEFORE", instead: null });
  expect(await getBulkJob(ctx.db, tenant.actor, await buy(one))).toMatchObject({ done: 1, retryable: 0 });
  expect(await getBulkJob(ctx.db, tenant.actor, job)).toMatchObject({ refused: 2, retryable: 0 });
});

test("buys both labels of a return in two parcels and shows their total cost in its row", async () => {
  easypost.meet({ match: isPurchase, when: "BEFORE", instead: noFunds, times: 2 });
  const order = await createOrder(ctx, tenant, {
    lines: [{ name: "Boots", sku: "BOOTS", unitPriceMinor: 5_000, quantity: 2 }],
  });
  const one = await createReturn(ctx, tenant, { order, items: [{ line: 0, quantity: 2 }], parcelCount: 2 });
  easypost.meet({ match: () => false, when: "BEFORE", instead: null });
  expect(await labels(one)).toEqual([0]);
  expect(await rowsOf(await buy(one))).toEqual([["DONE", "", 1_186]]);
  expect([easypost.books.bought, await labels(one)]).toEqual([2, [2]]);
});

test("shows why a carrier refused one without delaying the others; a retry buys only that one", async () => {
  const [one, two] = [await unlabeled(), await unlabeled()];
  easypost.meet({ match: isPurchase, when: "BEFORE", instead: noFunds, times: 1 });
  const rows = await rowsOf(await buy(one, two));
  expect(rows.map(([state]) => state).sort()).toEqual(["DONE", "REFUSED"]);
  expect(rows.find(([state]) => state === "REFUSED")?.[1]).toMatch(/funds/i);
  easypost.meet({ match: () => false, when: "BEFORE", instead: null });
  await buy(one, two);
  expect([easypost.books.bought, await labels(one, two)]).toEqual([2, [1, 1]]);
});

test("buys nothing twice after a lost worker or a lost answer", async () => {
  const [one, two] = [await unlabeled(), await unlabeled()];
  // The answer is lost: the label was bought, but nobody here knows.
  easypost.meet({ match: isPurchase, when: "AFTER", instead: null, times: 1 });
  const job = await buy(one, two);
  expect((await rowsOf(job)).map(([state]) => state).sort()).toEqual(["DONE", "REFUSED"]);
  const again = await buy(one, two);
  expect([easypost.books.bought, await labels(one, two)]).toEqual([2, [1, 1]]);
  expect((await rowsOf(again)).map(([state]) => state).sort()).toEqual(["DONE", "REFUSED"]);
  // The worker dies after a purchase: the next one runs its row again.
  await ctx.db.bulkRow.updateMany({ where: { jobId: again, state: "DONE" }, data: { state: "PENDING" } });
  await ctx.db.bulkJob.update({ where: { id: again }, data: { state: "RUNNING", finishedAt: null } });
  await runBulkJobs(ctx);
  expect((await rowsOf(again)).map(([state]) => state).sort()).toEqual(["DONE", "REFUSED"]);
  expect(easypost.books.bought).toBe(2);
});

test("leaves a purchase to the worker that is doing it", async () => {
  const one = await unlabeled();
  const [activity] = one.activities.filter(({ name }) => name === "CREATE_LOGISTIC_ORDER");
  await ctx.db.activity.update({
    where: { id: activity?.id ?? "" },
    data: { state: "PENDING", leaseUntil: new Date(Date.now() + 60_000) },
  });
  await ctx.db.hold.updateMany({ where: { processId: one.id }, data: { releasedAt: new Date() } });
  expect(await rowsOf(await buy(one))).toEqual([["REFUSED", "The label is being purchased right now.", null]]);
  expect(easypost.books.bought).toBe(0);
});
