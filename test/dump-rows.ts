import type { TestContext } from "./context";

/** Every row of every table, as text. */
export const dumpRows = async ({ db }: Pick<TestContext, "db">): Promise<string> => {
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const parts = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ rows: string | null }[]>(`select string_agg(r::text, chr(10)) as rows from ${name} r`),
    ),
  );
  return parts.map(([part]) => part?.rows ?? "").join("\n");
};

/** The given secrets that occur in any text, as is or in Basic authorization. */
export const secretsIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) =>
    [secret, Buffer.from(secret).toString("base64"), Buffer.from(`${secret}:`).toString("base64")].some((form) =>
      text.includes(form),
    ),
  );
