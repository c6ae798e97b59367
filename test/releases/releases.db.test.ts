import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { migrateUp } from "@/server/db/migrations/migrate";
import { getProcess } from "@/server/db/returns/processes";
import { findSummaryFacts } from "@/server/db/returns/summary-facts";
import { systemActor } from "@/server/kernel/actor";
import { presentReturnSummary } from "@/server/presenters/return-summary";
import { createTestContext } from "@/test/context";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { administer, databaseUrl } from "@/test/template";

/**
 * A small database of every released version, as its demo left it: it is migrated without loss, and its returns are
 * read, shown and calculated as before. A new version adds its rows, by table, and the name of its last migration.
 */
const RELEASES = [{ edition: "edition-1", lastMigration: "20261123060000_noted_station_pins" }];

const MIGRATIONS = join(import.meta.dirname, "..", "..", "prisma", "migrations");

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const rowsOf = (edition: string): Rows =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, `${edition}.json.gz`))).toString("utf8"));

const urls: string[] = [];
afterAll(async () => {
  for (const url of urls)
    await administer(
      inject("databaseServer").url,
      `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`,
    );
});

/** A separate database in the state of that version. */
const restore = async (edition: string, lastMigration: string, rows: Rows): Promise<string> => {
  const name = `release_${edition.replaceAll("-", "_")}_${process.pid}`;
  await administer(inject("databaseServer").url, `create database ${name}`);
  const url = databaseUrl(inject("databaseServer").url, name);
  urls.push(url);
  const migrationsDir = mkdtempSync(join(tmpdir(), "homeward-release-"));
  for (const migration of readdirSync(MIGRATIONS).filter((one) => one <= lastMigration))
    cpSync(join(MIGRATIONS, migration), join(migrationsDir, migration), { recursive: true });
  await migrateUp({ url, migrationsDir });
  rmSync(migrationsDir, { recursive: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The rows include what triggers once wrote.
  await client.query("set session_replication_role = replica");
  for (const [table, ofTable] of Object.entries(rows)) {
    await client.query(`delete from "${table}"`);
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`, [
      JSON.stringify(ofTable),
    ]);
  }
  await client.end();
  return url;
};

describe.each(RELEASES)("a database of $edition", ({ edition, lastMigration }) => {
  test("is migrated without loss, and its returns are unchanged", async () => {
    const rows = rowsOf(edition);
    const url = await restore(edition, lastMigration, rows);
    await migrateUp({ url });
    const ctx = createTestContext({ url });
    try {
      const counts = await Promise.all(
        Object.keys(rows).map(async (table) => {
          const [found] = await ctx.db.$queryRawUnsafe<{ count: number }[]>(`select count(*)::int from "${table}"`);
          return [table, found?.count];
        }),
      );
      expect(counts).toEqual(Object.entries(rows).map(([table, ofTable]) => [table, ofTable.length]));
      const actor = systemActor(String(rows.groups?.[0]?.id));
      for (const row of rows.return_processes ?? []) {
        const stored = await getProcess(ctx.db, actor, String(row.id));
        expect([stored.returnCode, stored.status, stored.email]).toEqual([row.return_code, row.status, row.email]);
        for (const settlement of stored.settlements)
          expect(replayDerivation(settlement.rows).totalMinor).toBe(settlement.totalMinor);
        const found = await findSummaryFacts(ctx.db, actor, stored.id);
        expect(found === null ? "" : presentReturnSummary(found.facts, ctx.env.APP_URL).currencyCode).toBe(
          row.currency,
        );
      }
    } finally {
      await ctx.close();
    }
  });
});
