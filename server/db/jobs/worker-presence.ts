import type pg from "pg";
import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";

type Connection = Pick<pg.Client, "query">;

/** A shared lock held by a connection of every worker process, for as long as it lives. Any fixed number. */
const WORKERS_LOCK_KEY = 4_663_927_102;

/** Held the same way by every process that answers requests, whether or not it is a worker. Any other fixed number. */
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

/** Returns whether any process is a worker at this moment, on any connection. */
export const hasWorkers = async (client: Connection): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select 1 from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) + objid::bigint = $1) as found`,
    [WORKERS_LOCK_KEY],
  );
  return rows[0]?.found === true;
};

/** Returns whether any process is a worker. If none is, none starts before the transaction ends. */
const isAnybodyWorking = async (tx: Tx): Promise<boolean> => {
  const [row] = await readSql<{ isAlone: boolean }>(tx)`
    select pg_try_advisory_xact_lock(${WORKERS_LOCK_KEY}::bigint) as "isAlone"`;
  return row?.isAlone !== true;
};

/** Returns whether any process answers requests or is a worker. If none is, none starts before the transaction ends. */
export const isAnybodyRunning = async (tx: Tx): Promise<boolean> => {
  if (await isAnybodyWorking(tx)) return true;
  const [row] = await readSql<{ isAlone: boolean }>(tx)`
    select pg_try_advisory_xact_lock(${SERVERS_LOCK_KEY}::bigint) as "isAlone"`;
  return row?.isAlone !== true;
};

/** A connection of a process that was killed lives on for a moment. */
const WAIT_FOR_THE_DEAD = "5s";
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Keeps servers and workers from starting for as long as this connection lives. @returns false if one is running
 */
export const keepEverybodyOut = async (client: Connection): Promise<boolean> => {
  await client.query(`set lock_timeout = '${WAIT_FOR_THE_DEAD}'`);
  try {
    for (const key of [WORKERS_LOCK_KEY, SERVERS_LOCK_KEY]) await client.query("select pg_advisory_lock($1)", [key]);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  } finally {
    await client.query("set lock_timeout = 0");
  }
};

/** Registers this process as answering requests. The lock ends with the connection, however the process ends. */
export const joinServers = async (client: Connection): Promise<void> => {
  await client.query("select pg_advisory_lock_shared($1)", [SERVERS_LOCK_KEY]);
};

/** Registers this process as a worker. The lock ends with the connection, however the process ends. @returns 0 */
export const joinWorkers = async (client: Connection): Promise<number> => {
  await client.query("select pg_advisory_lock_shared($1)", [WORKERS_LOCK_KEY]);
  return 0;
};

/**
 * The same for a process that is starting: if no other worker is running, it ends the leases left by dead ones, so that
 * nobody waits for them to expire. While others live, all leases stay, because it is unknown whose they are. The
 * exclusive lock ends with the transaction: two that start at once run one after the other, and what the first one
 * claims is not freed by the second.
 * @returns the number of leases ended
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

/**
 * Leases end a moment ago and aren't removed, because they are used to count how often a worker died on a piece of
 * work.
 */
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
