import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { withinScope } from "./scope";
import { insertRows } from "./write-rows";

/** What a person at a station decided about a parcel; times of the database's clock. */
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
};

export const findSubmission = async (tx: Tx, { groupId }: TenantScope, id: string): Promise<StationSubmission | null> =>
  tx.stationSubmission.findFirst({ where: { id, groupId } });

export const insertSubmission = async (tx: Tx, scope: TenantScope, submission: StationSubmission): Promise<void> => {
  await insertRows(tx, "station_submissions", [{ ...submission, groupId: scope.groupId }]);
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
  const isTheirs = person === null ? Prisma.sql`true` : Prisma.sql`s.person = ${person}`;
  return tx.$queryRaw<ShiftParcel[]>(Prisma.sql`
    select s.process_id as "processId", p.return_code as "returnCode", e.name as "storeName",
      trim(p.first_name || ' ' || p.last_name) as "customerName", s.person, s.approved, s.declined, s.missing,
      s.spent_seconds as "spentSeconds", s.decided_at as "decidedAt"
    from station_submissions s join return_processes p on p.id = s.process_id join ecommerces e on e.id = p.ecommerce_id
    where ${withinScope(scope, "s")} and s.decided_at >= ${since} and ${isTheirs}
    order by s.decided_at desc, s.id limit ${limit}`);
};
