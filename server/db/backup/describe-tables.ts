import { readHistory } from "@/server/db/migrations/migration-history";
import { RESTORE_TABLE } from "@/server/db/migrations/unfinished-restore";
import type { CopySession } from "./copy-session";

export type BackupTable = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its rows are left out: they mean nothing after a restore, or must not come back. */
  readonly isSkipped: boolean;
};

export type BackupSequence = { readonly name: string; readonly lastValue: string; readonly isCalled: boolean };

/** Who was signed in isn't backed up: nobody is after a restore. */
const SKIPPED = ["staff_sessions", "sign_in_links", "phone_pairings"];

/** Tables that belong to Homeward, not to an extension, with the columns that can be written. */
export const describeTables = async (session: CopySession): Promise<BackupTable[]> => {
  const { rows } = await session.query<BackupTable>(
    `select c.relname::text as name, c.relpersistence = 'u' or c.relname = any($1) as "isSkipped",
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and c.relname <> all($2) and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
    [SKIPPED, ["_prisma_migrations", RESTORE_TABLE]],
  );
  return rows;
};

export const describeSequences = async (session: CopySession): Promise<BackupSequence[]> => {
  const { rows: names } = await session.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relnamespace = current_schema()::regnamespace
     and c.relkind = 'S' order by c.relname`,
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of names) {
    const { rows } = await session.query<BackupSequence>(
      `select $1::text as name, last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
      [name],
    );
    sequences.push(...rows);
  }
  return sequences;
};

/** The migrations that made these tables. @throws one sentence if the last one isn't finished */
export const describeMigrations = async (session: CopySession): Promise<{ name: string; checksum: string }[]> => {
  const history = await readHistory(session);
  if (history.length === 0) throw new Error("The database has no tables yet; there is nothing to back up.");
  const unfinished = history.find(({ isFinished }) => !isFinished);
  if (unfinished !== undefined)
    throw new Error(`The migration ${unfinished.name} isn't finished; start Homeward once, then back up.`);
  return history.map(({ name, checksum }) => ({ name, checksum }));
};

/** Lists the keys of all stored files, in order and in batches. */
export const listFileKeys = async function* (session: CopySession): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const { rows } = await session.query<{ key: string }>(
      `select distinct storage_key as key from stored_files where storage_key > $1 order by 1 limit 1000`,
      [after],
    );
    for (const { key } of rows) yield key;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
};

/** An identifier in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
