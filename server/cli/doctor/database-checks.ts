import type pg from "pg";
import { migrationStatus } from "@/server/db/migrations/migrate";
import { type ConnectedPatient, counted, critical, type Fault, type Finding, messageOf, warning } from "./fault";

const OLDEST_POSTGRES = 150_000;
/** Connections that the processes hold besides their pools: work announcements, presence, a command. */
const OTHER_CONNECTIONS = 5;
const RESTART = "Restart PostgreSQL afterwards.";

/** Checks the PostgreSQL server itself: version, durability, connections, replicas, locks, clock. */
export const checkServer = async (patient: ConnectedPatient): Promise<Finding[]> => {
  const server = await readServer(patient.client);
  return [
    {
      check: "database",
      detail: `PostgreSQL ${server.version}`,
      faults: [...versionFaults(server), ...writeFaults(server), ...clockFaults(patient, server)],
    },
    { check: "database connections", detail: "", faults: connectionFaults(patient, server) },
    { check: "replicas", detail: "", faults: await replicaFaults(patient) },
    { check: "locks", detail: "", faults: await lockFaults(patient) },
  ];
};

type Server = {
  version: string;
  number: number;
  isReadOnly: boolean;
  isStandby: boolean;
  fsync: string;
  commit: string;
  /** How many connections this database and user may have. */
  most: number;
  age: number;
  seconds: number;
};

const readServer = async (client: pg.Client): Promise<Server> => {
  const { rows } = await client.query<Server>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('default_transaction_read_only')::bool as "isReadOnly", pg_is_in_recovery() as "isStandby",
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as most,
      (select max(age(datfrozenxid)) from pg_database)::int as age,
      extract(epoch from clock_timestamp())::float8 as seconds`);
  const [server] = rows;
  if (server === undefined) throw new Error("The database didn't answer.");
  return server;
};

/** For its test: no server of an old version is at hand. */
export const versionFaults = ({ version, number }: Pick<Server, "version" | "number">): Fault[] =>
  number >= OLDEST_POSTGRES
    ? []
    : [
        critical(
          "postgres-too-old",
          `PostgreSQL ${version} is too old for Homeward.`,
          "Upgrade to PostgreSQL 15 or later.",
        ),
      ];

const writeFaults = ({ isReadOnly, isStandby, fsync, commit }: Server): Fault[] => [
  ...(isStandby || isReadOnly
    ? [
        critical(
          "database-read-only",
          isStandby ? "DATABASE_URL points to a standby, which is read-only." : "The database is set to read-only.",
          isStandby
            ? "Set DATABASE_URL to the primary, or promote the standby (`pg_ctl promote`)."
            : "Run `alter database … reset default_transaction_read_only` once it no longer needs to be read-only.",
        ),
      ]
    : []),
  ...(fsync === "off" || commit === "off"
    ? [
        critical(
          "commits-not-durable",
          `PostgreSQL may lose committed data if the machine crashes (${fsync === "off" ? "fsync" : "synchronous_commit"} is off).`,
          `Turn it on in postgresql.conf, or for the database, unless this is a test. ${RESTART}`,
        ),
      ]
    : []),
];

const clockFaults = ({ machine, limits }: ConnectedPatient, { seconds }: Server): Fault[] => {
  const off = Math.round(machine.now() / 1000 - seconds);
  if (Math.abs(off) <= limits.clockSeconds) return [];
  const words = off > 0 ? "ahead of" : "behind";
  return [
    critical(
      "clock-off",
      `This machine's clock is ${counted(Math.abs(off), "second")} ${words} the database's.`,
      "Turn on time synchronization on both machines (`timedatectl set-ntp true`).",
    ),
  ];
};

const connectionFaults = ({ env: { DATABASE_POOL }, limits }: ConnectedPatient, { most, age }: Server): Fault[] => [
  ...(DATABASE_POOL + OTHER_CONNECTIONS > most
    ? [
        critical(
          "connections-run-out",
          `One process may open ${DATABASE_POOL} connections, but PostgreSQL allows ${most} in all.`,
          `Lower DATABASE_POOL, or raise max_connections above the sum over all processes. ${RESTART}`,
        ),
      ]
    : []),
  ...(age > limits.transactionAge
    ? [
        critical(
          "transaction-ids-run-out",
          `PostgreSQL has used ${Math.round(age / 1e6)} of 2,147 million transaction IDs, and stops accepting writes when none are left.`,
          "Run `vacuum freeze` as its administrator, and end old transactions and unused replication slots.",
        ),
      ]
    : []),
];

const replicaFaults = async ({ client, limits }: ConnectedPatient): Promise<Fault[]> => {
  const slots = await client.query<{ name: string }>(
    "select slot_name as name from pg_replication_slots where not active and restart_lsn is not null order by 1",
  );
  const lags = await client.query<{ name: string; seconds: number }>(
    `select coalesce(nullif(application_name, ''), client_addr::text, 'a standby') as name,
       extract(epoch from replay_lag)::int as seconds
     from pg_stat_replication where replay_lag > make_interval(secs => $1) order by 2 desc`,
    [limits.replicationSeconds],
  );
  return [
    ...slots.rows.map(({ name }) =>
      critical(
        "replication-slot-unused",
        `The replication slot ${name} isn't in use, and keeps all changes until the disk is full.`,
        `Start its standby again, or drop it: select pg_drop_replication_slot('${name}').`,
      ),
    ),
    ...lags.rows.map(({ name, seconds }) => lagFault(name, seconds)),
  ];
};

/** For its test: no standby is at hand. */
export const lagFault = (name: string, seconds: number): Fault =>
  warning(
    "replication-lags",
    `The standby ${name} is ${seconds} seconds behind: a failover would lose the missing changes.`,
    "Check its disk, its CPU and the network between the machines.",
  );

type Waiting = { waiting: number; pid: number; seconds: number; holder: number; state: string };
type Open = { pid: number; seconds: number; state: string };

const lockFaults = async ({ client, limits }: ConnectedPatient): Promise<Fault[]> => {
  const locks = await client.query<Waiting>(
    `select count(*)::int as waiting, min(w.pid) as pid, h.pid as holder, h.state,
       max(extract(epoch from clock_timestamp() - w.state_change))::int as seconds
     from pg_stat_activity w cross join lateral unnest(pg_blocking_pids(w.pid)) b(pid)
       join pg_stat_activity h on h.pid = b.pid
     where w.datname = current_database() and w.wait_event_type = 'Lock' and w.wait_event <> 'advisory'
       and clock_timestamp() - w.state_change >= make_interval(secs => $1)
     group by h.pid, h.state order by 5 desc limit 3`,
    [limits.lockSeconds],
  );
  const open = await client.query<Open>(
    `select pid, state, extract(epoch from clock_timestamp() - xact_start)::int as seconds from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and clock_timestamp() - xact_start >= make_interval(secs => $1) order by 3 desc limit 3`,
    [limits.transactionSeconds],
  );
  return [
    ...locks.rows.map(({ waiting, holder, seconds, state }) =>
      critical(
        "lock-held",
        `PostgreSQL process ${holder} (${state}) holds a lock that has kept ${counted(waiting, "statement")} waiting for up to ${counted(seconds, "second")}.`,
        `Find out what it's doing in pg_stat_activity; select pg_terminate_backend(${holder}) ends it.`,
      ),
    ),
    ...open.rows.map(({ pid, seconds, state }) =>
      warning(
        "transaction-open",
        `PostgreSQL process ${pid} has had a transaction open for ${seconds} seconds (${state}), which keeps tables from being cleaned up.`,
        `Commit it or close that session; select pg_terminate_backend(${pid}) ends it.`,
      ),
    ),
  ];
};

/** Compares the tables with this version. */
export const checkMigrations = async (url: string): Promise<Finding> => {
  const check = "tables";
  const guide = 'Follow "If a migration cannot continue" in docs/guides/deployment.md.';
  try {
    const { pending, failed, edited, unknown } = await migrationStatus({ url });
    const faults: Fault[] = [];
    if (unknown[0] !== undefined)
      faults.push(
        warning(
          "database-newer",
          `The database is newer than this version of Homeward: it has the migration ${unknown[0]}.`,
          "Update this machine to the version of the others, or restore the backup made before the upgrade.",
        ),
      );
    if (edited[0] !== undefined)
      faults.push(
        critical("migration-edited", `The migration ${edited[0]} was applied with different content.`, guide),
      );
    if (failed[0] !== undefined)
      faults.push(
        critical(
          "migration-unfinished",
          `The migration ${failed[0]} was started and not finished.`,
          "Run `npm run svc -- migrate up` to continue it.",
        ),
      );
    if (pending.length > 0)
      faults.push(
        critical(
          "migrations-pending",
          `The tables are out of date: ${counted(pending.length, "pending migration")}.`,
          "Make a backup, then run `npm run svc -- migrate up`, or start Homeward.",
        ),
      );
    return { check, detail: "up to date", faults };
  } catch (error) {
    return {
      check,
      detail: "",
      faults: [
        critical("migrations-pending", `The tables can't be compared with this version: ${messageOf(error)}.`, guide),
      ],
    };
  }
};
