import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { describeUpgrade } from "@/server/cli/setup/describe-upgrade";
import { administer, databaseUrl } from "@/test/template";
import { awaitMigrations } from "../await-migrations";
import { migrateUp } from "../migrate";
import { planUpgrade } from "./plan-upgrade";

const FIRST = "20260101000000_first";
const NEXT = "20260102000000_next";
const DISK = { freeBytes: 10 * 1024 ** 3, holdsDatabase: true };

let url: string;
let migrationsDir: string;
let client: pg.Client;

beforeEach(async () => {
  const name = `planned_${randomBytes(4).toString("hex")}`;
  await administer(inject("databaseServer").url, `create database ${name}`);
  url = databaseUrl(inject("databaseServer").url, name);
  migrationsDir = await mkdtemp(join(tmpdir(), "homeward-migrations-"));
  await write(FIRST, "create table big (x int, y int); create table small (x int);");
  await migrateUp({ url, migrationsDir });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into big select n, n from generate_series(1, 20000) n; insert into small values (1)");
  await client.query("analyze");
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
const describePlan = async (disk = DISK) => {
  const { lines, isFault } = describeUpgrade(await planUpgrade({ url, migrationsDir }), disk);
  return { text: lines.join("\n"), isFault };
};

test("says which tables an upgrade locks and for how long, and changes nothing", async () => {
  expect((await describePlan()).text).toContain("ok     migrations: none is pending");
  await write(NEXT, "create index big_x on big (x); alter table small add column y int; create table fresh (x int);");
  const { text, isFault } = await describePlan();
  expect(isFault).toBe(false);
  expect(text).toMatch(/ok {5}migrations: 1 pending\n {9}20260102000000_next\n/);
  expect(text).toMatch(/big \(\d MiB, 20000 rows\): blocks writes while it goes through the table/);
  expect(text).toMatch(/small \(1 MiB, 1 row\): blocks reads and writes for a moment/);
  expect(text).toContain("running processes: can keep running");
  expect(text).toMatch(/grows by at most \d MiB/);
  await expect(client.query("select y from small")).rejects.toThrow("does not exist");
  expect((await describePlan({ ...DISK, freeBytes: 1024 })).isFault).toBe(true);
});

test("names what old code doesn't survive, and a transaction that would keep a migration waiting", async () => {
  await write(NEXT, "alter table big drop column y;\n-- Old code survives: nothing used it.\ndrop table small;");
  const plan = await planUpgrade({ url, migrationsDir });
  const { lines } = describeUpgrade({ ...plan, openTransactions: [{ pid: 7, seconds: 90, program: "psql" }] }, DISK);
  expect(lines.join("\n")).toContain(
    `stop all of them before \`migrate up\`\n         ${NEXT}: old code still uses the column that is dropped`,
  );
  expect(lines.join("\n")).toContain("ERROR  transactions: process 7 (psql) has had one open for 90 s");
});

test("a database whose migrations differ is a fault, and nothing waits for it", async () => {
  await write(FIRST, "create table big (x bigint);");
  expect(await describePlan()).toMatchObject({ isFault: true });
  const wait = awaitMigrations({ url, migrationsDir, patienceMs: 60_000, say: () => undefined });
  await expect(wait).rejects.toThrow(
    `The migration ${FIRST} was applied with different content than this version has; start the version that created this database, or restore a backup of this one`,
  );
});

test("a process waits for another one's migrations, and gives up in the end", async () => {
  await write(NEXT, "create table late (x int);");
  const said: string[] = [];
  const waited = awaitMigrations({ url, migrationsDir, patienceMs: 60_000, say: (line) => void said.push(line) });
  const missed = awaitMigrations({ url, migrationsDir, patienceMs: 0, say: () => undefined });
  await expect(missed).rejects.toThrow("1 migration is pending, run `migrate up` once for all processes; waited 0 s");
  await migrateUp({ url, migrationsDir });
  await waited;
  expect(said.length).toBeLessThanOrEqual(1);
});
