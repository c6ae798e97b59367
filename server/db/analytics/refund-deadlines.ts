import type { Tx } from "@/server/db/client";
import { daysInForce } from "@/server/db/money/send-within-days";
import { readOneValue, readValues } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import type { OverdueRefunds, RefundDeadlines } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { cohort, type Period } from "./cohort";

type Deadline = {
  timeZone: string;
  /** The current setting. */
  sendWithinDays: number;
  /** In the store's time zone, as YYYY-MM-DD. */
  today: string;
};

/** The deadline for a payout `x`, in the store's time zone, by the setting `w` in force when it was decided. */
const sendBy = ({ timeZone }: Deadline): Sql => sql`((x.created_at at time zone ${timeZone})::date + w.days)`;

const IN_FORCE = sql`w on x.created_at >= w.from_at and x.created_at < w.to_at`;

/** For refunds made elsewhere, the date that staff entered takes precedence over the time at which it was marked. */
const sentOn = ({ timeZone }: Deadline): Sql =>
  sql`coalesce(x.external_on, (x.settled_at at time zone ${timeZone})::date)`;

const LEFT = sql`(x.amount_minor - x.external_minor - x.taken_back_minor)`;

export const readRefundDeadlines = (tx: Tx, scope: TenantScope, call: Period & Deadline): Promise<RefundDeadlines> => {
  const { today } = call;
  return readOneValue<RefundDeadlines>(tx)`with ${cohort(scope, call)}, ${daysInForce(scope, call)},
    x as (select x.status, ${sendBy(call)} as send_by, ${sentOn(call)} as sent_on
      from payouts x join p on p.id = x.process_id join ${IN_FORCE}
      where x.status = 'SETTLED' and x.amount_minor > 0 or x.status = 'PENDING' and ${LEFT} > 0)
    select jsonb_build_object('on_time', count(*) filter (where x.status = 'SETTLED' and x.sent_on <= x.send_by),
      'late', count(*) filter (where x.status = 'SETTLED' and x.sent_on > x.send_by),
      'open', count(*) filter (where x.status = 'PENDING' and x.send_by >= ${today}::date),
      'overdue', count(*) filter (where x.status = 'PENDING' and x.send_by < ${today}::date)) as data from x`;
};

/**
 * Returns a store's refunds that are overdue now, whatever the period, by currency. Refunds decided too recently to be
 * overdue under any setting are not read.
 */
export const sumOverdueRefunds = (
  tx: Tx,
  scope: TenantScope,
  call: Deadline & { ecommerceId: string; hasTests: boolean },
): Promise<OverdueRefunds[]> => readValues<OverdueRefunds>(tx)`with ${daysInForce(scope, call)}
    select jsonb_build_object('currency', x.currency, 'refunds', count(*), 'amount_minor', sum(${LEFT}),
      'oldest_due_on', min(${sendBy(call)})) as data
    from payouts x join return_processes p on p.id = x.process_id join ${IN_FORCE}
    where x.group_id = ${scope.groupId} and x.status = 'PENDING' and ${LEFT} > 0
      and x.created_at < ((${call.today}::date - (select min(days) from w))::timestamp at time zone ${call.timeZone})
      and ${sendBy(call)} < ${call.today}::date
      and p.ecommerce_id = ${call.ecommerceId} and p.status not in ('CANCELED', 'FAILED')
      and (not p.is_test or ${call.hasTests})
    group by x.currency order by x.currency`;
