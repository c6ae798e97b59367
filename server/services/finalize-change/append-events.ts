import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { saveSearchKeys } from "@/server/db/search/search";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { emit } from "@/server/db/webhooks/outbox";
import { updateRows } from "@/server/db/write-rows";
import type { ReturnProcess } from "@/server/domain/process/types";
import { searchKeys } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ServiceContext } from "../context";
import type { Step } from "./step";

const HASH_LENGTH = 16;

/**
 * Updates the search index of a return, only if something in it has changed. Returns the current process. Under the
 * process lock.
 */
export const updateSearchIndex = async (
  tx: Tx,
  { actor, process }: { actor: TenantScope; process: ReturnProcess },
): Promise<ReturnProcess> => {
  const keys = searchKeys(process);
  const hash = sha256Hex(JSON.stringify(keys)).slice(0, HASH_LENGTH);
  if (hash === process.searchHash) return process;
  await saveSearchKeys(tx, actor, { processId: process.id, keys, hash });
  return { ...process, searchHash: hash };
};

/** Writes the process with each event to the outbox and returns it. */
export const appendEvents = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, events, now }: Step & { events: readonly WebhookEvent[] },
): Promise<ReturnProcess> => {
  if (events.length === 0) return process;
  const { id, ecommerceId, shopperAddress } = process;
  // Before a label the return doesn't show where the parcel goes.
  const hasLabel = process.shipments.some(({ voidedAt }) => voidedAt === null);
  const from = { ecommerceId, country: shopperAddress.countryCode };
  const returnAddress = hasLabel ? null : ((await findReturnWarehouse(tx, actor, from))?.address ?? null);
  let told = process;
  for (const type of events) {
    told = { ...told, lastSequence: told.lastSequence + 1 };
    await emit(tx, { id: ctx.ids.next("evt"), type, snapshot: { ...told, returnAddress }, now });
  }
  await updateRows(tx, actor, { table: "return_processes", rows: [{ id, lastSequence: told.lastSequence }] });
  return told;
};
