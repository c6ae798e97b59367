import pg from "pg";
import { MIGRATIONS_DIR, NO_FILTER, openSchemaEngine, readMigrations } from "@/server/db/schema-engine";

/** Any fixed number: whoever migrates a database of Homeward holds the advisory lock with this key. */
const MIGRATION_LOCK_KEY = 7_205_118_400_231;
const WAIT_FOR_OTHER_RUNNER_MS = 120_000;

export type MigrationStatus = {
  readonly pending: readonly string[];
  /** Began and did not finish: a person has to look. */
  readonly failed: readonly string[];
  /** Applied here, but their file was changed afterwards. */
  readonly edited: readonly string[];
  /** Applied here, but unknown to this version: the database is newer than the program. */
  readonly unknown: readonly string[];
};

/** Tells how the database stands to `prisma/migrations`; changes nothing. */
export async function migrationStatus(input: { url: string; migrationsDir?: string }): Promise<MigrationStatus> {
  const migrationsList = await readMigrations(input.migrationsDir);
  const { engine, close } = await openSchemaEngine({ url: input.url });
  try {
    const diagnosis = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: NO_FILTER,
    });
    const { history } = diagnosis;
    return {
      pending: history && "unappliedMigrationNames" in history ? history.unappliedMigrationNames : [],
      unknown: history && "unpersistedMigrationNames" in history ? history.unpersistedMigrationNames : [],
      failed: diagnosis.failedMigrationNames,
      edited: diagnosis.editedMigrationNames,
    };
  } finally {
    await close();
  }
}

/**
 * Applies what is pending, oldest first, each migration recorded in `_prisma_migrations` as `prisma migrate deploy`
 * does. Several processes may call this at once: one works, the others wait and find nothing to do.
 * @returns the names of the migrations applied by this call
 * @throws one sentence when a migration failed before, or the database is newer than this program
 */
export async function migrateUp(input: { url: string; migrationsDir?: string }): Promise<readonly string[]> {
  return withMigrationLock(input.url, async () => {
    const status = await migrationStatus(input);
    refuseBrokenHistory(status);
    if (status.pending.length === 0) return [];
    const migrationsList = await readMigrations(input.migrationsDir ?? MIGRATIONS_DIR);
    const { engine, close } = await openSchemaEngine({ url: input.url });
    try {
      const applied = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
      return applied.appliedMigrationNames;
    } finally {
      await close();
    }
  });
}

function refuseBrokenHistory({ failed, unknown, pending }: MigrationStatus): void {
  if (failed.length > 0) {
    throw new Error(
      `The migration ${failed[0]} failed half-way before; repair the database, then mark it with \`prisma migrate resolve\`, or restore a backup.`,
    );
  }
  // A database that is only ahead still works for an older program during a rolling update; one that diverged does not.
  if (unknown.length > 0 && pending.length > 0) {
    throw new Error(
      `The database has the migration ${unknown[0]} that this version does not know; use the newer version.`,
    );
  }
}

async function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener a lost connection would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${WAIT_FOR_OTHER_RUNNER_MS}`);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_KEY]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
