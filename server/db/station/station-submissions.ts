import type { Tx } from "@/server/db/client";
import { read } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * What one person decided of a parcel at a station; times of the database's clock. Where several checked it the submission
 * has a row for each of them, and its time is with who finished it.
 */
export type StationSubmission = {
  id: string;
  ecommerceId: string;
  processId: string;
  place: string;
  person: string;
  approved: number;
  declined: number;
  missing: number;
  spentSeconds: number;
  decidedAt: Date;
  createdAt: Date;
  /** The inspection was undone while its refund waited; null: it counts. */
  undoneAt: Date | null;
};

/** Everybody's part of a submission; none where it is not known. */
export const listSubmission = (tx: Tx, { groupId }: TenantScope, id: string): Promise<StationSubmission[]> =>
  tx.stationSubmission.findMany({ where: { id, groupId }, orderBy: { person: "asc" } });

export const insertSubmission = async (
  tx: Tx,
  { groupId }: TenantScope,
  parts: readonly StationSubmission[],
): Promise<void> => {
  await insertRows(
    tx,
    "station_submissions",
    parts.map((part) => ({ ...part, groupId })),
  );
};

/** Of an inspection that was undone, those that were recorded with it; in the transaction of the undo. */
export const undoSubmissions = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, since, now }: { processId: string; since: Date; now: Date },
): Promise<void> => {
  await tx.stationSubmission.updateMany({
    where: { groupId, processId, createdAt: { gte: since }, undoneAt: null },
    data: { undoneAt: now },
  });
};

export type ShiftParcel = Omit<StationSubmission, "id" | "ecommerceId" | "place" | "createdAt"> & {
  returnCode: string;
  customerName: string;
  storeName: string;
};

/** What was decided since then, the latest first; of one person or of all. */
export const listShift = (
  tx: Tx,
  scope: TenantScope,
  { since, person, limit }: { since: Date; person: string | null; limit: number },
): Promise<ShiftParcel[]> => {
  const isTheirs = person === null ? sql`true` : sql`s.person = ${person}`;
  return read(
    tx,
    sql<ShiftParcel>`
    select s.process_id as "processId", p.return_code as "returnCode", e.name as "storeName",
      trim(p.first_name || ' ' || p.last_name) as "customerName", s.person, s.approved, s.declined, s.missing,
      s.spent_seconds as "spentSeconds", s.decided_at as "decidedAt", s.undone_at as "undoneAt"
    from station_submissions s join return_processes p on p.id = s.process_id join ecommerces e on e.id = p.ecommerce_id
    where ${withinScope(scope, "s")} and s.decided_at >= ${since} and ${isTheirs}
    order by s.decided_at desc, s.id, s.person limit ${limit}`,
  );
};
