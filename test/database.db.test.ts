import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateUp, migrationStatus } from "@/server/db/migrations/migrate";
import { askSchemaEngine } from "./ask-schema-engine";
import { createTestDatabase, type TestDatabase } from "./database";
import { administer, databaseUrl } from "./template";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a test database has every migration applied and none changed", async () => {
  const status = await migrationStatus({ url: database.url });
  expect(status).toEqual({ pending: [], failed: [], edited: [], unknown: [] });
});

test("the migrations produce the schema", async () => {
  const { url } = inject("databaseServer");
  const name = `replayed_${randomBytes(4).toString("hex")}`;
  await administer(url, `create database ${name}`);
  try {
    expect(await askSchemaEngine("diff", { url: databaseUrl(url, name) })).toBe("");
  } finally {
    await administer(url, `drop database ${name} with (force)`);
  }
});

test("migrating twice at once applies each migration once", async () => {
  const applied = await Promise.all([migrateUp({ url: database.url }), migrateUp({ url: database.url })]);
  expect(applied).toEqual([[], []]);
});

test("copies of the template are isolated from each other", async () => {
  const other = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select current_database() as name");
  await client.end();
  await other.drop();
  expect(new URL(other.url).pathname).not.toBe(`/${rows[0].name}`);
});
