import { findTargetStore } from "@/server/cli/orders/find-target-store";
import { createProgressLine } from "@/server/cli/orders/progress-line";
import { RefusalLog } from "@/server/cli/orders/refusal-log";
import { inTransaction } from "@/server/db/transaction";
import type { ImportEntry } from "@/server/domain/orders/import-entry";
import type { OrderImportCounts } from "@/server/domain/orders/import-report";
import { readMapping } from "@/server/integrations/order-files/mapping-schema";
import { openOrderFile } from "@/server/integrations/order-files/open-order-file";
import { systemActor } from "@/server/kernel/actor";
import { readFileEntry } from "@/server/operations/read-order-entry";
import type { ServiceContext } from "@/server/services/context";
import { importOrders } from "@/server/services/orders/import-orders";

export type ImportRequest = {
  /** Absolute path, or "-" for standard input. */
  path: string;
  mappingPath: string | null;
  store: string | undefined;
  isDryRun: boolean;
  reportPath: string | null;
};

export type ImportReport = {
  store: { id: string; slug: string };
  is_dry_run: boolean;
  rows: { read: number; taken: number; refused: number; skipped: number };
  orders: { created: number; updated: number; unchanged: number; refused: number; skipped: number };
  reasons: RefusalLog["totals"];
  first_refusals: RefusalLog["first"];
  seconds: number;
  /** Peak memory of this process in mebibytes. */
  peak_rss_mib: number;
};

type Setup = Pick<ServiceContext, "db" | "ids" | "clock">;
type FileEntries = Awaited<ReturnType<typeof openOrderFile>>["entries"];

/** Imports an order file into a store and reports the result of every row. @throws OrderFileError, UsageError */
export const importFile = async (ctx: Setup, request: ImportRequest): Promise<ImportReport> => {
  const startedAt = performance.now();
  const mapping = request.mappingPath === null ? null : await readMapping(request.mappingPath);
  // A transaction only for its clear error when the database is down.
  const store = await inTransaction(ctx, (tx) => findTargetStore(tx, request.store));
  const file = await openOrderFile(request.path, {
    ...{ mapping, timeZone: store.timeZone, currency: store.currencyCode },
  });
  const log = await RefusalLog.open(request.reportPath);
  const progress = createProgressLine({ out: process.stderr, now: () => performance.now(), position: file.progress });
  try {
    const counts = await importOrders(ctx, {
      actor: systemActor(store.groupId),
      store,
      entries: toEntries(file.entries),
      isDryRun: request.isDryRun,
      onRefused: (refusal) => log.add(refusal),
      onProgress: progress.show,
    });
    return reportOf({ counts, log, store, request, seconds: (performance.now() - startedAt) / 1000 });
  } finally {
    progress.clear();
    await log.close();
  }
};

async function* toEntries(entries: FileEntries): AsyncGenerator<ImportEntry> {
  for await (const entry of entries) yield* readFileEntry(entry);
}

const reportOf = ({
  counts,
  log,
  store,
  request,
  seconds,
}: {
  counts: OrderImportCounts;
  log: RefusalLog;
  store: { id: string; slug: string };
  request: ImportRequest;
  seconds: number;
}): ImportReport => ({
  store: { id: store.id, slug: store.slug },
  is_dry_run: request.isDryRun,
  rows: {
    read: counts.rows,
    taken: counts.rows - counts.refusedRows - counts.skippedRows,
    refused: counts.refusedRows,
    skipped: counts.skippedRows,
  },
  orders: {
    created: counts.created,
    updated: counts.updated,
    unchanged: counts.unchanged,
    refused: counts.refused,
    skipped: counts.skipped,
  },
  reasons: log.totals,
  first_refusals: log.first,
  seconds: Math.round(seconds * 10) / 10,
  peak_rss_mib: Math.round(process.resourceUsage().maxRSS / 1024),
});
