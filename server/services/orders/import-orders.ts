import { type FilePlaces, placeInFile } from "@/server/domain/orders/file-place";
import type { ImportEntry, Refusal } from "@/server/domain/orders/import-entry";
import { countRefusal, NO_COUNTS, type OrderImportCounts } from "@/server/domain/orders/import-report";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { putOrders } from "./put-orders";

export type ImportListener = {
  onRefused?: (refusal: Refusal) => void | Promise<void>;
  onProgress?: (counts: Readonly<OrderImportCounts>) => void;
};

type Setup = Pick<ServiceContext, "db" | "ids" | "clock">;
type ImportInput = ImportListener & {
  actor: Actor;
  store: Store;
  entries: AsyncIterable<ImportEntry>;
  isDryRun?: boolean;
};

/** Orders and lines per transaction: large enough to be fast, small enough not to block others. */
const BATCH_ORDERS = 200;
const BATCH_LINES = 1000;

/**
 * Imports a stream of orders, a batch per transaction, each order completely or not at all. A second run over the same
 * orders changes nothing, and finishes an interrupted one. Order numbers must not repeat.
 */
export const importOrders = async (ctx: Setup, input: ImportInput): Promise<OrderImportCounts> => {
  const run: Run = { ...input, ctx, counts: { ...NO_COUNTS }, batch: [], batchLines: 0, writing: Promise.resolve() };
  for await (const entry of input.entries) {
    if (entry.kind === "refused") await refuse(run, entry);
    else {
      run.counts.rows += entry.rows.length;
      run.batch.push(entry);
      run.batchLines += entry.content.lines.length;
      if (run.batch.length >= BATCH_ORDERS || run.batchLines >= BATCH_LINES) await flush(run);
    }
    input.onProgress?.(run.counts);
  }
  await flush(run);
  await run.writing;
  return run.counts;
};

const COUNTED_AS = { CREATED: "created", UPDATED: "updated", UNCHANGED: "unchanged" } as const;

type ReadOrder = Extract<ImportEntry, { kind: "order" }>;
type Run = ImportInput & {
  ctx: Setup;
  counts: OrderImportCounts;
  batch: ReadOrder[];
  batchLines: number;
  writing: Promise<void>;
};

const refuse = async (run: Run, refusal: Refusal): Promise<void> => {
  run.counts.rows += refusal.rows.length;
  await report(run, refusal);
};

const report = async (run: Run, refusal: Refusal): Promise<void> => {
  countRefusal(run.counts, refusal);
  await run.onRefused?.(refusal);
};

/** Writes the batch and keeps reading; only one batch is written at a time. */
const flush = async (run: Run): Promise<void> => {
  const { batch } = run;
  await run.writing;
  if (batch.length === 0) return;
  run.batch = [];
  run.batchLines = 0;
  run.writing = write(run, batch);
  // It is awaited before the next batch; until then its failure must not count as unhandled.
  run.writing.catch(() => undefined);
};

const write = async (run: Run, batch: readonly ReadOrder[]): Promise<void> => {
  const { ctx, actor, store, isDryRun, counts } = run;
  const outcomes = await putOrders(ctx, { actor, store, isDryRun, contents: batch.map(({ content }) => content) });
  for (const [place, outcome] of outcomes.entries()) {
    if (outcome.result === "REFUSED") {
      const { orderNumber, problem } = outcome;
      const places = batch[place] ?? { rows: [] };
      const { rows } = places;
      await report(run, { kind: "refused", orderNumber, rows, isWholeOrder: true, ...wordsOf(problem, places) });
    } else counts[COUNTED_AS[outcome.result]] += 1;
  }
  run.onProgress?.(counts);
};

/** Without numbers and positions, so that the same problem is counted as one. */
const wordsOf = (problem: Problem, places: FilePlaces): Omit<Refusal, "kind" | "orderNumber" | "rows"> => {
  const [violation] = problem.extras.violations ?? [];
  if (problem.reason === "FAILED_PRECONDITION")
    return { reason: "the order has a return, so only delivery and payments can change", detail: problem.message };
  if (violation === undefined) return { reason: "the order can't be imported", detail: problem.message };
  return {
    ...{ reason: "doesn't match the rest of the order", detail: problem.message, message: violation.description },
    ...placeInFile(violation.field, places),
  };
};
