import type pg from "pg";
import { type MigrationStatus, migrationStatus } from "../migrate";
import { withMigrationClient } from "../migration-client";
import { readMigrationFiles } from "../migration-files";
import { describeEffects, type Effect } from "./describe-effects";

/** Tables with fewer rows are done with in a moment, whatever is done with them. */
const FEW_ROWS = 10_000;

export type TableSize = {
  readonly name: string;
  /** With its indexes. */
  readonly bytes: number;
  /** As of the last ANALYZE; 0 for a new table. */
  readonly rows: number;
};

export type UpgradePlan = {
  /** No migration was applied yet: nothing runs on it, and there is nothing to back up. */
  readonly isNew: boolean;
  readonly status: MigrationStatus;
  /** The pending migrations, in order, with what they do to existing tables and running processes. */
  readonly steps: readonly { readonly name: string; readonly effects: readonly Effect[] }[];
  /** The existing tables among those that they touch. */
  readonly tables: readonly TableSize[];
  /** How much the database may grow at most: each rewritten table once, each new index as large as its table. */
  readonly growthBytes: number;
  /** Open transactions that a migration would have to wait for, the oldest first. */
  readonly openTransactions: readonly { readonly pid: number; readonly seconds: number; readonly program: string }[];
  readonly database: {
    readonly bytes: number;
    /** When PostgreSQL last archived a WAL segment; null if it archives none. */
    readonly archivedSecondsAgo: number | null;
  };
};

/** Compares the database with this version's migrations; changes nothing and waits for no lock. */
export const planUpgrade = async (target: { url: string; migrationsDir?: string }): Promise<UpgradePlan> => {
  const status = await migrationStatus(target);
  const open = new Set([...status.failed, ...status.pending]);
  const files = await readMigrationFiles(target.migrationsDir);
  const steps = files
    .filter(({ name }) => open.has(name))
    .map(({ name, sql }) => ({ name, effects: describeEffects(sql) }));
  const effects = steps.flatMap((step) => step.effects);
  return withMigrationClient(target.url, async (client) => {
    const tables = await readSizes(client, new Set(effects.flatMap(({ table }) => table ?? [])));
    return {
      isNew: status.pending.length === files.length && status.unknown.length === 0,
      ...{ status, steps, tables, growthBytes: growthOf(effects, tables) },
      openTransactions: await readOpenTransactions(client),
      database: await readDatabase(client),
    };
  });
};

/** Returns how long others wait for a table: "a moment", or as long as its rows take. */
export const durationOf = ({ table, work }: Effect, tables: readonly TableSize[]): "MOMENT" | "LONG" => {
  const rows = tables.find(({ name }) => name === table)?.rows ?? 0;
  return work === "INSTANT" || rows < FEW_ROWS ? "MOMENT" : "LONG";
};

const growthOf = (effects: readonly Effect[], tables: readonly TableSize[]): number => {
  const grows = effects.filter(({ work, lock }) => work === "REWRITE" || (work === "SCAN" && lock !== "CHANGED_ROWS"));
  const bytesOf = new Map(tables.map(({ name, bytes }) => [name, bytes]));
  return grows.reduce((sum, { table }) => sum + (bytesOf.get(table ?? "") ?? 0), 0);
};

const readSizes = async (client: pg.ClientBase, names: ReadonlySet<string>): Promise<readonly TableSize[]> => {
  const { rows } = await client.query<{ name: string; bytes: string; rows: number }>(
    `select relname as name, pg_total_relation_size(oid) as bytes, greatest(reltuples, 0) as rows
     from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname = any ($1)
     order by pg_total_relation_size(oid) desc`,
    [[...names]],
  );
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
};

const readOpenTransactions = async (client: pg.ClientBase): Promise<UpgradePlan["openTransactions"]> => {
  const { rows } = await client.query<UpgradePlan["openTransactions"][number]>(
    `select pid, extract(epoch from clock_timestamp() - xact_start)::int as seconds, application_name as program
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'
       and xact_start < clock_timestamp() - interval '10 seconds' order by xact_start limit 5`,
  );
  return rows;
};

const readDatabase = async (client: pg.ClientBase): Promise<UpgradePlan["database"]> => {
  const { rows } = await client.query<{ bytes: string; archived: number | null }>(
    `select pg_database_size(current_database()) as bytes,
       (select extract(epoch from now() - last_archived_time)::int from pg_stat_archiver) as archived`,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), archivedSecondsAgo: rows[0]?.archived ?? null };
};
