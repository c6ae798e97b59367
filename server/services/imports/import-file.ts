import { randomUUID } from "node:crypto";
import { shownValue } from "@/contract/vocabulary/order-file/shown-value";
import { claimIdempotencyKey, storeIdempotentAnswer } from "@/server/db/idempotency";
import { stepsOf } from "@/server/db/steps";
import {
  countRefusal,
  NO_COUNTS,
  noteRefusal,
  type OrderImportCounts,
  type OrderImportReport,
} from "@/server/domain/orders/import-report";
import type { OrderImport } from "@/server/domain/orders/order-import";
import type { FileFault, ImportRefusal } from "@/server/domain/returns/check-import";
import type { Store } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ReturnFileEntry, ReturnFileReturn } from "@/server/partners/return-file";
import type { ServiceContext } from "../context";
import { type ImportResult, importReturn } from "../returns/import-return";

type FileStep = {
  job: OrderImport;
  store: Store;
  entries: AsyncIterable<ReturnFileEntry>;
  /** Filled with refusals in place. */
  report: OrderImportReport;
};

/** Imports the returns of a file, one after the other; a dry run only validates each. */
export const importReturnFile = async (ctx: ServiceContext, step: FileStep): Promise<OrderImportCounts> => {
  const counts = { ...NO_COUNTS };
  const refuse = (entry: ReturnFileEntry, why: Omit<Parameters<typeof noteRefusal>[1], "rows" | "orderNumber">) => {
    const refusal = { rows: entry.rows, orderNumber: entry.orderName, ...why };
    countRefusal(counts, { ...refusal, isWholeOrder: entry.kind === "return" || entry.isWholeReturn });
    noteRefusal(step.report, refusal);
  };
  for await (const entry of step.entries) {
    counts.rows += entry.rows.length;
    if (entry.kind === "refused") {
      refuse(entry, entry);
      continue;
    }
    const result = await importOnce(ctx, { ...step, entry });
    if ("processId" in result) counts.created += 1;
    else {
      refuse(entry, faultOf(result.refusal, entry));
    }
  }
  return counts;
};

/** Describes a return's fault, at the row and by the column of the file. */
const faultOf = ({ message: sentence, inFile }: ImportRefusal, { rows, columns }: ReturnFileReturn) => {
  if (inFile === undefined) return { reason: "the return can't be imported", message: sentence };
  const { field, reason, line, told, message = reason } = inFile;
  return {
    ...{ field, column: columns[field] ?? "", reason, row: line === undefined ? undefined : rows[line] },
    message: told === undefined ? message : `${message}, not ${shownValue(told, KINDS[field] ?? "DATA")}`,
  };
};

/** Types of fields that are neither a number nor a date. */
const KINDS: Partial<Record<FileFault["field"], "CODE">> = { order: "CODE", item: "CODE", reason: "CODE" };

/**
 * A worker that dies between a return and its record leaves the return; its successor gets the same result instead of
 * finding the items already returned.
 */
const importOnce = async (
  ctx: ServiceContext,
  { job, store, entry }: Pick<FileStep, "job" | "store"> & { entry: ReturnFileReturn },
): Promise<ImportResult> => {
  const { groupId, id, createdBy, isDryRun } = job;
  const actor = { ...systemActor(groupId), name: createdBy };
  const input = {
    ...{ ecommerceId: store.id, orderName: entry.orderName, email: entry.email, lang: entry.lang },
    facts: entry.facts,
    lines: entry.lines.map(({ item, reason, quantity }) => ({
      ...{ platformLineItemId: item, quantity, returnReason: reasonNamed(store, reason) },
    })),
  };
  const byPeople = { actor, input, isSkuTaken: true, isDryRun };
  if (isDryRun) return importReturn(ctx, byPeople);
  const owned = { scope: `${groupId}:return-file:${id}`, key: String(entry.rows[0]), owner: randomUUID() };
  const claim = await claimIdempotencyKey(ctx.db, { ...owned, requestHash: sha256Hex(JSON.stringify(entry)) });
  if (claim.kind === "REPLAY") return JSON.parse(claim.body) as ImportResult;
  if (claim.kind !== "NEW") throw new Error("another worker is at this row of the file");
  const result = await importReturn({ ...ctx, steps: stepsOf(owned, claim.done) }, byPeople);
  await storeIdempotentAnswer(ctx.db, { ...owned, status: 200, body: JSON.stringify(result) });
  return result;
};

/** People write what they read: a reason's name or its text. */
const reasonNamed = ({ config }: Store, typed: string): string => {
  const isMeant = (name: string | undefined) => name?.trim().toLowerCase() === typed.toLowerCase();
  const found = config.returnReasons.find(
    ({ name, label, labels }) => isMeant(name) || isMeant(label) || Object.values(labels ?? {}).some(isMeant),
  );
  return found?.name ?? typed;
};
