import { type Env, readEnv } from "@/server/kernel/env";
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
  await catchUpWithLedger(env);
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

/**
 * Applies the ledger if a backup was restored by other means than `svc restore`. An unreachable store doesn't prevent a
 * start: the hourly cleanup compares again.
 */
const catchUpWithLedger = async (env: Env): Promise<void> => {
  const { createContext } = await import("@/server/context");
  const { webhookBody } = await import("@/server/presenters/webhook-body");
  const { reapplyLedger } = await import("@/server/services/ledger/reapply-ledger");
  const { PartnerError } = await import("@/server/partners/partner-error");
  const ctx = createContext(env, { log: createLogger("silent"), wake: () => undefined });
  try {
    const reapplied = await reapplyLedger(ctx, { render: webhookBody });
    if (reapplied === null) return;
    const { found, changed, unverified } = reapplied;
    const what = Object.entries(changed).map(([kind, count]) => `${kind} ${count}`);
    if (found > 0)
      console.log(
        `The database is older than its ledger: ${found} entries were applied (${what.join(", ") || "nothing to change"}), everybody is signed out.`,
      );
    if (unverified > 0)
      console.log(`${unverified} entries of the ledger were signed with another HOMEWARD_SECRET and not applied.`);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    console.log(`The ledger can't be read, so it is compared later: ${error.message}`);
  } finally {
    await ctx.db.$disconnect();
  }
};

try {
  await prepare();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
