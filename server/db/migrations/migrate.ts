import pg from "pg";
import { inOneTransaction, withMigrationClient } from "./migration-client";
import { type MigrationFile, readMigrationFiles } from "./migration-files";
import { ensureHistory, type HistoryRow, noteApplied, readHistory } from "./migration-history";
import { resumeMigration } from "./resume-migration";
import { refuseUnfinishedRestore } from "./unfinished-restore";

/** Any fixed number: a process that migrates a Homeward database holds the advisory lock with this key. */
const MIGRATION_LOCK_KEY = 7_205_118_400_231;
const WAIT_FOR_OTHER_RUNNER_MS = 120_000;
/** A migration that waits longer than this for a table gives up, instead of queueing the whole service behind it. */
const WAIT_FOR_TABLE_MS = 20_000;
const LOCK_NOT_AVAILABLE = "55P03";
const SEE_GUIDE = 'see "If a migration cannot continue" in docs/guides/deployment.md';

export type MigrationStatus = {
  readonly pending: readonly string[];
  /** Started under another version and not finished; `migrateUp` finds out how far it got. */
  readonly failed: readonly string[];
  /** Applied here, but with other content than this version has. */
  readonly edited: readonly string[];
  /** Applied here, but unknown to this version: the database is newer than the program. */
  readonly unknown: readonly string[];
};

type Chain = { readonly client: pg.ClientBase; readonly url: string; readonly files: readonly MigrationFile[] };
type Target = { readonly url: string; readonly migrationsDir?: string };
/** `only`: a restore makes the tables of its backup first. Nobody else migrates a database that is being restored. */
type Restoring = { readonly isRestoring?: boolean; readonly only?: ReadonlySet<string> };

/**
 * Compares the database with `prisma/migrations`; changes nothing.
 * @throws one sentence if a restore into it wasn't finished
 */
export async function migrationStatus({ url, migrationsDir }: Target): Promise<MigrationStatus> {
  const files = await readMigrationFiles(migrationsDir);
  return withMigrationClient(url, async (client) => {
    await refuseUnfinishedRestore(client);
    return compare(files, await readHistory(client));
  });
}

/**
 * Applies pending migrations, oldest first. Each is one transaction that also notes it in `_prisma_migrations`, in the
 * format of `prisma migrate deploy`: a killed process leaves either both or nothing. Several processes may call this at
 * once; each migration is applied by one of them.
 * @returns the names of the migrations applied by this call
 * @throws one sentence if the database belongs to another version, or a migration fails
 */
export async function migrateUp({
  url,
  migrationsDir,
  isRestoring = false,
  only,
}: Target & Restoring): Promise<readonly string[]> {
  const files = (await readMigrationFiles(migrationsDir)).filter(({ name }) => only === undefined || only.has(name));
  return withMigrationClient(url, async (client) => {
    if (!isRestoring) await refuseUnfinishedRestore(client);
    const applied: string[] = [];
    for (;;) {
      const name = await inOneTransaction(client, () => applyNext({ client, url, files }));
      if (name === null) return applied;
      applied.push(name);
    }
  });
}

/** @returns the name of the applied migration, null if none is left */
async function applyNext({ client, url, files }: Chain): Promise<string | null> {
  await waitForTurn(client);
  await ensureHistory(client);
  const history = await readHistory(client);
  const status = compare(files, history);
  refuseOtherEdition(status);
  const next = files.find(({ name }) => name === (status.failed[0] ?? status.pending[0]));
  if (next === undefined) return null;
  const unfinished = history.find(({ name, isFinished }) => name === next.name && !isFinished) ?? null;
  if (unfinished === null) await apply(client, next);
  else {
    const isDone = new Set(history.filter((row) => row.isFinished).map(({ name }) => name));
    await resume(client, {
      url,
      before: files.filter(({ name }) => isDone.has(name)),
      migration: next,
      row: unfinished,
    });
  }
  await noteApplied(client, { ...next, row: unfinished });
  return next.name;
}

/** Until this transaction ends, nobody else migrates. */
async function waitForTurn(client: pg.ClientBase): Promise<void> {
  await client.query(`set local lock_timeout = ${WAIT_FOR_OTHER_RUNNER_MS}`);
  try {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK_KEY]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error("Another process is still migrating this database; wait until it is done, then start again.");
  }
  await client.query(`set local lock_timeout = ${WAIT_FOR_TABLE_MS}`);
}

async function apply(client: pg.ClientBase, { name, sql }: MigrationFile): Promise<void> {
  const transaction = await currentTransaction(client);
  await client.query(sql).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed and was rolled back completely: ${reason}.`);
  });
  // Such a script would commit half of itself; the test of all migrations catches this first.
  if ((await currentTransaction(client)) !== transaction)
    throw new Error(`The migration ${name} begins or ends its own transactions, which migrations must not do.`);
}

async function currentTransaction(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>("select pg_current_xact_id()::text as id");
  return rows[0]?.id;
}

async function resume(
  client: pg.ClientBase,
  input: { url: string; before: readonly MigrationFile[]; migration: MigrationFile; row: HistoryRow },
): Promise<void> {
  const { name, checksum } = input.migration;
  const isSameFile = input.row.checksum === checksum;
  const isFinished = isSameFile && (await resumeMigration(client, input).catch(explain));
  if (!isFinished)
    throw new Error(`The migration ${name} stopped half-way, and Homeward can't tell how far it got; ${SEE_GUIDE}.`);

  function explain(error: unknown): never {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} stopped half-way and cannot continue: ${reason}; ${SEE_GUIDE}.`);
  }
}

function compare(files: readonly MigrationFile[], history: readonly HistoryRow[]): MigrationStatus {
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  const begun = new Set(history.map(({ name }) => name));
  const finished = history.filter(({ isFinished }) => isFinished);
  const isFinished = new Set(finished.map(({ name }) => name));
  return {
    pending: files.map(({ name }) => name).filter((name) => !begun.has(name)),
    failed: [...begun].filter((name) => !isFinished.has(name)),
    edited: finished
      .filter(({ name, checksum }) => known.has(name) && known.get(name) !== checksum)
      .map(({ name }) => name),
    unknown: history.map(({ name }) => name).filter((name) => !known.has(name)),
  };
}

/** @throws one sentence if the database belongs to a version that this one can't continue from */
export function refuseOtherEdition({ failed, unknown, pending, edited }: MigrationStatus): void {
  if (edited[0] !== undefined)
    throw new Error(
      `The migration ${edited[0]} was applied with different content than this version has; start the version that created this database, or restore a backup of this one (${SEE_GUIDE}).`,
    );
  // A database that is only ahead still works for an older program during a rolling update; one that diverged doesn't.
  if (unknown[0] !== undefined && pending.length + failed.length > 0)
    throw new Error(
      `The database has the migration ${unknown[0]} that this version does not know; use the newer version.`,
    );
}
