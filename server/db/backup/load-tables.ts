import { once } from "node:events";
import { finished } from "node:stream/promises";
import { from } from "pg-copy-streams";
import type { CopySession } from "./copy-session";
import { type BackupSequence, type BackupTable, quoted } from "./describe-tables";

/** Loads tables, all of them or none. Parts of a table come one after the other. */
export type TableLoad = {
  write(table: string, part: Buffer): Promise<void>;
  /** Ends the last table, has the rows per table checked, and commits. */
  commit(sequences: readonly BackupSequence[], check: (rows: ReadonlyMap<string, number>) => void): Promise<void>;
  abandon(): Promise<void>;
};

type Definition = { readonly table: string; readonly name: string; readonly definition: string };

/**
 * Begins to fill empty tables in one transaction. Triggers don't run, because what they would write is loaded, too.
 * Foreign keys and indexes are dropped and made again from their definitions at the end: that is faster, and checks
 * every row.
 */
export const beginLoad = async (session: CopySession, tables: readonly BackupTable[]): Promise<TableLoad> => {
  await session.query("begin");
  await session.query("set local maintenance_work_mem = '256MB'");
  const keys = await readForeignKeys(session);
  const indexes = await readIndexes(session);
  for (const { name } of tables) await session.query(`alter table ${quoted(name)} disable trigger user`);
  for (const { table, name } of keys)
    await session.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await session.query(`drop index ${quoted(name)}`);
  await session.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  const copying = createCopying(session, tables);
  return {
    write: copying.write,
    commit: async (sequences, check) => {
      check(await copying.end());
      for (const { definition } of indexes) await session.query(definition);
      for (const { table, name, definition } of keys)
        await session.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
      for (const { name } of tables) await session.query(`alter table ${quoted(name)} enable trigger user`);
      for (const { name, lastValue, isCalled } of sequences)
        await session.query("select setval($1::regclass, $2::bigint, $3)", [quoted(name), lastValue, isCalled]);
      await session.query("commit");
    },
    abandon: async () => {
      await copying.end().catch(() => undefined);
      await session.query("rollback").catch(() => undefined);
    },
  };
};

const createCopying = (session: CopySession, tables: readonly BackupTable[]) => {
  const rows = new Map<string, number>();
  let current: { table: string; stream: ReturnType<typeof from>; done: Promise<void> } | null = null;
  const end = async (): Promise<ReadonlyMap<string, number>> => {
    if (current === null) return rows;
    const { table, stream, done } = current;
    current = null;
    stream.end();
    await done;
    rows.set(table, stream.rowCount);
    return rows;
  };
  const start = (table: string) => {
    const columns = tables.find(({ name }) => name === table)?.columns;
    if (columns === undefined) throw new Error(`The backup has rows of ${table}, which is no table of it.`);
    // Their transaction made the tables empty, so the rows need no second visit by a vacuum.
    const stream = session.query(
      from(`copy ${quoted(table)} (${columns.map(quoted).join(", ")}) from stdin with (freeze true)`),
    );
    const done = finished(stream);
    // It is awaited at the end of the table; until then a failure must not end the process.
    done.catch(() => undefined);
    current = { table, stream, done };
    return current;
  };
  return {
    end,
    write: async (table: string, part: Buffer): Promise<void> => {
      if (current !== null && current.table !== table) await end();
      const { stream, done } = current ?? start(table);
      if (!stream.write(part)) await Promise.race([once(stream, "drain"), done]);
    },
  };
};

const readForeignKeys = async (session: CopySession): Promise<Definition[]> => {
  const { rows } = await session.query<Definition>(
    `select r.conrelid::regclass::text as "table", r.conname::text as name, pg_get_constraintdef(r.oid) as definition
     from pg_constraint r where r.contype = 'f' and r.connamespace = current_schema()::regnamespace
     order by r.conrelid::regclass::text, r.conname`,
  );
  return rows.map((row) => ({ ...row, table: row.table.replaceAll('"', "") }));
};

/** Those that belong to no constraint; primary keys stay. */
const readIndexes = async (session: CopySession): Promise<Definition[]> => {
  const { rows } = await session.query<Definition>(
    `select t.relname::text as "table", i.relname::text as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where i.relnamespace = current_schema()::regnamespace and t.relname <> '_prisma_migrations'
       and not exists (select from pg_constraint r where r.conindid = i.oid and r.contype in ('p', 'u', 'x'))
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')
     order by 1, 2`,
  );
  return rows;
};
