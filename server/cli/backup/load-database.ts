import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { CopySession } from "@/server/db/backup/copy-session";
import { describeTables } from "@/server/db/backup/describe-tables";
import { beginLoad, type TableLoad } from "@/server/db/backup/load-tables";
import { migrateUp } from "@/server/db/migrations/migrate";
import { readMigrationFiles } from "@/server/db/migrations/migration-files";
import { tableOfPart } from "@/server/integrations/backup-file/describe-backup";
import type { ArchiveEntry } from "@/server/integrations/backup-file/write-archive";
import type { CheckedBackup } from "./check-backup";

type DatabaseLoad = {
  write(entry: ArchiveEntry): Promise<void>;
  /** Compares the rows with the manifest and commits. @throws one sentence */
  finish(): Promise<void>;
  abandon: TableLoad["abandon"];
};

const decompress = promisify(gunzip);

/** @throws one sentence if this version of Homeward doesn't have a migration of the backup, or has another edition */
export const requireKnownMigrations = async ({ head }: Pick<CheckedBackup, "head">): Promise<void> => {
  const known = new Map((await readMigrationFiles()).map(({ name, checksum }) => [name, checksum]));
  const other = head.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (other !== undefined)
    throw new Error(
      `The backup was made by another version of Homeward (${head.version}, migration ${other.name}). Restore it with that version or a later one.`,
    );
};

/** Makes the tables of a backup in an empty database, and begins to fill them. */
export const loadDatabase = async (
  session: CopySession,
  { url, backup: { head, manifest } }: { url: string; backup: CheckedBackup },
): Promise<DatabaseLoad> => {
  await migrateUp({ url, isRestoring: true, only: new Set(head.migrations.map(({ name }) => name)) });
  const made = new Set((await describeTables(session)).map(({ name, columns }) => `${name} ${[...columns].sort()}`));
  const other = head.tables.find(({ name, columns }) => !made.has(`${name} ${[...columns].sort()}`));
  if (other !== undefined)
    throw new Error(`The table ${other.name} of the backup has other columns than its migrations make.`);
  const load = await beginLoad(session, head.tables);
  return {
    abandon: load.abandon,
    write: async ({ name, bytes }) => load.write(tableOfPart(name), await decompress(bytes)),
    finish: () =>
      load.commit(manifest.sequences, (rows) => {
        const wrong = manifest.tables.find((table) => (rows.get(table.name) ?? 0) !== table.rows);
        if (wrong !== undefined)
          throw new Error(`${wrong.name} has ${rows.get(wrong.name) ?? 0} rows instead of ${wrong.rows}.`);
      }),
  };
};
