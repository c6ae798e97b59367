import { diffSchema } from "@/server/db/migrations/diff-schema";
import { NO_FILTER, openSchemaEngine, readMigrations } from "@/server/db/migrations/schema-engine";

/** Answers `askSchemaEngine` from a separate process: prints the answer as JSON. */
const ASKED: Record<string, (input: { url: string; migrationsDir?: string }) => Promise<unknown>> = {
  diff: diffSchema,
  history: async ({ url, migrationsDir }) => {
    const { engine, close } = await openSchemaEngine({ url });
    const migrationsList = await readMigrations(migrationsDir);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
    const { editedMigrationNames } = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: NO_FILTER,
    });
    await close();
    return { appliedMigrationNames, editedMigrationNames };
  },
};

const [what = "", url = "", migrationsDir] = process.argv.slice(2);
const answer = await ASKED[what]?.({ url, ...(migrationsDir && { migrationsDir }) });
process.stdout.write(JSON.stringify(answer));
