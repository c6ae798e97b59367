import { expect, test } from "vitest";
import { readMigrationFiles } from "../migration-files";
import { describeEffects } from "./describe-effects";
import { splitStatements } from "./split-statements";

/** Migrations before it are applied everywhere and can't be changed; upgrades from before it stop the old processes. */
const FIRST_JUDGED = "20261130000000";

const breaksOf = (sql: string) => describeEffects(sql).map(({ breaks }) => breaks);

test("processes of the version before survive every migration, or the migration says why it may stop them", async () => {
  const judged = (await readMigrationFiles()).filter(({ name }) => name >= FIRST_JUDGED);
  const faults = judged.flatMap(({ name, sql }) =>
    describeEffects(sql)
      .filter(({ breaks, excuse }) => breaks !== null && excuse === null)
      .map(({ statement, breaks }) => `${name}: old code ${breaks}: ${statement}`),
  );
  // Expand first, contract in a later release, or write `-- Old code survives: REASON` before the statement (0097).
  expect(faults).toEqual([]);
});

test.each([
  ["drop table a", "still uses the table that is dropped"],
  ['alter table a drop column "b"', "still uses the column that is dropped"],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', "still uses the old name"],
  ["alter table a rename to b", "still uses the old name"],
  ["alter table a alter column b type bigint", "expects the column's old type"],
  ["alter table a alter column b set data type bigint", "expects the column's old type"],
  ["alter table a alter b set not null", "writes rows without the column"],
  ["alter table a alter column b drop default", "writes rows without the column"],
  ["alter table a add column b integer not null", "writes rows without the new required column"],
  ["alter table a add constraint b check (c > 0)", "writes rows that the constraint rejects"],
  ["create unique index a_b on a (b)", "writes rows that the unique index rejects"],
  [
    "alter table a add b text default ''; create unique index a_b on a (b)",
    "writes rows that the unique index rejects",
  ],
  ["alter type a rename value 'B' to 'C'", "uses the old name of the type or value"],
  ["drop function a()", "still uses the function that is dropped"],
])("old code doesn't survive: %s", (sql, breaks) => {
  expect(breaksOf(sql).filter((one) => one !== null)).toEqual([breaks]);
});

test.each([
  "alter table a add column b integer",
  "alter table a add column b integer not null default 0, add column c text",
  "alter table a alter column b drop not null",
  "alter table a drop constraint b",
  "alter table a add constraint b foreign key (c) references d (e)",
  "create index a_b on a (b); drop index c; update a set b = 1; alter type t add value 'D'",
  'alter table a add column "b" text; create unique index a_b on "a" ("c", "b")',
  "create table a (b integer not null); create unique index a_b on a (b); alter table a add check (b > 0)",
])("old code survives: %s", (sql) => {
  expect(breaksOf(sql).filter((breaks) => breaks !== null)).toEqual([]);
});

test("locks and work are those of PostgreSQL", () => {
  const seen = describeEffects(`
    create index a_b on a (b);
    alter table "a" add column c uuid not null default gen_random_uuid(), add column d text[] default array['x', 'y'];
    update only a set c = d;
    create trigger kept before update on "a" for each row execute function f();`);
  expect(seen.map(({ table, lock, work }) => [table, lock, work])).toEqual([
    ["a", "WRITES", "SCAN"],
    ["a", "READS_AND_WRITES", "REWRITE"],
    ["a", "READS_AND_WRITES", "INSTANT"],
    ["a", "CHANGED_ROWS", "SCAN"],
    ["a", "WRITES", "INSTANT"],
  ]);
});

test("statements end at semicolons outside of text, functions and comments, and a comment can excuse the next one", () => {
  expect(
    splitStatements(`-- Old code survives: nothing reads it; since 1.2.
      drop table a; /* ; */ insert into b values ('x;''--y'); create function f() as $x$ select 1; $x$;`),
  ).toEqual([
    { text: "drop table a", excuse: "nothing reads it; since 1.2." },
    { text: "insert into b values ('x;''--y')", excuse: null },
    { text: "create function f() as $x$ select 1; $x$", excuse: null },
  ]);
});
