import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256Hex } from "@/server/kernel/crypto";

/** Where migrations are stored, in Prisma's standard form: `<timestamp>_<name>/migration.sql`. */
export const MIGRATIONS_DIR = join(process.cwd(), "prisma", "migrations");

export type MigrationFile = {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file in hexadecimal, as Prisma notes it. */
  readonly checksum: string;
};

/** Reads the migration folder, sorted by name, and so by time. */
export async function readMigrationFiles(dir: string = MIGRATIONS_DIR): Promise<readonly MigrationFile[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(dir, name, "migration.sql"), "utf8");
      return { name, sql, checksum: sha256Hex(sql) };
    }),
  );
}
