import type { DeliveryState, DeliveryType } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { change, changeSql, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { MOST_ATTEMPTS } from "@/server/domain/webhooks/plan-retry";
import type { Stored } from "@/server/schema/columns";

/** Four times as long as an attempt may take: if a worker dies, the next one takes the delivery. */
const LEASE_SECONDS = 60;
/** Concurrent attempts to one endpoint, over all workers; a failing one gets single attempts. */
const MOST_PER_ENDPOINT = 4;
const MOST_PER_FAILING_ENDPOINT = 1;
/** A delivery during which workers end this often is given up. */
const MOST_LEASES = MOST_ATTEMPTS + 2;

export type NewDelivery = Stored<
  "webhook_deliveries",
  {
    type: DeliveryType;
    createdAt: Date;
  },
  "attempts" | "dueAt" | "leaseUntil" | "lastStatus" | "lastError" | "deliveredAt"
>;

/** Due immediately by the database's clock. An event goes to an endpoint once, however often it is fanned out. */
export const insertDeliveries = async (
  tx: Tx,
  deliveries: readonly NewDelivery[],
  { deadBecause = "" }: { deadBecause?: string } = {},
): Promise<void> => {
  if (deliveries.length === 0) return;
  const isDead = deadBecause !== "";
  const state: DeliveryState = isDead ? "DEAD" : "PENDING";
  const dueAt = sql<string>`now()`;
  const rows = deliveries.map(({ id, groupId, endpointId, eventId, processId, sequence, type, createdAt }) => ({
    ...{ id, groupId, endpointId, eventId, processId, sequence, type, createdAt, dueAt, state, lastError: deadBecause },
  }));
  const inserted = query.insertInto("webhook_deliveries").values(rows);
  await change(
    tx,
    inserted.onConflict((oc) => {
      const isThere = oc.columns(["endpointId", "eventId"]);
      return isDead ? isThere.doUpdateSet({ state, lastError: deadBecause }) : isThere.doNothing();
    }),
  );
};

export type ClaimedDelivery = {
  id: string;
  groupId: string;
  endpointId: string;
  eventId: string;
  processId: string;
  sequence: number;
  type: DeliveryType;
  /** Position in the schedule of attempts, from 1; restarts with a replay. */
  attempt: number;
  /** Until when this worker has it; distinguishes its attempt from others'. */
  leaseUntil: string;
  /** Rises with every attempt ever made. */
  number: number;
  url: string;
  sealedSecret: string;
  /** During the 24 hours after a rotation, otherwise null. */
  previousSealedSecret: string | null;
  /** Mode of the event's store: plain http is for test mode only. */
  isTesting: boolean;
  body: string;
  /** The span that fanned out its event; "" if it isn't traced. */
  traceparent: string;
};

/**
 * A delivery waits for every earlier event of its process that the same endpoint hasn't received or that no relay has
 * fanned out yet, and for its own event while that is rendered again. Dead and delivered ones delay nobody.
 */
export const IS_NEXT = sql`
  not exists (
    select 1 from webhook_deliveries b
    where b.endpoint_id = d.endpoint_id and b.process_id = d.process_id and b.sequence < d.sequence and b.state = 'PENDING')
  and not exists (
    select 1 from outbox_events o
    where o.process_id = d.process_id and o.sequence <= d.sequence and o.fanned_out_at is null)`;

const IS_FREE = sql`d.state = 'PENDING' and d.due_at <= now() and (d.lease_until is null or d.lease_until <= now())`;

/** A plan cached when little waited would read everything that waits now; see `connectDatabase`. */
const PLANNED_ANEW = sql.raw("/* planned anew */");

/**
 * Claims due deliveries, in order per process and endpoint, taking turns between tenants and then between endpoints.
 * The endpoints are locked first and others skip them: what the second statement counts cannot change meanwhile, so the
 * limit per endpoint and the order hold over all workers. Only the database's clock counts.
 * @param limit the maximum number
 * @param unproven the maximum number to endpoints that fail or have never acknowledged anything, because all of them
 * may hang
 */
export const claimDeliveries = async (
  tx: Tx,
  { limit, unproven = limit }: { limit: number; unproven?: number },
): Promise<ClaimedDelivery[]> => {
  const endpoints = await readSql<{ id: string }>(tx)`
    ${PLANNED_ANEW} select e.id from webhook_endpoints e
    where e.is_enabled and e.deleted_at is null and (${unproven > 0} or e.failing_since is null and e.is_proven)
      and exists (select 1 from webhook_deliveries d where d.endpoint_id = e.id and ${IS_FREE})
    for update skip locked`;
  if (endpoints.length === 0) return [];
  return readSql<ClaimedDelivery>(tx)`
    ${PLANNED_ANEW} with slots as (
      select e.id, e.group_id, e.failing_since is null and e.is_proven as is_proven, busy.count as busy,
        case when e.failing_since is null then ${MOST_PER_ENDPOINT}::int else ${MOST_PER_FAILING_ENDPOINT}::int end
          - busy.count as free
      from webhook_endpoints e cross join lateral (
        select count(*)::int as count from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'PENDING' and d.lease_until > now()) busy
      where e.id = any(${endpoints.map(({ id }) => id)})
    ), candidates as (
      select c.id, c.due_at, s.group_id, s.is_proven,
        s.busy + row_number() over (partition by s.id order by c.due_at, c.id) as place
      from slots s cross join lateral (
        select d.id, d.due_at from webhook_deliveries d
        where d.endpoint_id = s.id and ${IS_FREE} and ${IS_NEXT}
        order by d.due_at, d.id limit greatest(s.free, 0)
      ) c
    ), ranked as (
      select id, due_at, place, is_proven,
        row_number() over (partition by group_id, is_proven order by place, due_at, id) as turn
      from candidates
    ), chosen as (
      (select id from ranked where is_proven order by turn, place, due_at, id limit ${limit})
      union all
      (select id from ranked where not is_proven order by turn, place, due_at, id limit ${Math.min(limit, unproven)})
    ), taken as (
      select r.id from ranked r join chosen using (id) order by r.turn, r.place, r.is_proven desc, r.due_at, r.id limit ${limit}
    )
    update webhook_deliveries d
    set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = d.attempts + 1
    from taken, webhook_endpoints e, outbox_events v, ecommerces s
    where d.id = taken.id and d.state = 'PENDING' and e.id = d.endpoint_id and v.id = d.event_id and v.body is not null
      and s.id = v.ecommerce_id
    returning d.id, d.group_id as "groupId", d.endpoint_id as "endpointId", d.event_id as "eventId",
      d.process_id as "processId", d.sequence, d.type, d.attempts as attempt, d.lease_until as "leaseUntil",
      greatest(d.attempts, (select max(a.number) from webhook_attempts a where a.delivery_id = d.id) + 1) as number,
      e.url, e.sealed_secret as "sealedSecret",
      case when e.previous_secret_until > now() then e.previous_sealed_secret end as "previousSealedSecret",
      s.is_testing as "isTesting", v.body, v.traceparent`;
};

/**
 * Releases deliveries whose attempts were interrupted, as if they had not been tried: due immediately, for any worker.
 */
export const releaseDeliveries = async (
  tx: Tx,
  deliveries: readonly Pick<ClaimedDelivery, "id" | "leaseUntil">[],
): Promise<void> => {
  const released = query
    .updateTable("webhook_deliveries")
    .set((eb) => ({ leaseUntil: null, attempts: eb("attempts", "-", 1) }))
    .where("state", "=", "PENDING");
  for (const { id, leaseUntil } of deliveries)
    await change(tx, released.where("id", "=", id).where("leaseUntil", "=", leaseUntil));
};

/**
 * Gives up deliveries during which workers ended again and again, for whatever reason: otherwise they would continue
 * forever and delay the ones after them. Returns how many.
 */
export const giveUpPoison = (tx: Tx): Promise<number> =>
  changeSql(tx)`
    update webhook_deliveries set state = 'DEAD', lease_until = null,
      last_error = 'Given up: the service ended in the middle of ' || attempts || ' attempts'
    where state = 'PENDING' and lease_until <= now() and attempts >= ${MOST_LEASES}`;

/** Returns when the next delivery is due that waits only for its time; null if there is none. */
export const nextDeliveryDueAt = async (tx: Tx): Promise<string | null> => {
  const rows = await readSql<{ dueAt: string | null }>(tx)`
    select min(greatest(d.due_at, coalesce(d.lease_until, d.due_at))) as "dueAt"
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled and e.deleted_at is null
    where d.state = 'PENDING' and ${IS_NEXT}`;
  return rows[0]?.dueAt ?? null;
};
