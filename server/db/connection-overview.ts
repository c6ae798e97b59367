import { TERMINAL_STATUSES } from "@/contract/vocabulary/process";
import type { SyncLine } from "@/server/domain/connections/sync-line";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { readJson } from "./read-json";
import { fromRow } from "./rows";

/** What people see of a connection besides its row. The caller has read the connection within its scope. */

/** Products first. */
export const listSyncLines = async (tx: Tx, connectionId: string): Promise<SyncLine[]> => {
  const rows = await readJson(
    tx,
    Prisma.sql`select to_jsonb(s) - 'cursor' as data from connection_syncs s
    where s.connection_id = ${connectionId} order by s.subject`,
  );
  return rows.map((row) => fromRow<SyncLine>(row));
};

export type HookBacklog = {
  waiting: number;
  failed: number;
  oldestWaitingAt: Date | null;
  lastReceivedAt: Date | null;
};

/** Events of the provider that nobody has worked through yet, and those that were given up. */
export const countHookBacklog = async (tx: Tx, connectionId: string): Promise<HookBacklog> => {
  const rows = await tx.$queryRaw<HookBacklog[]>(Prisma.sql`
    select count(*) filter (where state = 'PENDING')::int as waiting,
      count(*) filter (where state = 'FAILED')::int as failed,
      min(received_at) filter (where state = 'PENDING') as "oldestWaitingAt", max(received_at) as "lastReceivedAt"
    from hook_events where connection_id = ${connectionId}`);
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingAt: null, lastReceivedAt: null };
};

export type ConnectionUse = { orders: number; openReturns: number; waitingActivities: number };

/**
 * The orders that came from a connection, their returns that are not finished, and what of these waits for it. Returns are looked up order
 * by order: those of other stores are not read.
 */
export const countConnectionUse = async (tx: Tx, connectionId: string): Promise<ConnectionUse> => {
  const rows = await tx.$queryRaw<ConnectionUse[]>(Prisma.sql`
    select (select count(*)::int from synced_orders where connection_id = ${connectionId}) as orders,
      (select count(*)::int from synced_orders s cross join lateral (
        select from return_processes p where p.order_id = s.order_id
          and p.status::text <> all(${[...TERMINAL_STATUSES]}) offset 0) open
        where s.connection_id = ${connectionId}) as "openReturns",
      (select count(*)::int ${waitingOf(connectionId)}) as "waitingActivities"`);
  return rows[0] ?? { orders: 0, openReturns: 0, waitingActivities: 0 };
};

/** Activities of a shop's returns that were put off, because the shop could not do them. */
const waitingOf = (connectionId: string): Prisma.Sql => Prisma.sql`
  from activities a join return_processes p on p.id = a.process_id join synced_orders s on s.order_id = p.order_id
  where s.connection_id = ${connectionId} and a.state = 'PENDING' and a.last_error <> ''
    and a.name::text = any(${[...SHOP_WORK]})`;

export type ShopWait = { connectionId: string; accountName: string; triesAt: Date; reason: string };

/** The work of a return that its shop could not do yet and that is tried again by itself; what comes first. */
export const findShopWait = async (tx: Tx, { groupId }: TenantScope, processId: string): Promise<ShopWait | null> => {
  const rows = await tx.$queryRaw<ShopWait[]>(Prisma.sql`
    select c.id as "connectionId", c.account_name as "accountName", a.due_at as "triesAt", a.last_error as reason
    from activities a join return_processes p on p.id = a.process_id join synced_orders s on s.order_id = p.order_id
    join connections c on c.id = s.connection_id and c.state <> 'DISCONNECTED'
    where a.process_id = ${processId} and p.group_id = ${groupId} and a.state = 'PENDING' and a.last_error <> ''
      and a.name::text = any(${[...SHOP_WORK]}) order by a.due_at, a.id limit 1`);
  return rows[0] ?? null;
};

const SHOP_WORK = [
  "REFUND",
  "ISSUE_STORE_CREDIT",
  "ISSUE_GIFT_CARD",
  "CREATE_EXCHANGE_ORDER",
  "RESTOCK",
  "OPEN_PLATFORM_RETURN",
  "CLOSE_PLATFORM_RETURN",
] as const;

/**
 * What waits for a connection is due at once: it works again, or is no more. @returns how many activities
 */
export const wakeConnectionWork = async (tx: Tx, connectionId: string): Promise<number> => {
  await tx.$executeRaw(Prisma.sql`
    update connection_syncs set due_at = now() where connection_id = ${connectionId} and state in ('PENDING', 'RUNNING')
      and due_at > now() and error <> ''`);
  return tx.$executeRaw(Prisma.sql`
    update activities set due_at = now() where due_at > now() and id = any(array(
      select a.id ${waitingOf(connectionId)}))`);
};
