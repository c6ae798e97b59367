import { randomUUID } from "node:crypto";
import type { ImportReturnErrorCode } from "@/contract/vocabulary/import-return-error";
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
  /** Gets what was refused, in place. */
  report: OrderImportReport;
};

/** Takes returns of a file in, one after the other; of a dry run each is looked at and nothing is stored. */
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
      const { code, message, isNamedTwice, fact } = result.refusal;
      refuse(entry, {
        ...(isNamedTwice ? NAMED_TWICE : (fact ?? REFUSALS[code] ?? OTHERWISE)),
        hint: message === "" ? undefined : message,
      });
    }
  }
  return counts;
};

const NAMED_TWICE = { reason: "two rows name one item", field: "item" };
const OTHERWISE = { reason: "the return cannot be taken", field: "" };

/** In words that are the same for every row with this trouble, and the field that they are about. */
const REFUSALS: Partial<Record<ImportReturnErrorCode, { reason: string; field: string }>> = {
  ORDER_NOT_FOUND: { reason: "order and email match no order", field: "order" },
  LINE_ITEM_NOT_FOUND: { reason: "the order has no such item", field: "item" },
  LINE_ITEM_ALREADY_RETURNED: { reason: "the item is in a return already", field: "item" },
  INVALID_QUANTITY: { reason: "quantity does not fit the order", field: "quantity" },
  INVALID_RETURN_REASON: { reason: "reason is none of the store's", field: "reason" },
};

/**
 * A worker that is lost between a return and its note leaves the return; whoever takes over comes to the same answer
 * instead of finding the items returned already.
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

/** People write what they read: a reason's name, or its words. */
const reasonNamed = ({ config }: Store, typed: string): string => {
  const isMeant = (name: string | undefined) => name?.trim().toLowerCase() === typed.toLowerCase();
  const found = config.returnReasons.find(
    ({ name, label, labels }) => isMeant(name) || isMeant(label) || Object.values(labels ?? {}).some(isMeant),
  );
  return found?.name ?? typed;
};
