import type { Tx } from "@/server/db/client";
import { change, read } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query, sql } from "@/server/db/tables/query";
import type { RowOf } from "@/server/db/tables/rows";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * One person's decisions about a parcel at a station; times by the database's clock. If several people inspected it,
 * the submission has a row for each of them, and its time is on the row of whoever finished it. `undoneAt`: the
 * inspection was undone while its refund waited; null: it counts.
 */
export type StationSubmission = Omit<RowOf<"station_submissions">, "groupId">;

/** Lists everybody's part of a submission; empty if it is unknown. */
export const listSubmission = (tx: Tx, { groupId }: TenantScope, id: string): Promise<StationSubmission[]> =>
  read(
    tx,
    query
      .selectFrom("station_submissions")
      .selectAll()
      .where("id", "=", id)
      .where("groupId", "=", groupId)
      .orderBy("person"),
  );

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

/** Marks the submissions recorded with an undone inspection; in the transaction of the undo. */
export const undoSubmissions = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, since, now }: { processId: string; since: Date; now: Date },
): Promise<void> => {
  const undone = query.updateTable("station_submissions").set({ undoneAt: now }).where("groupId", "=", groupId);
  const ofReturn = undone.where("processId", "=", processId).where("undoneAt", "is", null);
  await change(tx, ofReturn.where("createdAt", ">=", since.toISOString()));
};

export type ShiftParcel = Omit<StationSubmission, "id" | "ecommerceId" | "place" | "createdAt"> & {
  returnCode: string;
  customerName: string;
  storeName: string;
};

/** Lists decisions since then, latest first; of one person or of all. */
export const listShift = (
  tx: Tx,
  scope: TenantScope,
  { since, person, limit }: { since: Date; person: string | null; limit: number },
): Promise<ShiftParcel[]> => {
  const all = query
    .selectFrom("station_submissions as s")
    .innerJoin("return_processes as p", "p.id", "s.processId")
    .innerJoin("ecommerces as e", "e.id", "p.ecommerceId")
    .select(["s.processId", "p.returnCode", "e.name as storeName"])
    .select(sql<string>`trim(p.first_name || ' ' || p.last_name)`.as("customerName"))
    .select(["s.person", "s.approved", "s.declined", "s.missing", "s.spentSeconds", "s.decidedAt", "s.undoneAt"])
    .where(withinScope(scope, "s"))
    .where("s.decidedAt", ">=", since.toISOString());
  const theirs = person === null ? all : all.where("s.person", "=", person);
  return read(tx, theirs.orderBy("s.decidedAt", "desc").orderBy("s.id").orderBy("s.person").limit(limit));
};
