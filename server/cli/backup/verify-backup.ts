import { createHash, randomBytes } from "node:crypto";
import { copyOut } from "@/server/db/backup/copy-out";
import { type CopySession, withCopySession } from "@/server/db/backup/copy-session";
import { ENTRY } from "@/server/integrations/backup-file/describe-backup";
import type { Keys } from "@/server/integrations/backup-file/encryption";
import { readArchive } from "@/server/integrations/backup-file/read-archive";
import type { Env } from "@/server/kernel/env";
import { type CheckedBackup, checkBackup } from "./check-backup";
import { loadDatabase, requireKnownMigrations } from "./load-database";

type VerifiedBackup = { backup: CheckedBackup; tables: number; rows: number };

/**
 * Checks a backup, restores its database into a scratch database on the same server, and compares every table with what
 * was backed up, byte by byte. The scratch database is dropped. @throws one sentence
 */
export const verifyBackup = async ({
  env,
  path,
  keys,
  say,
}: {
  env: Env;
  path: string;
  keys: Keys;
  say: (line: string) => void;
}): Promise<VerifiedBackup> => {
  const backup = await checkBackup(path, { keys, secrets: [env.HOMEWARD_SECRET] });
  await requireKnownMigrations(backup);
  say("All checksums match. Restoring into a scratch database …");
  return withScratchDatabase(env.DATABASE_URL, (url) =>
    withCopySession(url, async (session) => {
      const load = await loadDatabase(session, { url, backup });
      for await (const entry of readArchive(path, keys)) {
        if (entry.name === ENTRY.head) continue;
        if (!entry.name.startsWith(ENTRY.tables)) break;
        await load.write(entry);
      }
      await load.finish();
      await requireSameRows(session, backup);
      const { tables } = backup.manifest;
      return { backup, tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows, 0) };
    }),
  );
};

const requireSameRows = async (session: CopySession, { head, manifest }: CheckedBackup): Promise<void> => {
  for (const { name, sha256 } of manifest.tables) {
    const columns = head.tables.find((table) => table.name === name)?.columns ?? [];
    const hash = createHash("sha256");
    for await (const part of copyOut(session, { name, columns })) hash.update(part);
    if (hash.digest("hex") !== sha256) throw new Error(`The rows of ${name} differ from those that were backed up.`);
  }
};

const withScratchDatabase = async <T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> => {
  const name = `homeward_verify_${randomBytes(4).toString("hex")}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  await administer(url, `create database ${name} template template0`).catch((error: unknown) => {
    throw new Error(
      `A scratch database can't be created (${error instanceof Error ? error.message : String(error)}). Give the database user the right: alter role … createdb.`,
    );
  });
  try {
    return await work(scratch.toString());
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
};

const administer = (url: string, statement: string): Promise<unknown> =>
  withCopySession(url, (session) => session.query(statement));
