import type { Tx } from "@/server/db/client";
import { change, readFirstSql, readOne } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

/** A label that is void here, and whose carrier hasn't answered yet. */
export type VoidedShipment = {
  id: string;
  groupId: string;
  processId: string;
  ecommerceId: string;
  /** Mode of its return, whose account created the label and voids it. */
  isTest: boolean;
  provider: string;
  carrier: string;
  carrierName: string;
  trackingNumber: string;
  connectionId: string | null;
  reference: string;
  /** Including this one. */
  attempts: number;
};

/**
 * VOIDED: nobody pays for it. PROMISED: its provider was asked and decides later. TOO_LATE: it was in transit. REFUSED:
 * staff have to look. NOT_ASKED: there is no provider to ask.
 */
export type VoidAnswer = "VOIDED" | "PROMISED" | "TOO_LATE" | "REFUSED" | "NOT_ASKED";

/** Claims of a dead worker expire, and the next worker takes over. */
const LEASE_SECONDS = 60;

/** Claims one whose carrier is to be told, skipping those held by others; null if there is none. */
export const claimVoidedShipment = async (tx: Tx): Promise<VoidedShipment | null> => readFirstSql<VoidedShipment>(tx)`
    update shipments s set void_due_at = now() + make_interval(secs => ${LEASE_SECONDS}), void_attempts = s.void_attempts + 1
    from return_processes p
    where p.id = s.process_id and s.id = (select id from shipments
      where voided_at is not null and void_answer = '' and (void_due_at is null or void_due_at <= now())
      order by voided_at limit 1 for update skip locked)
    returning s.id, s.group_id, s.process_id, p.ecommerce_id, p.is_test, s.provider, s.carrier, s.carrier_name,
      s.tracking_number, s.connection_id, s.reference, s.void_attempts as attempts`;

export const answerVoid = async (tx: Tx, id: string, answer: VoidAnswer): Promise<void> => {
  await change(tx, query.updateTable("shipments").set({ voidAnswer: answer, voidDueAt: null }).where("id", "=", id));
};

export const postponeVoid = async (tx: Tx, id: string, seconds: number): Promise<void> => {
  const voidDueAt = sql<string>`now() + make_interval(secs => ${seconds})`;
  await change(tx, query.updateTable("shipments").set({ voidDueAt }).where("id", "=", id));
};

/** When the next carrier is to be told, as one row. */
export const NEXT_VOID_DUE = sql`
  select min(coalesce(void_due_at, voided_at)) as "dueAt" from shipments
  where voided_at is not null and void_answer = ''`;

export const nextVoidDueAt = async (tx: Tx): Promise<string | null> =>
  (await readOne(tx, NEXT_VOID_DUE.$castTo<{ dueAt: string | null }>())).dueAt;
