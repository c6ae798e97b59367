import { readFile } from "node:fs/promises";
import { NO_FILTER, openSchemaEngine, readMigrations, SCHEMA_FILE } from "@/server/db/schema-engine";

/**
 * The SQL that turns what the migrations in `migrationsDir` build into what `prisma/schema.prisma` says.
 * @param input.url a server on which a database may be created for a moment: the migrations are replayed there
 * @returns "" when the schema needs no migration
 * @throws when the schema does not parse or a migration fails
 */
export async function diffSchema(input: { url: string; migrationsDir?: string; schemaFile?: string }): Promise<string> {
  const path = input.schemaFile ?? SCHEMA_FILE;
  const content = await readFile(path, "utf8");
  const migrationsList = await readMigrations(input.migrationsDir);
  const { engine, close } = await openSchemaEngine({ url: input.url, datamodels: [[path, content]] });
  try {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrationsList },
      to: { tag: "schemaDatamodel", files: [{ path, content }] },
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
