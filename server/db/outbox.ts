import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { getProcess } from "./processes";
import { fromRow } from "./rows";
import { insertRows } from "./write-rows";

/**
 * Writes an event into the outbox, in the transaction of the change. The sequence rises under the process lock that
 * the caller holds; the snapshot is the process right after the change.
 */
export const emit = async (
  tx: Tx,
  scope: TenantScope,
  { id, type, processId, now }: { id: string; type: WebhookEvent; processId: string; now: Date },
): Promise<void> => {
  const { lastSequence } = await tx.returnProcess.update({
    where: { id: processId, groupId: scope.groupId },
    data: { lastSequence: { increment: 1 } },
    select: { lastSequence: true },
  });
  const snapshot = await getProcess(tx, scope, processId);
  await insertRows(tx, "outbox_events", [
    {
      id,
      groupId: scope.groupId,
      ecommerceId: snapshot.ecommerceId,
      processId,
      sequence: lastSequence,
      type,
      snapshot,
      createdAt: now,
    },
  ]);
};

export type OutboxRow = {
  id: string;
  groupId: string;
  ecommerceId: string;
  processId: string;
  sequence: number;
  type: WebhookEvent;
  snapshot: ReturnProcess;
};

/**
 * Takes events that are not fanned out yet, oldest first, and holds them until the transaction ends; other relays
 * pass over them. Several events of one process come out in their order: the first is always older.
 */
export const claimOutbox = async (tx: Tx, limit: number): Promise<OutboxRow[]> => {
  const rows = await tx.$queryRaw<{ data: unknown }[]>(Prisma.sql`
    select to_jsonb(o) - 'body' as data from outbox_events o
    where o.fanned_out_at is null order by o.created_at, o.sequence limit ${limit} for update skip locked`);
  return rows.map((row) => fromRow<OutboxRow>(row.data));
};

export const markFannedOut = async (
  tx: Tx,
  { id, body, now }: { id: string; body: string; now: Date },
): Promise<void> => {
  await tx.outboxEvent.update({ where: { id }, data: { body, fannedOutAt: now } });
};
