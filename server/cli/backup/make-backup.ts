import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { copyOut } from "@/server/db/backup/copy-out";
import { type CopySession, inSnapshot, withCopySession } from "@/server/db/backup/copy-session";
import {
  type BackupTable,
  describeMigrations,
  describeSequences,
  describeTables,
  listFileKeys,
} from "@/server/db/backup/describe-tables";
import {
  asEntry,
  type BackupManifest,
  ENTRY,
  partName,
  secretId,
  signManifest,
} from "@/server/integrations/backup-file/describe-backup";
import type { Lock } from "@/server/integrations/backup-file/encryption";
import { type ArchiveWriter, writeArchive } from "@/server/integrations/backup-file/write-archive";
import { openLedger } from "@/server/integrations/ledger/open-ledger";
import type { Env } from "@/server/kernel/env";
import product from "../../../package.json";
import { addFiles } from "./add-files";

type BackupOrder = {
  env: Env;
  path: string;
  lock: Lock | null;
  isWithFiles: boolean;
  say: (line: string) => void;
};

type MadeBackup = { path: string; bytes: number; rows: number; manifest: BackupManifest };

/**
 * Writes the database, the files and the ledger to one file. The tables are read in one snapshot; files follow, because
 * they are written before the rows that name them. @throws one sentence
 */
export const makeBackup = async (order: BackupOrder): Promise<MadeBackup> => {
  const archive = await writeArchive(order);
  try {
    const manifest = await fill(archive, order);
    const bytes = asEntry(manifest);
    await archive.add({ name: ENTRY.manifest, bytes });
    const signature = signManifest(order.env.HOMEWARD_SECRET, bytes);
    await archive.add({ name: ENTRY.signature, bytes: Buffer.from(signature) });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { path: order.path, bytes: await archive.finish(), rows, manifest };
  } catch (error) {
    await archive.abandon(error);
    throw error;
  }
};

const fill = async (archive: ArchiveWriter, order: BackupOrder): Promise<BackupManifest> => {
  const { env, say, isWithFiles } = order;
  const parts: BackupManifest["parts"] = [];
  const add = async (name: string, bytes: Uint8Array): Promise<void> => {
    parts.push({ name, bytes: bytes.byteLength, sha256: await archive.add({ name, bytes }) });
  };
  const database = await withCopySession(env.DATABASE_URL, (session) =>
    inSnapshot(session, async () => {
      const tables = await describeTables(session);
      await add(ENTRY.head, await describeHead(session, { env, tables }));
      const copied: BackupManifest["tables"] = [];
      for (const table of tables) {
        if (table.isSkipped) continue;
        copied.push(await addTable(session, { table, add }));
      }
      const keys: string[] = [];
      if (isWithFiles) for await (const key of listFileKeys(session)) keys.push(key);
      return { tables: copied, sequences: await describeSequences(session), keys };
    }),
  );
  const { keys, ...rest } = database;
  say(`${rest.tables.length} tables, ${rest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`);
  const files = await addFiles(archive, { env, keys, say });
  const ledger = await addLedger(archive, env);
  // Unencrypted, a backup would hand out everything that is encrypted in it.
  if (order.lock !== null) await add(ENTRY.secret, asEntry({ HOMEWARD_SECRET: env.HOMEWARD_SECRET }));
  return { ...rest, parts, files, ledger, digest: archive.digest() };
};

const describeHead = async (
  session: CopySession,
  { env, tables }: { env: Env; tables: readonly BackupTable[] },
): Promise<Buffer> => {
  const { rows } = await session.query<{ name: string }>("select current_database()::text as name");
  const purpose = await readFile(join(env.DATA_DIR, "purpose"), "utf8").catch(() => null);
  return asEntry({
    ...{ format: 1, version: product.version, madeAt: new Date().toISOString(), database: rows[0]?.name ?? "" },
    ...{ purpose: purpose?.trim() ?? null, secretId: secretId(env.HOMEWARD_SECRET) },
    ...{ migrations: await describeMigrations(session), tables },
  });
};

const compress = promisify(gzip);
/** Rows compress well already at the fastest level. */
const COMPRESSION = { level: constants.Z_BEST_SPEED };
/** Parts that are compressed while the next ones are read. */
const AHEAD = 3;

const addTable = async (
  session: CopySession,
  { table, add }: { table: BackupTable; add: (name: string, bytes: Uint8Array) => Promise<void> },
): Promise<BackupManifest["tables"][number]> => {
  const hash = createHash("sha256");
  const waiting: Promise<Buffer>[] = [];
  let number = 0;
  const addNext = async (): Promise<void> => {
    const bytes = await waiting.shift();
    number += 1;
    if (bytes !== undefined) await add(partName(table.name, number), bytes);
  };
  const parts = copyOut(session, table);
  for (;;) {
    const part = await parts.next();
    if (part.done === true) {
      while (waiting.length > 0) await addNext();
      return { name: table.name, rows: part.value, sha256: hash.digest("hex") };
    }
    hash.update(part.value);
    waiting.push(compress(part.value, COMPRESSION));
    if (waiting.length >= AHEAD) await addNext();
  }
};

const addLedger = async (archive: ArchiveWriter, env: Env): Promise<number> => {
  const ledger = openLedger(env);
  let count = 0;
  for await (const { name } of ledger.list()) {
    const bytes = await ledger.copyOut(name);
    if (bytes === null) continue;
    await archive.add({ name: ENTRY.ledger + name, bytes });
    count += 1;
  }
  return count;
};
