import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { endpointsWithin } from "./webhook-endpoints";

/** An endpoint's results in recent days. */
export type EndpointLately = {
  endpointId: string;
  /** Days (UTC) with attempts, oldest first. */
  days: { day: string; acknowledged: number; failed: number }[];
  /** Failed attempts since the last success, and why the latest one failed. */
  failing: { inARow: number; outcome: AttemptOutcome; error: string } | null;
};

const DAYS = 7;

/** For the endpoints of the scope, or one of them; those without attempts are left out. */
export const listEndpointsLately = async (
  tx: Tx,
  scope: TenantScope,
  { endpointId, now }: { endpointId?: string; now: Date },
): Promise<EndpointLately[]> => {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  const wanted = endpointId === undefined ? sql`true` : sql`e.id = ${endpointId}`;
  return readSql<EndpointLately>(tx)`
    with tries as materialized (
      select e.id as endpoint, e.failing_since, a.id, a.at, a.outcome, a.error
      from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
      join webhook_endpoints e on e.id = d.endpoint_id
      where a.at >= ${since}::timestamptz and a.outcome is not null and e.deleted_at is null and ${wanted}
        and ${endpointsWithin(scope, "e")}),
    by_day as (
      select t.endpoint, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day,
        count(*) filter (where t.outcome = 'ACKNOWLEDGED') as acknowledged,
        count(*) filter (where t.outcome <> 'ACKNOWLEDGED') as failed
      from tries t group by 1, 2)
    select b.endpoint as "endpointId",
      jsonb_agg(jsonb_build_object('day', b.day, 'acknowledged', b.acknowledged, 'failed', b.failed) order by b.day) as days,
      (select jsonb_build_object('inARow', count(*), 'outcome', (array_agg(t.outcome order by t.at desc, t.id desc))[1],
          'error', (array_agg(t.error order by t.at desc, t.id desc))[1])
        from tries t where t.endpoint = b.endpoint and t.at >= t.failing_since having count(*) > 0) as failing
    from by_day b group by b.endpoint`;
};
