import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { MigrationFile } from "./migration-files";

/** A row of `_prisma_migrations`, the table in which Prisma notes applied migrations. */
export type HistoryRow = {
  readonly id: string;
  readonly name: string;
  readonly checksum: string;
  /** False while it runs, and after it failed or was killed. */
  readonly isFinished: boolean;
};

/** Reads the applied migrations, oldest first. Rows marked as rolled back don't count. */
export async function readHistory(client: pg.ClientBase): Promise<readonly HistoryRow[]> {
  if (!(await hasHistory(client))) return [];
  const { rows } = await client.query<HistoryRow>(
    `select id, migration_name as name, checksum, finished_at is not null as "isFinished"
     from _prisma_migrations where rolled_back_at is null order by migration_name, started_at`,
  );
  return rows;
}

/**
 * Creates the history table if it doesn't exist, as Prisma does.
 * @throws one sentence if the database belongs to something else
 */
export async function ensureHistory(client: pg.ClientBase): Promise<void> {
  if (await hasHistory(client)) return;
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
     and relname <> 'homeward_restore' and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by relname limit 1`,
  );
  if (rows[0] !== undefined)
    throw new Error(
      `The database has tables that Homeward did not create (${rows[0].relname}); give Homeward an empty database.`,
    );
  await client.query(`create table _prisma_migrations (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
}

/** Notes a migration as applied, in the transaction that applied it. */
export async function noteApplied(
  client: pg.ClientBase,
  { name, checksum, row }: MigrationFile & { row: HistoryRow | null },
): Promise<void> {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), clock_timestamp(), 1)
     on conflict (id) do update set finished_at = excluded.finished_at, applied_steps_count = 1, logs = null`,
    [row?.id ?? randomUUID(), checksum, name],
  );
}

async function hasHistory(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('_prisma_migrations') is not null as exists",
  );
  return rows[0]?.exists ?? false;
}
