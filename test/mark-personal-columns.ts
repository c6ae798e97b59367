import { Prisma } from "@/server/db/generated/client";
import { columnsOf } from "@/server/schema/columns";
import type { TestContext } from "./context";

/** How an erasure finds a return's rows: their table and its column for the return. */
const OF_RETURN = [
  ["return_processes", "id"],
  ["return_units", "process_id"],
  ["shipments", "process_id"],
  ["activities", "process_id"],
] as const;

/** Writes the mark into every column that prisma/schema marks as the shopper's, including columns added later. */
export const markPersonalColumns = async (
  { db }: Pick<TestContext, "db">,
  { mark, processId, orderId }: { mark: string; processId: string; orderId: string },
): Promise<void> => {
  const tables = [["orders", "id", orderId] as const, ...OF_RETURN.map((of) => [...of, processId] as const)];
  for (const [table, key, id] of tables)
    for (const { column, type, person = "none" } of Object.values(columnsOf(table))) {
      if (!["erase", "first name", "last name"].includes(person)) continue;
      const text = type === "jsonb" ? Prisma.sql`${JSON.stringify(mark)}::jsonb` : Prisma.sql`${mark}`;
      const value = type.endsWith("[]") ? Prisma.sql`array[${mark}]` : text;
      await db.$executeRaw`
        update ${Prisma.raw(table)} set ${Prisma.raw(column)} = ${value}
        where ${Prisma.raw(key)} = ${id} and coalesce(${Prisma.raw(column)}::text, '') not ilike ${`%${mark}%`}`;
    }
};
