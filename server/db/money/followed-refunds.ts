import type { Tx } from "@/server/db/client";
import { inSeconds } from "@/server/db/in-seconds";
import { changeSql, read, readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";

/** A leg of a payout, or a refunded payment by the shopper for a return. */
type Kind = "PAYOUT" | "CHARGE";

/** Refunds that were sent, and may still fail at their provider or be disputed. */
export type FollowedRefund = {
  kind: Kind;
  id: string;
  groupId: string;
  processId: string;
  /** Seconds since it was sent, by the database's clock. */
  ageSeconds: number;
};

/** A claim whose worker doesn't return passes to the next worker. */
const LEASE_SECONDS = 120;

type Source = { table: Sql; process: Sql; sentAt: Sql };
const SOURCES: Record<Kind, Source> = {
  PAYOUT: { table: sql`payouts`, process: sql`process_id`, sentAt: sql`settled_at` },
  CHARGE: { table: sql`charges`, process: sql`return_id`, sentAt: sql`refunded_at` },
};

/** Claims a due one, skipping those held by others; null if there is none. */
export const claimFollowedRefund = async (tx: Tx): Promise<FollowedRefund | null> =>
  (await claim(tx, "PAYOUT")) ?? claim(tx, "CHARGE");

const claim = async (tx: Tx, kind: Kind): Promise<FollowedRefund | null> => {
  const { table, process, sentAt } = SOURCES[kind];
  const [claimed] = await readSql<Omit<FollowedRefund, "kind">>(tx)`
    update ${table} set follow_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (select id from ${table} where follow_due_at <= now()
      order by follow_due_at limit 1 for update skip locked)
    returning id, group_id as "groupId", ${process} as "processId",
      extract(epoch from now() - coalesce(${sentAt}, created_at))::float8 as "ageSeconds"`;
  return claimed === undefined ? null : { kind, ...claimed };
};

type Following = Pick<FollowedRefund, "kind" | "id"> & { seconds: number | null };

/** Sets the seconds until its provider is asked next, by the database's clock; null: not any more. */
export const followRefund = async (tx: Tx, { kind, id, seconds }: Following): Promise<void> => {
  await changeSql(tx)`update ${SOURCES[kind].table} set follow_due_at = ${inSeconds(seconds)} where id = ${id}`;
};

/** When the next provider is to be asked, as one row. */
export const NEXT_FOLLOW_DUE = sql`
  select least((select min(follow_due_at) from payouts where follow_due_at is not null),
    (select min(follow_due_at) from charges where follow_due_at is not null)) as "dueAt"`;

export const nextFollowDueAt = async (tx: Tx): Promise<string | null> => {
  const [row] = await read(tx, NEXT_FOLLOW_DUE.$castTo<{ dueAt: string | null }>());
  return row?.dueAt ?? null;
};
