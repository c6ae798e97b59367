import pg from "pg";
import { describeSchema } from "./describe-schema";
import { withMigrationClient } from "./migration-client";
import type { MigrationFile } from "./migration-files";

/**
 * Versions up to this migration ran each statement of a migration separately, so a kill could fall between two of them.
 * Whether a statement that only changes rows was run can't be detected. All of them up to here were reviewed: repeating
 * them gives the same result, or PostgreSQL rejects rows that already exist.
 */
const LAST_IN_STATEMENTS = "20261123060000_noted_station_pins";
const SHADOW = "homeward_shadow";
const UNIQUE_VIOLATION = "23505";

/**
 * Finishes a migration that another version, or `prisma migrate deploy`, started and didn't finish: finds out how many
 * of its statements took effect and runs the others. In the caller's transaction.
 * @param input.before the migrations applied before it
 * @returns false if the tables match no step of the migration, so that only a person can tell
 */
export async function resumeMigration(
  client: pg.ClientBase,
  { url, before, migration }: { url: string; before: readonly MigrationFile[]; migration: MigrationFile },
): Promise<boolean> {
  const inStatements = migration.name <= LAST_IN_STATEMENTS;
  const statements = inStatements ? cutAsBefore(migration.sql) : [migration.sql];
  const tables = await describeSchema(client);
  const steps = await describeSteps(url, { before, statements });
  const fitting = findFittingSteps(steps, tables);
  const [first] = fitting;
  if (first === undefined || first + fitting.length - 1 !== fitting.at(-1)) return false;
  if (!inStatements && fitting.length > 1) return false;
  for (const statement of statements.slice(first)) await runAgain(client, statement);
  return true;
}

/** Splits a script as those versions did: the migrations of that time have no other semicolons. */
function cutAsBefore(sql: string): readonly string[] {
  return sql
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/**
 * Describes the schema before the migration and after each of its statements: the whole chain is replayed in a
 * temporary schema. On its own connection, because a type's new label can only be used after a commit; what a kill
 * leaves of it is removed by the next start, which comes here again.
 */
async function describeSteps(
  url: string,
  { before, statements }: { before: readonly MigrationFile[]; statements: readonly string[] },
): Promise<readonly ReadonlySet<string>[]> {
  return withMigrationClient(url, async (client) => {
    await client.query(`drop schema if exists ${SHADOW} cascade`);
    await client.query(`create schema ${SHADOW}`);
    await client.query(`set search_path = ${SHADOW}`);
    for (const { sql } of before) await client.query(sql);
    const steps = [await describeSchema(client)];
    for (const statement of statements) {
      await client.query(statement);
      steps.push(await describeSchema(client));
    }
    await client.query(`drop schema ${SHADOW} cascade`);
    return steps;
  });
}

/** Parts that no statement of the migration changes aren't compared, so an operator's own index doesn't matter. */
function findFittingSteps(steps: readonly ReadonlySet<string>[], tables: ReadonlySet<string>): readonly number[] {
  const lines = [...new Set(steps.flatMap((step) => [...step]))];
  const changing = lines.filter((line) => !steps.every((step) => step.has(line)));
  return steps.flatMap((step, index) => (changing.every((line) => step.has(line) === tables.has(line)) ? [index] : []));
}

async function runAgain(client: pg.ClientBase, statement: string): Promise<void> {
  await client.query("savepoint statement");
  try {
    await client.query(statement);
  } catch (error) {
    const isThere = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
    if (!isThere || !/^(?:--.*\n)*\s*insert\b/i.test(statement)) throw error;
    await client.query("rollback to savepoint statement");
  }
}
