import type { ActivityName } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { NEXT_BACK_MAIL_DUE } from "@/server/db/money/charge-mails";
import { NEXT_PAGE_DUE } from "@/server/db/money/charge-pages";
import { NEXT_FOLLOW_DUE } from "@/server/db/money/followed-refunds";
import { NEXT_PAYOUT_WAIT_DUE } from "@/server/db/money/payout-waits";
import { readOneValue, readValue } from "@/server/db/read-json";
import { NEXT_WITHDRAWAL_MAIL_DUE } from "@/server/db/returns/withdrawals";
import { NEXT_TRACKING_DUE } from "@/server/db/shipping/tracked-shipments";
import { NEXT_VOID_DUE } from "@/server/db/shipping/voided-shipments";
import { sql } from "@/server/db/tables/query";
import type { Stored } from "@/server/schema/columns";
import { NOT_HELD } from "./activities";
import { sharesOf } from "./fair-claim";

export type ClaimedActivity = Stored<
  "activities",
  {
    name: ActivityName;
    input: Record<string, string>;
    /** What is known of it already: the reference of a payment that is still pending. */
    result: Record<string, unknown>;
  },
  "dueAt" | "leaseUntil" | "createdAt" | "finishedAt"
>;

export type DueWork = {
  kind:
    | "activities"
    | "withdrawalMails"
    | "voidedLabels"
    | "payoutWaits"
    | "trackedParcels"
    | "paidPages"
    | "sentRefunds"
    | "backMails";
  /** When the next one is due; null if none waits. */
  dueAt: string | null;
  /** By the database's clock. */
  isDue: boolean;
};

/** Longer than any partner call may take. If a worker dies, the next one takes the activity after this time. */
const LEASE_SECONDS = 60;

/** When the next waiting activity is due, besides those being claimed. */
const NEXT_ACTIVITY_DUE = sql`
  select min(greatest(due_at, coalesce(lease_until, due_at))) as "dueAt" from activities
  where state = 'PENDING' and ${NOT_HELD} and id not in (select id from due)`;

const IS_DUE = sql`
  w.state = 'PENDING' and w.due_at <= now() and (w.lease_until is null or w.lease_until < now())`;

/**
 * Claims due activities, taking turns between tenants, which other workers then skip, and returns when other waiting work is due: most wake-ups find
 * little, and cost one statement. The database's clock decides, so workers' clocks may differ.
 */
export const claimDueWork = async (db: Tx, limit: number) => readOneValue<{
  claimed: ClaimedActivity[];
  waiting: DueWork[];
}>(db)`
    with recursive ${sharesOf({ table: "activities", isWaiting: IS_DUE, limit })},
    due as (
      select d.id from shares s cross join lateral (
        select id from activities
        where group_id = s.group_id and state = 'PENDING' and due_at <= now()
          and (lease_until is null or lease_until < now()) and ${NOT_HELD}
        order by due_at limit s.most for update skip locked) d
      limit ${limit}),
    claimed as (
      update activities a set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where a.id in (select id from due) returning to_json(a) as data),
    waiting as (
      select 'activities' as kind, x."dueAt" from (${NEXT_ACTIVITY_DUE}) x
      union all select 'withdrawalMails', w."dueAt" from (${NEXT_WITHDRAWAL_MAIL_DUE}) w
      union all select 'voidedLabels', v."dueAt" from (${NEXT_VOID_DUE}) v
      union all select 'payoutWaits', u."dueAt" from (${NEXT_PAYOUT_WAIT_DUE}) u
      union all select 'trackedParcels', t."dueAt" from (${NEXT_TRACKING_DUE}) t
      union all select 'paidPages', c."dueAt" from (${NEXT_PAGE_DUE}) c
      union all select 'sentRefunds', f."dueAt" from (${NEXT_FOLLOW_DUE}) f
      union all select 'backMails', b."dueAt" from (${NEXT_BACK_MAIL_DUE}) b)
    select json_build_object(
      'claimed', coalesce((select json_agg(data) from claimed), '[]'),
      'waiting', (select json_agg(json_build_object('kind', kind, 'due_at', "dueAt",
        'is_due', coalesce("dueAt" <= now(), false))) from waiting)) as data`;

/** Claims this one, due or not; null if it is done, held, or with another worker right now. */
export const claimActivity = (db: Tx, id: string): Promise<ClaimedActivity | null> => readValue<ClaimedActivity>(
  db,
)`update activities set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        attempts = attempts + 1
      where id = ${id} and state = 'PENDING' and (lease_until is null or lease_until < now()) and ${NOT_HELD}
      returning to_json(activities) as data`;
