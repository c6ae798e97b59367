import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { IS_NEXT } from "./webhook-claims";
import { endpointsWithin } from "./webhook-endpoints";

export type WebhookFigures = {
  /** Deliveries to enabled endpoints, not acknowledged yet. */
  waiting: number;
  /** Age of those that could have been sent by now; 0 if there are none. */
  oldestWaitingSeconds: number;
  /** Deliveries queued for disabled endpoints. */
  held: number;
  /** Created within the window and given up. */
  givenUp: number;
  attempts: { outcome: AttemptOutcome; count: number }[];
};

/** For one tenant. Attempts and given-up deliveries in the last `windowSeconds`. */
export const getWebhookFigures = async (
  tx: Tx,
  scope: TenantScope,
  { windowSeconds }: { windowSeconds: number },
): Promise<WebhookFigures> => {
  const mine = endpointsWithin(scope, "e");
  const since = sql`now() - make_interval(secs => ${windowSeconds}::float8)`;
  const [counted] = await readSql<Omit<WebhookFigures, "attempts">>(tx)`
    select count(*) filter (where e.is_enabled)::int as waiting,
      coalesce(extract(epoch from now() - min(d.due_at) filter (where e.is_enabled and d.due_at <= now() and ${IS_NEXT})), 0)::int
        as "oldestWaitingSeconds",
      count(*) filter (where not e.is_enabled)::int as held,
      (select count(*)::int from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
        where d.state = 'DEAD' and d.due_at >= ${since} and ${mine}) as "givenUp"
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.state = 'PENDING' and e.deleted_at is null and ${mine}`;
  const attempts = await readSql<WebhookFigures["attempts"][number]>(tx)`
    select a.outcome::text as outcome, count(*)::int as count
    from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id join webhook_endpoints e on e.id = d.endpoint_id
    where a.at >= ${since} and a.outcome is not null and ${mine} group by a.outcome order by a.outcome`;
  const none = { waiting: 0, oldestWaitingSeconds: 0, held: 0, givenUp: 0 };
  return { ...(counted ?? none), attempts };
};
