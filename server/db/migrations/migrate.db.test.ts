import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { askSchemaEngine } from "@/test/ask-schema-engine";
import { administer, databaseUrl } from "@/test/template";
import { migrateUp, migrationStatus } from "./migrate";

const FIRST = "20260101000000_first";
const SECOND = "20260102000000_second";
const LATER = "20991231000000_later";
const CHAIN: Record<string, string> = {
  [FIRST]: `create type kind as enum ('A');
    create table a (x int primary key, k kind, n int not null default 0);
    create function of_more_than_one_statement() returns int language sql as $$ select 1; select 2; $$;
    insert into a (x, k) values (1, 'A');`,
  [SECOND]: `alter type kind add value 'B';
    create table b (x int primary key);
    insert into b select x from a;
    update a set n = x;
    alter table a alter column n drop default;`,
};
const STATEMENTS = (CHAIN[SECOND] ?? "").split(";").slice(0, -1);

let url: string;
let migrationsDir: string;
let client: pg.Client;

beforeEach(async () => {
  const name = `migrated_${randomBytes(4).toString("hex")}`;
  await administer(inject("databaseServer").url, `create database ${name}`);
  url = databaseUrl(inject("databaseServer").url, name);
  migrationsDir = await mkdtemp(join(tmpdir(), "homeward-migrations-"));
  for (const [migration, sql] of Object.entries(CHAIN)) await write(migration, sql);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await administer(inject("databaseServer").url, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await rm(migrationsDir, { recursive: true });
});

const write = async (migration: string, sql: string) => {
  await mkdir(join(migrationsDir, migration), { recursive: true });
  await writeFile(join(migrationsDir, migration, "migration.sql"), sql);
};
const up = () => migrateUp({ url, migrationsDir });
const valuesOf = async (sql: string) => (await client.query({ text: sql, rowMode: "array" })).rows.flat();
const noted = (isFinished: boolean) =>
  valuesOf(`select migration_name from _prisma_migrations where (finished_at is not null) = ${isFinished} order by 1`);

/**
 * Simulates earlier versions that noted a migration, then ran its statements one by one, and were killed after some of
 * them.
 */
const beginAsBefore = async (name: string, statements: readonly string[]) => {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name)
     values (gen_random_uuid(), encode(sha256(convert_to($2, 'UTF8')), 'hex'), $1)`,
    [name, await readFile(join(migrationsDir, name, "migration.sql"), "utf8")],
  );
  for (const statement of statements) await client.query(statement);
};
/** Applies the chain up to the second migration, which isn't started. */
const applyFirst = async () => {
  await rm(join(migrationsDir, SECOND), { recursive: true });
  await up();
  await write(SECOND, CHAIN[SECOND] ?? "");
};

test("a migration whose connection is cut midway leaves nothing, and the next start applies it", async () => {
  await up();
  await write(LATER, "create table c (x int); update a set n = 7; drop table b;");
  await client.query("begin; select from b");
  const killed = up().catch((error: unknown) => error);
  const terminate =
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = ";
  while ((await administer(url, `${terminate} current_database()`)).length === 0);
  expect(await killed).toBeInstanceOf(Error);
  await client.query("commit");
  expect(await valuesOf("select to_regclass('c')")).toEqual([null]);
  expect(await noted(false)).toEqual([]);
  expect(await up()).toEqual([LATER]);
  expect(await valuesOf("select n from a where to_regclass('c') is not null and to_regclass('b') is null")).toEqual([
    7,
  ]);
});

test("a migration that fails is rolled back completely and runs again once its cause is gone", async () => {
  await up();
  await write(LATER, "create table c (x int); insert into b values (5);");
  await client.query("insert into b values (5)");
  await expect(up()).rejects.toThrow(/^The migration 20991231000000_later failed and was rolled back completely: /);
  await client.query("delete from b where x = 5");
  expect(await up()).toEqual([LATER]);
});

test("a migration that an earlier version left after any of its statements is finished, and no row is written twice", async () => {
  for (let ran = 0; ran <= STATEMENTS.length; ran += 1) {
    await applyFirst();
    await beginAsBefore(SECOND, STATEMENTS.slice(0, ran));
    // Objects that the operator added are ignored.
    await client.query("create index of_the_operator on a (n)");
    expect((await migrationStatus({ url, migrationsDir })).failed).toEqual([SECOND]);
    expect(await up()).toEqual([SECOND]);
    expect(await noted(true)).toEqual([FIRST, SECOND]);
    expect(await valuesOf("select a.n, b.x from a, b")).toEqual([1, 1]);
    expect(await valuesOf("select 'B' = any (enum_range(null::kind)::text[])")).toEqual([true]);
    expect(await up()).toEqual([]);
    await client.query("drop schema public cascade; create schema public");
  }
});

test("a database that matches none of a migration's steps is rejected with one sentence that names the page", async () => {
  await applyFirst();
  await beginAsBefore(SECOND, STATEMENTS.slice(0, 3));
  await client.query("alter table b alter column x type bigint");
  const refusal = `The migration ${SECOND} stopped half-way, and Homeward can't tell how far it got; see "If a migration cannot continue" in docs/guides/deployment.md.`;
  await expect(up()).rejects.toThrow(refusal);
  await client.query("update _prisma_migrations set rolled_back_at = now() where finished_at is null; drop table b");
  await expect(up()).rejects.toThrow('enum label "B" already exists');
});

test("doesn't guess whether the rows of a later migration, left unfinished by `prisma migrate deploy`, were written", async () => {
  await up();
  await write(LATER, "insert into b select x + 10 from a;");
  await beginAsBefore(LATER, []);
  await expect(up()).rejects.toThrow("can't tell how far it got");
  await client.query("update _prisma_migrations set rolled_back_at = now() where finished_at is null");
  expect(await up()).toEqual([LATER]);
});

test("three processes that start at once apply each migration once, as Prisma would note it", async () => {
  const applied = await Promise.all([up(), up(), up()]);
  expect(applied.flat().toSorted()).toEqual([FIRST, SECOND]);
  expect(await valuesOf("select count(*)::int from _prisma_migrations where applied_steps_count = 1")).toEqual([2]);
  const history = await askSchemaEngine("history", { url, migrationsDir });
  expect(history).toEqual({ appliedMigrationNames: [], editedMigrationNames: [] });
});

test("a database of another version or of another product is rejected with one sentence", async () => {
  await client.query("create table of_somebody_else (x int)");
  await expect(up()).rejects.toThrow("give Homeward an empty database");
  await client.query("drop table of_somebody_else");
  await up();
  await write(SECOND, "create table b (x text);");
  expect((await migrationStatus({ url, migrationsDir })).edited).toEqual([SECOND]);
  await expect(up()).rejects.toThrow(/^The migration 20260102000000_second was applied with different content/);
  await rm(join(migrationsDir, SECOND), { recursive: true });
  expect(await up()).toEqual([]);
  await write(LATER, "select 1;");
  await expect(up()).rejects.toThrow("use the newer version");
});

test("no migration runs outside the transaction that notes it", async () => {
  await write(LATER, "create table c (x int); commit; create table d (x int);");
  await expect(up()).rejects.toThrow("its own transactions");
  await write(LATER, "create index concurrently on a (n);");
  await expect(up()).rejects.toThrow("cannot run inside a transaction block");
});
