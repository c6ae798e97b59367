import { activitiesWhere } from "@/contract/vocabulary/activity";
import type { ConnectionKind } from "@/contract/vocabulary/connection";
import { TERMINAL_STATUSES } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { changeSql, readFirstSql, readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { SyncLine } from "@/server/domain/connections/sync-line";
import type { Connection } from "@/server/domain/connections/types";
import type { TenantScope } from "@/server/kernel/actor";

/** What people see of a connection besides its row. The caller has read the connection within its scope. */

/** Products first. */
export const listSyncLines = (tx: Tx, connectionId: string): Promise<SyncLine[]> => readValues<SyncLine>(
  tx,
)`select to_jsonb(s) - 'cursor' as data from connection_syncs s
    where s.connection_id = ${connectionId} order by s.subject`;

export type HookBacklog = {
  waiting: number;
  failed: number;
  oldestWaitingAt: string | null;
  lastReceivedAt: string | null;
};

/** Counts the provider's events that haven't been processed yet, and those that failed for good. */
export const countHookBacklog = async (tx: Tx, connectionId: string): Promise<HookBacklog> => {
  const rows = await readSql<HookBacklog>(tx)`
    select count(*) filter (where state = 'PENDING')::int as waiting,
      count(*) filter (where state = 'FAILED')::int as failed,
      min(received_at) filter (where state = 'PENDING') as "oldestWaitingAt", max(received_at) as "lastReceivedAt"
    from hook_events where connection_id = ${connectionId}`;
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingAt: null, lastReceivedAt: null };
};

export type ConnectionUse = { orders: number; labels: number; openReturns: number; waitingActivities: number };

type Used = Pick<Connection, "id" | "kind" | "ecommerceId" | "provider">;

/**
 * Counts what came from a connection: a shop's orders or a carrier's labels, the unfinished returns among them, and
 * their work that waits for it.
 */
export const countConnectionUse = async (tx: Tx, connection: Used): Promise<ConnectionUse> => {
  const { id } = connection;
  const rows = await readSql<ConnectionUse>(tx)`
    select (select count(*)::int from synced_orders where connection_id = ${id}) as orders,
      (select count(*)::int from shipments where connection_id = ${id}) as labels,
      (select count(*)::int ${openReturnsOf(connection)}) as "openReturns",
      (select count(*)::int ${waitingOf(connection)}) as "waitingActivities"`;
  return rows[0] ?? { orders: 0, labels: 0, openReturns: 0, waitingActivities: 0 };
};

/** Returns of a shop are looked up order by order, so that those of other stores aren't read. */
const openReturnsOf = ({ id, kind, ecommerceId }: Used): Sql => {
  const isOpen = sql`p.status::text <> all(${[...TERMINAL_STATUSES]})`;
  if (kind === "SHOP")
    return sql`from synced_orders s cross join lateral (
      select from return_processes p where p.order_id = s.order_id and ${isOpen} offset 0) open
      where s.connection_id = ${id}`;
  if (kind === "CARRIER")
    return sql`from return_processes p where ${isOpen} and p.id in (
      select x.process_id from shipments x where x.connection_id = ${id} and x.voided_at is null)`;
  return sql`from return_processes p where p.ecommerce_id = ${ecommerceId} and ${isOpen}`;
};

/** Activities that were postponed because the provider couldn't do them. */
const waitingOf = ({ id, kind, ecommerceId, provider }: Used): Sql => {
  const isWaiting = sql`a.state = 'PENDING' and a.last_error <> '' and a.name::text = any(${[...activitiesWhere(({ askedOf }) => askedOf.includes(kind))]})`;
  if (kind === "SHOP")
    return sql`from activities a join return_processes p on p.id = a.process_id
      join synced_orders s on s.order_id = p.order_id where s.connection_id = ${id} and ${isWaiting}`;
  const isOurs = kind === "CARRIER" ? sql`p.provider = ${provider}` : sql`true`;
  return sql`from activities a join return_processes p on p.id = a.process_id
    where p.ecommerce_id = ${ecommerceId} and ${isOurs} and ${isWaiting}`;
};

export type PartnerWait = {
  connectionId: string;
  kind: ConnectionKind;
  accountName: string;
  triesAt: string;
  reason: string;
};

/**
 * Returns the work of a return that its shop, carrier or payment provider couldn't do yet and that is retried
 * automatically.
 */
export const findPartnerWait = async (
  tx: Tx,
  { groupId }: TenantScope,
  processId: string,
): Promise<PartnerWait | null> => {
  const asked = (kind: ConnectionKind) => sql`c.kind = ${kind}::"ConnectionKind"
    and a.name::text = any(${[...activitiesWhere(({ askedOf }) => askedOf.includes(kind))]})`;
  return readFirstSql<PartnerWait>(tx)`
    select c.id as "connectionId", c.kind::text as kind, c.account_name as "accountName", a.due_at as "triesAt",
      a.last_error as reason
    from activities a join return_processes p on p.id = a.process_id
    left join synced_orders s on s.order_id = p.order_id
    join connections c on c.ecommerce_id = p.ecommerce_id and c.state <> 'DISCONNECTED'
      and ((${asked("SHOP")} and c.id = s.connection_id)
        or (${asked("CARRIER")} and c.provider = p.provider)
        or (${asked("PAYMENTS")} and s.connection_id is null))
    where a.process_id = ${processId} and p.group_id = ${groupId} and a.state = 'PENDING' and a.last_error <> ''
    order by a.due_at, a.id, c.created_at limit 1`;
};

/**
 * Makes everything that waits for a connection due immediately, because it works again or is gone. @returns the number
 * of activities
 */
export const wakeConnectionWork = async (tx: Tx, connection: Used): Promise<number> => {
  const { id } = connection;
  await changeSql(tx)`
    update connection_syncs set due_at = now() where connection_id = ${id} and state in ('PENDING', 'RUNNING')
      and due_at > now() and error <> ''`;
  await changeSql(tx)`
    update shipments set void_due_at = now() where connection_id = ${id} and voided_at is not null and void_answer = ''`;
  return changeSql(tx)`
    update activities set due_at = now() where due_at > now() and id = any(array(select a.id ${waitingOf(connection)}))`;
};
