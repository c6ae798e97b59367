import { Prisma } from "@/server/db/generated/client";
import { ERASED_NAME } from "@/server/domain/personal-data/without-person";
import { type Column, columnsOf, type TableName } from "@/server/schema/columns";

const { firstName, lastName } = ERASED_NAME;

/** An address of which the country is left: figures per country stay right. */
const countryOf = (name: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  select coalesce(jsonb_object_agg(a.key, case when a.key <> 'countryCode' and jsonb_typeof(a.value) = 'string'
    then '""'::jsonb else a.value end), '{}') from jsonb_each(${name}) a)`;

const emptyOf = ({ type, nullable }: Column): string => {
  if (nullable) return "null";
  return type.endsWith("[]") || type === "jsonb" ? "'{}'" : "''";
};

const forgotten = (column: Column): Prisma.Sql | null => {
  switch (column.person) {
    case "erase":
      return Prisma.raw(emptyOf(column));
    case "first name":
      return Prisma.sql`${firstName}`;
    case "last name":
      return Prisma.sql`${lastName}`;
    case "full name":
      return Prisma.sql`${`${firstName} ${lastName}`}`;
    case "address":
      return countryOf(Prisma.raw(column.column));
    default:
      return null;
  }
};

/** `email = '', first_name = …`: what an erasure sets on a row of this table, by what prisma/schema says of its columns. */
export const forgottenColumns = (table: TableName): Prisma.Sql =>
  Prisma.join(
    Object.values(columnsOf(table)).flatMap((column) => {
      const value = forgotten(column);
      return value === null ? [] : [Prisma.sql`${Prisma.raw(column.column)} = ${value}`];
    }),
  );

/** A row as its shopper is given it, in the names of our columns; without keys of ours, repetitions and what is sealed. */
export const exportedColumns = (table: TableName, alias: string): Prisma.Sql => {
  const hidden = Object.values(columnsOf(table)).filter((column) => column.export === "no");
  return Prisma.sql`to_jsonb(${Prisma.raw(alias)}) - ${hidden.map(({ column }) => column)}::text[]`;
};
