import { NO_FILTER, openSchemaEngine, readMigrations, readSchema } from "./schema-engine";

/**
 * Returns the SQL that turns the schema built by the migrations in `migrationsDir` into the one in `prisma/schema`.
 * @param input.url a server on which a temporary database may be created: the migrations are replayed there
 * @returns "" if the schema needs no migration
 * @throws if the schema doesn't parse or a migration fails
 */
export async function diffSchema(input: { url: string; migrationsDir?: string }): Promise<string> {
  const datamodels = await readSchema();
  const migrationsList = await readMigrations(input.migrationsDir);
  const { engine, close } = await openSchemaEngine({ url: input.url, datamodels });
  try {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrationsList },
      to: { tag: "schemaDatamodel", files: datamodels.map(([path, content]) => ({ path, content })) },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    const script = (stdout ?? "").trim();
    return script === "-- This is an empty migration." ? "" : script;
  } finally {
    await close();
  }
}
