#!/usr/bin/env node
/**
 * node scripts/new-migration.mjs NAME
 * Writes the enumerations of contract/vocabulary into prisma/schema, and the difference between prisma/schema and the
 * existing migrations into prisma/migrations/<timestamp>_NAME/migration.sql. Replays the migrations in a disposable
 * PostgreSQL; nothing else is changed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { describeError, UserError } from "./lib/user-error.mjs";
import { startTemporaryCluster } from "./postgres/temporary.mjs";

const MIGRATIONS = join("prisma", "migrations");

async function main(name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? "")) {
    throw new UserError(
      "Give the migration a name of small letters, digits and _: node scripts/new-migration.mjs add_reviews",
    );
  }
  process.chdir(join(import.meta.dirname, ".."));
  const { writeEnums } = await tsImport("./write-enums.mjs", import.meta.url);
  writeEnums();
  const { diffSchema } = await tsImport("../server/db/migrations/diff-schema.ts", import.meta.url);
  const cluster = await startTemporaryCluster();
  try {
    const sql = await diffSchema({ url: cluster.url() });
    if (sql === "") {
      console.log("prisma/schema and the migrations agree; nothing to write.");
      return;
    }
    const folder = join(MIGRATIONS, `${timestamp()}_${name}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "migration.sql"), `${sql}\n`);
    await writeFile(join(MIGRATIONS, "migration_lock.toml"), 'provider = "postgresql"\n');
    console.log(`Wrote ${folder}/migration.sql`);
  } finally {
    await cluster.stop();
  }
}

function timestamp() {
  return new Date().toISOString().replace(/\D/g, "").slice(0, 14);
}

main(process.argv[2]).catch((error) => {
  console.error(error?.name === "UserError" ? describeError(error) : error);
  process.exitCode = 1;
});
