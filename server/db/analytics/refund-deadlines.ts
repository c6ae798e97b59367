import type { Tx } from "@/server/db/client";
import { readOneValue, readValues } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import type { OverdueRefunds, RefundDeadlines } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { cohort, type Period } from "./cohort";

type Deadline = {
  timeZone: string;
  sendWithinDays: number;
  /** Where the store is, as YYYY-MM-DD. */
  today: string;
};

/** The last day for a payout `x`, where the store is. */
const sendBy = ({ timeZone, sendWithinDays }: Deadline): Sql =>
  sql`((x.created_at at time zone ${timeZone})::date + ${sendWithinDays}::int)`;

/** A day that a person named for what was paid elsewhere goes before the time at which it was marked. */
const sentOn = ({ timeZone }: Deadline): Sql =>
  sql`coalesce(x.external_on, (x.settled_at at time zone ${timeZone})::date)`;

const LEFT = sql`(x.amount_minor - x.external_minor - x.taken_back_minor)`;

export const readRefundDeadlines = (
  tx: Tx,
  scope: TenantScope,
  { today, ...call }: Period & Deadline,
): Promise<RefundDeadlines> => {
  const deadline = { ...call, today };
  return readOneValue<RefundDeadlines>(tx)`with ${cohort(scope, call)},
    x as (select x.status, ${sendBy(deadline)} as send_by, ${sentOn(deadline)} as sent_on
      from payouts x join p on p.id = x.process_id
      where x.status = 'SETTLED' and x.amount_minor > 0 or x.status = 'PENDING' and ${LEFT} > 0)
    select jsonb_build_object('on_time', count(*) filter (where x.status = 'SETTLED' and x.sent_on <= x.send_by),
      'late', count(*) filter (where x.status = 'SETTLED' and x.sent_on > x.send_by),
      'open', count(*) filter (where x.status = 'PENDING' and x.send_by >= ${today}::date),
      'overdue', count(*) filter (where x.status = 'PENDING' and x.send_by < ${today}::date)) as data from x`;
};

/** Refunds of a store that are overdue now, whatever the period, by currency. */
export const sumOverdueRefunds = (
  tx: Tx,
  { groupId }: TenantScope,
  call: Deadline & {
    ecommerceId: string;
    hasTests: boolean /** When the first day began that is not overdue. */;
    beforeAt: string;
  },
): Promise<OverdueRefunds[]> => readValues<OverdueRefunds>(tx)`
    select jsonb_build_object('currency', x.currency, 'refunds', count(*), 'amount_minor', sum(${LEFT}),
      'oldest_due_on', min(${sendBy(call)})) as data
    from payouts x join return_processes p on p.id = x.process_id
    where x.group_id = ${groupId} and x.status = 'PENDING' and x.created_at < ${call.beforeAt}::timestamptz and ${LEFT} > 0
      and p.ecommerce_id = ${call.ecommerceId} and p.status not in ('CANCELED', 'FAILED')
      and (not p.is_test or ${call.hasTests})
    group by x.currency order by x.currency`;
