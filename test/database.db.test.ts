import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateUp, migrationStatus } from "@/server/db/migrate";
import { createTestDatabase, type TestDatabase } from "./database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a test database has every migration applied and none changed", async () => {
  const status = await migrationStatus({ url: database.url });
  expect(status).toEqual({ pending: [], failed: [], edited: [], unknown: [] });
});

test("migrating twice at once applies nothing twice", async () => {
  const applied = await Promise.all([migrateUp({ url: database.url }), migrateUp({ url: database.url })]);
  expect(applied).toEqual([[], []]);
});

test("copies of the template do not see each other", async () => {
  const other = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select current_database() as name");
  await client.end();
  await other.drop();
  expect(new URL(other.url).pathname).not.toBe(`/${rows[0].name}`);
});
