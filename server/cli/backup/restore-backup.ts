import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CopySession, withCopySession } from "@/server/db/backup/copy-session";
import { clearForRestore, describeTarget, markRestored } from "@/server/db/backup/restore-state";
import { keepEverybodyOut } from "@/server/db/jobs/worker-presence";
import { migrateUp } from "@/server/db/migrations/migrate";
import { ENTRY } from "@/server/integrations/backup-file/describe-backup";
import type { Keys } from "@/server/integrations/backup-file/encryption";
import { readArchive } from "@/server/integrations/backup-file/read-archive";
import { openFilePlace } from "@/server/integrations/file-store/open-file-place";
import { openLedger } from "@/server/integrations/ledger/open-ledger";
import type { Env } from "@/server/kernel/env";
import type { ReappliedLedger } from "@/server/services/ledger/reapply-ledger";
import { adoptSecret } from "./adopt-secret";
import { type CheckedBackup, checkBackup } from "./check-backup";
import { loadDatabase, requireKnownMigrations } from "./load-database";
import { reapplyAfterRestore } from "./reapply-after-restore";
import { createFilesRestorer } from "./restore-files";

type RestoreOrder = {
  env: Env;
  path: string;
  keys: Keys;
  /** The name of a database that has something in it, if that may be replaced. */
  replaced: string | null;
  /** Further master secrets with which the ledger may have been signed. */
  otherSecrets: readonly string[];
  say: (line: string) => void;
};

export type RestoredBackup = {
  backup: CheckedBackup;
  database: string;
  rows: number;
  files: { written: number; present: number };
  ledgerAdded: number;
  /** Migrations that are newer than the backup. */
  migrated: readonly string[];
  reapplied: ReappliedLedger | null;
  isSecretAdopted: boolean;
};

/**
 * Checks a backup, and only then replaces what is in the database: the tables in one transaction, then newer
 * migrations, the files, and what the ledger says happened since. If it is interrupted, Homeward doesn't start on the
 * database until it was run again.
 * @throws one sentence
 */
export const restoreBackup = async (order: RestoreOrder): Promise<RestoredBackup> => {
  const { path, keys, say, replaced } = order;
  await withCopySession(order.env.DATABASE_URL, (session) => requireReplaceable(session, replaced));
  const secrets = [order.env.HOMEWARD_SECRET, ...order.otherSecrets];
  const backup = await checkBackup(path, { keys, secrets });
  await requireKnownMigrations(backup);
  say(`The backup of ${backup.head.madeAt} is complete.`);
  const { env, isAdopted } = await adoptSecret(order.env, backup);
  return withCopySession(env.DATABASE_URL, async (session) => {
    if (!(await keepEverybodyOut(session)))
      throw new Error("A server or worker is running on this database. Stop all of them, then restore.");
    const database = await requireReplaceable(session, replaced);
    await clearForRestore(session);
    const restored = await restoreEntries({ ...order, env }, { session, backup });
    say("Applying changes made after the backup …");
    const reapplied = await reapplyAfterRestore(env, { backup, otherSecrets: order.otherSecrets });
    await markRestored(session);
    await session.query("analyze");
    await restorePurpose(env, backup);
    const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { backup, database, rows, ...restored, reapplied, isSecretAdopted: isAdopted };
  });
};

const requireReplaceable = async (session: CopySession, replaced: string | null): Promise<string> => {
  const { name, isEmpty, isUnfinished } = await describeTarget(session);
  if (!isEmpty && !isUnfinished && replaced !== name)
    throw new Error(
      `The database ${name} is not empty. Restore into an empty one, or add \`--replace ${name}\` to delete everything in it.`,
    );
  return name;
};

type Entries = Pick<RestoredBackup, "files" | "ledgerAdded" | "migrated">;

const restoreEntries = async (
  { env, path, keys, say }: RestoreOrder,
  { session, backup }: { session: CopySession; backup: CheckedBackup },
): Promise<Entries> => {
  say("Creating the tables …");
  const load = await loadDatabase(session, { url: env.DATABASE_URL, backup });
  const files = createFilesRestorer(openFilePlace(env.FILES_URL, env));
  const ledger = openLedger(env);
  let migrated: readonly string[] | null = null;
  let ledgerAdded = 0;
  say("Loading the rows …");
  try {
    for await (const entry of readArchive(path, keys)) {
      const { name, bytes } = entry;
      if (name.startsWith(ENTRY.tables)) {
        await load.write(entry);
        continue;
      }
      if (name === ENTRY.head) continue;
      if (migrated === null) {
        await load.finish();
        migrated = await migrateUp({ url: env.DATABASE_URL, isRestoring: true });
        say("Restoring the files …");
      }
      if (name.startsWith(ENTRY.files)) await files.write(entry);
      if (name.startsWith(ENTRY.ledger) && (await ledger.copyIn(name.slice(ENTRY.ledger.length), bytes)))
        ledgerAdded += 1;
    }
    return { files: await files.finish(), ledgerAdded, migrated: migrated ?? [] };
  } catch (error) {
    await load.abandon();
    throw error;
  }
};

/** Without it, the next start would take a store's database for that of the demo. */
const restorePurpose = async ({ DATA_DIR }: Env, { head: { purpose } }: CheckedBackup): Promise<void> => {
  const path = join(DATA_DIR, "purpose");
  if (purpose !== null && !existsSync(path)) await writeFile(path, `${purpose}\n`, { mode: 0o600 });
};
