import { findTargetStore } from "@/server/cli/orders/find-target-store";
import { RefusalLog } from "@/server/cli/orders/refusal-log";
import { commandActor } from "@/server/cli/setup/find-actor";
import { inTransaction } from "@/server/db/transaction";
import { openBytes } from "@/server/integrations/order-files/open-bytes";
import { linesOf } from "@/server/integrations/order-files/read-ndjson";
import { Problem } from "@/server/kernel/problem";
import { importReturn } from "@/server/operations/admin/import-return";
import type { ServiceContext } from "@/server/services/context";

export type ReturnsImportReport = {
  store: { id: string; slug: string };
  rows: { read: number; imported: number; there: number; refused: number };
  reasons: RefusalLog["totals"];
  first_refusals: RefusalLog["first"];
  seconds: number;
};

type Request = { path: string; store: string | undefined; reportPath: string | null };
type Outcome =
  | { kind: "IMPORTED" }
  | { kind: "THERE" }
  | { kind: "REFUSED"; order: string; reason: string; detail: string };

/**
 * Imports returns from NDJSON, one body of `import_return` per line, one transaction each. Items that are already in a
 * return are skipped, so that a second run changes nothing. @throws OrderFileError, UsageError
 */
export const importReturns = async (ctx: ServiceContext, request: Request): Promise<ReturnsImportReport> => {
  const startedAt = performance.now();
  const store = await inTransaction(ctx, (tx) => findTargetStore(tx, request.store));
  const actor = { ...commandActor(store.groupId), ecommerceIds: [store.id] };
  const file = await openBytes(request.path);
  const log = await RefusalLog.open(request.reportPath);
  const counts = { read: 0, imported: 0, there: 0, refused: 0 };
  let row = 0;
  try {
    for await (const line of linesOf(file.bytes)) {
      row += 1;
      if (line.trim() === "") continue;
      counts.read += 1;
      const outcome = await importLine(line, (body) =>
        importReturn.call(ctx, actor, { ...body, ecommerce_id: store.id }),
      );
      if (outcome.kind === "IMPORTED") counts.imported += 1;
      else if (outcome.kind === "THERE") counts.there += 1;
      else {
        counts.refused += 1;
        const { order: orderNumber, reason, detail } = outcome;
        await log.add({ kind: "refused", rows: [row], orderNumber, reason, detail });
      }
    }
  } finally {
    await log.close();
  }
  return {
    store: { id: store.id, slug: store.slug },
    rows: counts,
    reasons: log.totals,
    first_refusals: log.first,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  };
};

const importLine = async (
  line: string,
  send: (body: Record<string, unknown>) => ReturnType<typeof importReturn.call>,
): Promise<Outcome> => {
  const body = parseObject(line);
  if (body === null) return { kind: "REFUSED", order: "", reason: "isn't a JSON object", detail: line.slice(0, 60) };
  const order = typeof body.customer_printed_order_id === "string" ? body.customer_printed_order_id : "";
  try {
    const { error } = await send(body);
    if (error === undefined) return { kind: "IMPORTED" };
    if (error.code === "LINE_ITEM_ALREADY_RETURNED") return { kind: "THERE" };
    return { kind: "REFUSED", order, reason: error.code, detail: error.message };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { kind: "REFUSED", order, reason: error.reason, detail: error.message };
  }
};

const parseObject = (line: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
};

/** Formats the result for people. */
export const returnsImportText = ({ rows, first_refusals, reasons, store, seconds }: ReturnsImportReport): string => {
  const head =
    rows.imported > 0 ? "The returns were imported." : rows.there > 0 ? "Nothing changed." : "No return was imported.";
  return [
    head,
    `  Rows    read ${rows.read}, imported ${rows.imported}, there already ${rows.there}, refused ${rows.refused}`,
    `  Store   ${store.slug}, ${seconds} s`,
    ...reasons.map(({ reason, rows: count }) => `  ${count} × ${reason}`),
    ...first_refusals.map(({ row, order_number, reason }) => `  row ${row} (order ${order_number}): ${reason}`),
  ].join("\n");
};
