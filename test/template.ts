import { randomBytes } from "node:crypto";
import pg from "pg";
import { migrateUp } from "@/server/db/migrations/migrate";

/** Creates an empty database beside the one of `url`, migrates it and returns its name. */
export async function buildTemplate(url: string): Promise<string> {
  const template = `test_template_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${template}`);
  await migrateUp({ url: databaseUrl(url, template) });
  return template;
}

/** Drops the template and every copy that a killed worker left. */
export async function dropTemplate(input: { url: string; template: string }): Promise<void> {
  const copies = await administer(
    input.url,
    `select datname from pg_database where datname like '${input.template}%' order by datname desc`,
  );
  for (const { datname } of copies) await administer(input.url, `drop database if exists ${datname} with (force)`);
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

/** Runs one statement on the server itself, outside of any test database. */
export async function administer(url: string, sql: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(sql)).rows;
  } finally {
    await client.end();
  }
}
