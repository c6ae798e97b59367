import { readEnv } from "@/server/kernel/env";
import { createLogger } from "@/server/kernel/logger";

/** Longer than any migration so far takes on a large database. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Run by the start script before anything slow: an invalid setting, including the file store, is reported in one
 * sentence with exit code 1; then the tables are migrated. One process for both, because starting one takes about a
 * second. Prints the address for creating the first owner as long as nobody can sign in.
 *
 * With `--wait` (containers) it leaves the migrations to another process and waits for them.
 */
const prepare = async (): Promise<void> => {
  const env = readEnv(process.env);
  const { requireFilePlaces } = await import("@/server/integrations/file-store/check-file-places");
  await requireFilePlaces(env);
  await prepareTables(env.DATABASE_URL);
  const { connectDatabase } = await import("@/server/db/client");
  const { firstRunToken, isFirstRun } = await import("@/server/services/setup/first-run");
  const db = connectDatabase({ url: env.DATABASE_URL, max: 1, log: createLogger(env.LOG_LEVEL) });
  if (await isFirstRun({ db })) console.log(`${env.APP_URL}/dashboard/setup?token=${firstRunToken({ env })}`);
  await db.$disconnect();
};

const prepareTables = async (url: string): Promise<void> => {
  if (!process.argv.includes("--wait")) {
    const { migrateUp } = await import("@/server/db/migrations/migrate");
    await migrateUp({ url });
    return;
  }
  const { awaitMigrations } = await import("@/server/db/migrations/await-migrations");
  await awaitMigrations({ url, patienceMs: PATIENCE_MS, say: console.log });
};

try {
  await prepare();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
