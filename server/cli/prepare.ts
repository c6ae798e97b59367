import { readEnv } from "@/server/kernel/env";

/**
 * Run by the start script before anything that takes long: a wrong setting is one sentence and exit code 1; then the
 * tables are brought up to date. One process for both, because each start of one costs about a second.
 */
const prepare = async (): Promise<void> => {
  const { DATABASE_URL: url } = readEnv(process.env);
  const { migrateUp } = await import("@/server/db/migrate");
  await migrateUp({ url });
};

try {
  await prepare();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
