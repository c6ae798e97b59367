import { NO_FILTER, openSchemaEngine, readMigrations, readSchema } from "./schema-engine";

/**
 * The SQL that turns what the migrations in `migrationsDir` build into what `prisma/schema` says.
 * @param input.url a server on which a database may be created for a moment: the migrations are replayed there
 * @returns "" when the schema needs no migration
 * @throws when the schema does not parse or a migration fails
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
