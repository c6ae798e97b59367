import type pg from "pg";
import { inOneTransaction } from "@/server/db/migrations/migration-client";
import { hasUnfinishedRestore, RESTORE_TABLE } from "@/server/db/migrations/unfinished-restore";

type RestoreTarget = {
  readonly name: string;
  readonly isEmpty: boolean;
  /** A restore was begun and not finished: whatever is there may be replaced. */
  readonly isUnfinished: boolean;
};

export const describeTarget = async (client: pg.ClientBase): Promise<RestoreTarget> => {
  const { rows } = await client.query<{ name: string; isEmpty: boolean }>(
    `select current_database()::text as name, not exists (
       select from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
         and d.deptype = 'e')) as "isEmpty"`,
  );
  const { name = "", isEmpty = false } = rows[0] ?? {};
  return { name, isEmpty, isUnfinished: await hasUnfinishedRestore(client) };
};

/** Removes everything that isn't an extension's, and marks the database as being restored, in one transaction. */
export const clearForRestore = (client: pg.ClientBase): Promise<void> =>
  inOneTransaction(client, async () => {
    const { rows } = await client.query<{ statement: string }>(CLEARING);
    for (const { statement } of rows) await client.query(statement);
    await client.query(`create table ${RESTORE_TABLE} (begun_at timestamptz not null default now())`);
  });

export const markRestored = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`drop table if exists ${RESTORE_TABLE}`);
};

const isOurs = (catalog: string, alias: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`;

const CLEARING = `
  select format('drop %s if exists %I cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
    when 'S' then 'sequence' else 'table' end, c.relname) as statement
  from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and ${isOurs("pg_class", "c")}
  union all
  select format('drop routine if exists %s cascade', p.oid::regprocedure)
  from pg_proc p where p.pronamespace = current_schema()::regnamespace and ${isOurs("pg_proc", "p")}
  union all
  select format('drop type if exists %I cascade', t.typname)
  from pg_type t where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'd')
    and ${isOurs("pg_type", "t")}`;
