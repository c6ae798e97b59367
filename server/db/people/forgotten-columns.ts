import { type Sql, sql } from "@/server/db/tables/query";
import { ERASED_NAME } from "@/server/domain/personal-data/without-person";
import { type Column, columnsOf, type TableName } from "@/server/schema/columns";

const { firstName, lastName } = ERASED_NAME;

/** An address reduced to its country, so that figures per country stay correct. */
const countryOf = (name: Sql): Sql => sql`(
  select coalesce(jsonb_object_agg(a.key, case when a.key <> 'countryCode' and jsonb_typeof(a.value) = 'string'
    then '""'::jsonb else a.value end), '{}') from jsonb_each(${name}) a)`;

const emptyOf = ({ type, nullable }: Column): string => {
  if (nullable) return "null";
  return type.endsWith("[]") || type === "jsonb" ? "'{}'" : "''";
};

const forgotten = (column: Column): Sql | null => {
  switch (column.person) {
    case "erase":
      return sql.raw(emptyOf(column));
    case "first name":
      return sql`${firstName}`;
    case "last name":
      return sql`${lastName}`;
    case "full name":
      return sql`${`${firstName} ${lastName}`}`;
    case "address":
      return countryOf(sql.raw(column.column));
    default:
      return null;
  }
};

/**
 * `email = '', first_name = …`: what an erasure sets on a row of this table, as prisma/schema defines for its columns.
 */
export const forgottenColumns = (table: TableName): Sql =>
  sql.join(
    Object.values(columnsOf(table)).flatMap((column) => {
      const value = forgotten(column);
      return value === null ? [] : [sql`${sql.raw(column.column)} = ${value}`];
    }),
  );

/** A row as exported to its shopper, by our column names; without our keys, duplicates and encrypted values. */
export const exportedColumns = (table: TableName, alias: string): Sql => {
  const hidden = Object.values(columnsOf(table)).filter((column) => column.export === "no");
  return sql`to_jsonb(${sql.raw(alias)}) - ${hidden.map(({ column }) => column)}::text[]`;
};
