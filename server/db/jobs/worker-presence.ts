import type pg from "pg";
import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";

type Connection = Pick<pg.Client, "query">;

/** Held, shared, by a connection of every process that does work, for as long as it lives. Any fixed number. */
const WORKERS_LOCK_KEY = 4_663_927_102;

/** Held the same way by every process that answers requests, whether or not it does work. Any other fixed number. */
const SERVERS_LOCK_KEY = 4_663_927_103;

/** What workers hold by a lease, and in which state. */
const LEASED = [
  { table: "webhook_deliveries", state: "PENDING" },
  { table: "activities", state: "PENDING" },
  { table: "timers", state: "PENDING" },
  { table: "policy_simulations", state: "PENDING" },
  { table: "order_imports", state: "RUNNING" },
  { table: "bulk_jobs", state: "RUNNING" },
] as const;

/** Whether some process does work. Where none does, none begins before the transaction ends. */
const isAnybodyWorking = async (tx: Tx): Promise<boolean> => {
  const [row] = await readSql<{ isAlone: boolean }>(tx)`
    select pg_try_advisory_xact_lock(${WORKERS_LOCK_KEY}::bigint) as "isAlone"`;
  return row?.isAlone !== true;
};

/** Whether some process answers requests or does work. Where none does, none begins before the transaction ends. */
export const isAnybodyRunning = async (tx: Tx): Promise<boolean> => {
  if (await isAnybodyWorking(tx)) return true;
  const [row] = await readSql<{ isAlone: boolean }>(tx)`
    select pg_try_advisory_xact_lock(${SERVERS_LOCK_KEY}::bigint) as "isAlone"`;
  return row?.isAlone !== true;
};

/** Says that this process answers requests. The lock ends with the connection, however the process does. */
export const joinServers = async (client: Connection): Promise<void> => {
  await client.query("select pg_advisory_lock_shared($1)", [SERVERS_LOCK_KEY]);
};

/** Says that this process does work. The lock ends with the connection, however the process does. @returns 0 */
export const joinWorkers = async (client: Connection): Promise<number> => {
  await client.query("select pg_advisory_lock_shared($1)", [WORKERS_LOCK_KEY]);
  return 0;
};

/**
 * The same for a process that has not begun: when no other one does work, it ends the leases that dead ones have left,
 * so that nobody waits for them to run out. While others live all leases stay, because whose is whose is not known. The
 * exclusive lock ends with the transaction: two that start at once go one after the other, and what the first one claims
 * is not freed by the second.
 * @returns how many leases were ended
 */
export const joinWorkersFirst = async (client: Connection): Promise<number> => {
  await client.query("begin");
  const { rows } = await client.query<{ isAlone: boolean }>('select pg_try_advisory_xact_lock($1) as "isAlone"', [
    WORKERS_LOCK_KEY,
  ]);
  const freed = rows[0]?.isAlone ? await endLeases(client) : 0;
  await joinWorkers(client);
  await client.query("commit");
  return freed;
};

/** They end a moment ago, and are not taken away: how often a worker died over a piece of work is counted by that. */
const endLeases = async (client: Connection): Promise<number> => {
  let freed = 0;
  for (const { table, state } of LEASED) {
    const { rowCount } = await client.query(
      `update ${table} set lease_until = now() - interval '1 second'
       where id in (select id from ${table} where state = $1 and lease_until > now() for update skip locked)`,
      [state],
    );
    freed += rowCount ?? 0;
  }
  return freed;
};
