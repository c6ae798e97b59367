import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** Four times as long as an attempt may take: whoever dies in between leaves the delivery to the next worker. */
const LEASE_SECONDS = 60;
/** Attempts that may be under way to one endpoint, over all workers; one that fails gets single tries. */
const MOST_PER_ENDPOINT = 4;
const MOST_PER_FAILING_ENDPOINT = 1;

export type NewDelivery = {
  id: string;
  groupId: string;
  endpointId: string;
  eventId: string;
  processId: string;
  sequence: number;
  type: WebhookEvent;
  createdAt: Date;
};

/** Due at once by the database's clock. An event goes to an endpoint once, however often it is fanned out. */
export const insertDeliveries = async (tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> => {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(
    ({ id, groupId, endpointId, eventId, processId, sequence, type, createdAt }) =>
      Prisma.sql`(${id}, ${groupId}, ${endpointId}, ${eventId}, ${processId}, ${sequence}, ${type}, ${createdAt}::timestamptz, now())`,
  );
  await tx.$executeRaw(Prisma.sql`
    insert into webhook_deliveries (id, group_id, endpoint_id, event_id, process_id, sequence, type, created_at, due_at)
    values ${Prisma.join(rows)} on conflict (endpoint_id, event_id) do nothing`);
};

export type ClaimedDelivery = {
  id: string;
  groupId: string;
  endpointId: string;
  eventId: string;
  processId: string;
  sequence: number;
  type: WebhookEvent;
  /** Place in the schedule of attempts, from 1; begins anew with a replay. */
  attempt: number;
  /** Rises with every attempt that was ever made. */
  number: number;
  url: string;
  sealedSecret: string;
  body: string;
};

/**
 * A delivery waits for every earlier event of its process: for one that the same endpoint has not got yet, and for one
 * that no relay has fanned out yet. What is dead or delivered holds nobody up.
 */
const IS_NEXT = Prisma.sql`
  not exists (
    select 1 from webhook_deliveries b
    where b.endpoint_id = d.endpoint_id and b.process_id = d.process_id and b.sequence < d.sequence and b.state = 'PENDING')
  and not exists (
    select 1 from outbox_events o
    where o.process_id = d.process_id and o.sequence < d.sequence and o.fanned_out_at is null)`;

const IS_FREE = Prisma.sql`d.state = 'PENDING' and d.due_at <= now() and (d.lease_until is null or d.lease_until <= now())`;

/**
 * Takes deliveries that are due, in order per process and endpoint, in turn between endpoints. The endpoints are locked
 * first and others pass over them: what is counted in the second statement cannot change under it, so the limit per
 * endpoint and the order hold over all workers. Only the database's clock decides.
 */
export const claimDeliveries = async (tx: Tx, limit: number): Promise<ClaimedDelivery[]> => {
  const endpoints = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    select e.id from webhook_endpoints e
    where e.is_enabled and e.deleted_at is null and e.id in (select d.endpoint_id from webhook_deliveries d where ${IS_FREE})
    for update skip locked`);
  if (endpoints.length === 0) return [];
  const claimed = await tx.$queryRaw<ClaimedDelivery[]>(Prisma.sql`
    with slots as (
      select e.id, e.failing_since is not null as is_failing,
        case when e.failing_since is null then ${MOST_PER_ENDPOINT}::int else ${MOST_PER_FAILING_ENDPOINT}::int end - (
          select count(*) from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'PENDING' and d.lease_until > now()) as free
      from webhook_endpoints e where e.id = any(${endpoints.map(({ id }) => id)})
    ), candidates as (
      select c.id, c.due_at, s.is_failing, row_number() over (partition by s.id order by c.due_at, c.id) as place
      from slots s cross join lateral (
        select d.id, d.due_at from webhook_deliveries d
        where d.endpoint_id = s.id and ${IS_FREE} and ${IS_NEXT}
        order by d.due_at, d.id limit greatest(s.free, 0)
      ) c
    ), chosen as (
      select id from candidates order by place, is_failing, due_at, id limit ${limit}
    )
    update webhook_deliveries d
    set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = d.attempts + 1
    from chosen, webhook_endpoints e, outbox_events v
    where d.id = chosen.id and d.state = 'PENDING' and e.id = d.endpoint_id and v.id = d.event_id
    returning d.id, d.group_id as "groupId", d.endpoint_id as "endpointId", d.event_id as "eventId",
      d.process_id as "processId", d.sequence, d.type, d.attempts as attempt,
      greatest(d.attempts, (select max(a.number) from webhook_attempts a where a.delivery_id = d.id) + 1) as number,
      e.url, e.sealed_secret as "sealedSecret", v.body`);
  return claimed;
};

/** Gives deliveries back whose attempts were broken off, as if they had not been tried: due at once, for any worker. */
export const releaseDeliveries = async (
  tx: Tx,
  deliveries: readonly Pick<ClaimedDelivery, "id" | "attempt">[],
): Promise<void> => {
  for (const { id, attempt } of deliveries)
    await tx.$executeRaw(Prisma.sql`
      update webhook_deliveries set lease_until = null, attempts = attempts - 1
      where id = ${id} and state = 'PENDING' and attempts = ${attempt} and lease_until is not null`);
};

/** When the next delivery can be sent that waits for nothing but its time; null when none does. */
export const nextDeliveryDueAt = async (tx: Tx): Promise<Date | null> => {
  const rows = await tx.$queryRaw<{ dueAt: Date | null }[]>(Prisma.sql`
    select min(greatest(d.due_at, coalesce(d.lease_until, d.due_at))) as "dueAt"
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled and e.deleted_at is null
    where d.state = 'PENDING' and ${IS_NEXT}`);
  return rows[0]?.dueAt ?? null;
};
