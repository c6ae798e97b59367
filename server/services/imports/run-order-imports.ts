import {
  claimOrderImport,
  failOrderImport,
  isBeyondHelp,
  releaseOrderImport,
  renewOrderImport,
  saveImportProgress,
} from "@/server/db/orders/order-imports";
import { getStore } from "@/server/db/stores/stores";
import {
  addCounts,
  noteRefusal,
  type OrderImportCounts,
  type OrderImportReport,
} from "@/server/domain/orders/import-report";
import type { OrderImport } from "@/server/domain/orders/order-import";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { importOrders } from "../orders/import-orders";
import { importReturnFile } from "./import-file";

/** Progress is saved after this many entries, or this long: the lease is many times as long. */
const STEP_ENTRIES = 2000;
const STEP_MS = 3000;

/**
 * Imports waiting files of orders and returns until none waits. Progress is saved step by step; after a lost worker,
 * its successor skips what was imported. The step in progress is imported again, which changes no order. The file is
 * deleted when its import has ended. Once `signal` is aborted, the current step is the last one.
 */
export const runOrderImports = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const job = await claimOrderImport(ctx.db);
    if (job === null) return { done, nextDueAt: null };
    try {
      if (await run(ctx, job, signal)) await ctx.spool.delete(job.storageKey);
      done += 1;
    } catch (error) {
      // The lease expires, and the file is retried: an outage is over by then.
      ctx.log.error({ import_id: job.id, err: error }, "an import of orders broke off");
    }
  }
  return { done, nextDueAt: null };
};

/** True when this worker ended the import, successful or not. */
const run = async (ctx: ServiceContext, job: OrderImport, signal: AbortSignal | undefined): Promise<boolean> => {
  if (isBeyondHelp(job))
    return failOrderImport(ctx.db, job, "The file couldn't be imported. Split it and send it in parts.");
  const stored = await ctx.spool.open(job.storageKey);
  if (stored === null) return failOrderImport(ctx.db, job, "The file is gone; send it again.");
  try {
    return await takeIn(ctx, { job, stored, signal });
  } catch (error) {
    if (!(error instanceof Problem) || error.reason !== "INVALID_ARGUMENT") throw error;
    return failOrderImport(ctx.db, job, error.message);
  } finally {
    stored.close();
  }
};

type StoredFile = { bytes: AsyncIterable<Buffer>; byteLength: number };

type Taking = { job: OrderImport; stored: StoredFile; signal: AbortSignal | undefined };

const takeIn = async (ctx: ServiceContext, { stored, ...taking }: Taking): Promise<boolean> => {
  const { groupId, ecommerceId, what, format, mapping, isDryRun } = taking.job;
  const actor = systemActor(groupId);
  const store = await getStore(ctx.db, actor, ecommerceId);
  if (what === "RETURNS")
    return readThrough(ctx, {
      ...taking,
      file: await ctx.orderFiles.openReturns({ ...stored, mapping }),
      take: (entries, report) => importReturnFile(ctx, { job: taking.job, store, entries, report }),
    });
  return readThrough(ctx, {
    ...taking,
    file: await ctx.orderFiles.open({
      ...stored,
      format,
      mapping,
      timeZone: store.timeZone,
      currency: store.currencyCode,
    }),
    take: (entries, report) =>
      importOrders(ctx, { actor, store, entries, isDryRun, onRefused: (refusal) => noteRefusal(report, refusal) }),
  });
};

type Reading<T> = Omit<Taking, "stored"> & {
  file: { entries: AsyncIterable<T>; readBytes: () => number };
  /** Imports the entries of a step; refusals are added to the report in place. */
  take: (entries: AsyncIterable<T>, report: OrderImportReport) => Promise<OrderImportCounts>;
};

const readThrough = async <T>(ctx: ServiceContext, { job, signal, file, take }: Reading<T>): Promise<boolean> => {
  const entries = file.entries[Symbol.asyncIterator]();
  try {
    if (!(await readOver(ctx, { job, entries, signal }))) return false;
    let { position, counts } = job;
    const report: OrderImportReport = structuredClone(job.report);
    for (;;) {
      const step = nextStep(entries);
      counts = addCounts(counts, await take(step.entries, report));
      position += step.taken();
      const progress = { position, readBytes: file.readBytes(), counts, report, isDone: step.isLast() };
      if (!(await saveImportProgress(ctx.db, { of: job, progress }))) return false;
      if (progress.isDone) return true;
      if (signal?.aborted) {
        await releaseOrderImport(ctx.db, job);
        return false;
      }
    }
  } finally {
    await entries.return?.();
  }
};

/**
 * Skips what an earlier worker imported. False when another worker continues: it took over, or this one is stopping.
 */
const readOver = async (
  ctx: ServiceContext,
  { job, entries, signal }: { job: OrderImport; entries: AsyncIterator<unknown>; signal: AbortSignal | undefined },
): Promise<boolean> => {
  let saidAt = performance.now();
  for (let passed = 0; passed < job.position; passed += 1) {
    if ((await entries.next()).done === true) return true;
    if (signal?.aborted) {
      await releaseOrderImport(ctx.db, job);
      return false;
    }
    if (performance.now() - saidAt < STEP_MS) continue;
    if (!(await renewOrderImport(ctx.db, job))) return false;
    saidAt = performance.now();
  }
  return true;
};

/** The next entries as a separate stream; `taken` and `isLast` are known when it has been read. */
const nextStep = <T>(entries: AsyncIterator<T>) => {
  const startedAt = performance.now();
  let taken = 0;
  let isLast = false;
  const read = async function* (): AsyncGenerator<T> {
    while (taken < STEP_ENTRIES && performance.now() - startedAt < STEP_MS) {
      const next = await entries.next();
      isLast = next.done === true;
      if (next.done === true) return;
      taken += 1;
      yield next.value;
    }
  };
  return { entries: read(), taken: () => taken, isLast: () => isLast };
};
