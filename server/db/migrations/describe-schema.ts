import type pg from "pg";

/** Each part of the connection's current schema, as one line of text. The lines don't name other schemas. */
const DESCRIBE = `
with ours as (select oid, nspname from pg_namespace where nspname = current_schema()),
relations as (
  select c.oid, c.relname, c.relkind, c.reloptions from pg_class c join ours on c.relnamespace = ours.oid
  where c.relname not like '\\_prisma\\_%'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')),
lines as (
  select format('%s %s %s', relkind, relname, reloptions) as line from relations
  union all
  select format('column %s.%s %s %s %s %s%s', r.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated)
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind in ('r', 'p', 'v', 'm')
  union all
  select format('constraint %s.%s %s', r.relname, k.conname, pg_get_constraintdef(k.oid))
  from relations r join pg_constraint k on k.conrelid = r.oid
  union all
  select format('index %s', pg_get_indexdef(oid)) from relations where relkind in ('i', 'I')
  union all
  select format('view %s %s', relname, pg_get_viewdef(oid)) from relations where relkind in ('v', 'm')
  union all
  select format('trigger %s %s', pg_get_triggerdef(t.oid), t.tgenabled)
  from relations r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
  union all
  select format('label %s %s', t.typname, string_agg(e.enumlabel, ' ' order by e.enumsortorder))
  from pg_type t join ours on t.typnamespace = ours.oid join pg_enum e on e.enumtypid = t.oid group by t.typname
  union all
  select format('function %s %s', p.proname, pg_get_functiondef(p.oid))
  from pg_proc p join ours on p.pronamespace = ours.oid where p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'))
select replace(line, quote_ident(ours.nspname) || '.', '') as line from lines, ours`;

/** Describes the tables, indexes, types, functions and triggers of the current schema, in no particular order. */
export async function describeSchema(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ line: string }>(DESCRIBE);
  return new Set(rows.map(({ line }) => line));
}
