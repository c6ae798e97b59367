// scale [--returns 1000000] [--data FOLDER] [--only PATTERN] [--explain] [--write]: lists, searches, pages and periodic
// jobs at this many returns, compared with the same at a thousand in the same run.
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { migrateUp } from "@/server/db/migrations/migrate";
import { createTestContext } from "@/test/context";
import { startCluster } from "../scripts/postgres/cluster.mjs";
import { fillReturns } from "./lib-load";
import { multiplyReturns } from "./lib-multiply";
import { report } from "./lib-report";
import { compareScales } from "./lib-scale-asks";

const { values } = parseArgs({
  options: {
    returns: { type: "string", default: "1000000" },
    data: { type: "string" },
    only: { type: "string", default: "" },
    explain: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const TEMPLATES = 1_000;
const returns = Number(values.returns);
const folder = resolve(values.data ?? join("data", "bench-scale"));

/** Runs one statement on a database of the cluster. */
const administer = async (url: string, statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A thousand returns, and a copy of that database multiplied; filled once, and found again by the next run. */
const fill = async (urlOf: (name: string) => string, large: string): Promise<void> => {
  const isThere = async (name: string) =>
    (await administer(urlOf("postgres"), `select 1 from pg_database where datname = '${name}_done'`)).rowCount === 1;
  if (!(await isThere("small"))) {
    await administer(urlOf("postgres"), "create database small");
    await migrateUp({ url: urlOf("small") });
    const ctx = createTestContext({ url: urlOf("small") });
    await fillReturns(ctx, TEMPLATES);
    await ctx.close();
    await administer(urlOf("small"), "vacuum analyze");
    await administer(urlOf("postgres"), "create database small_done");
  }
  if (await isThere(large)) return;
  await administer(urlOf("postgres"), `create database ${large} template small`);
  const client = new pg.Client({ connectionString: urlOf(large) });
  await client.connect();
  const since = performance.now();
  await multiplyReturns(client, returns / TEMPLATES);
  console.log(`loaded in ${((performance.now() - since) / 60_000).toFixed(1)} minutes`);
  await client.end();
  await administer(urlOf("postgres"), `create database ${large}_done`);
};

mkdirSync(folder, { recursive: true });
const cluster = await startCluster({ dir: join(folder, "postgres"), password: "bench", throwAway: true });
try {
  const large = `large_${returns}`;
  await fill(cluster.url, large);
  const figures = await compareScales({ small: cluster.url("small"), large: cluster.url(large) }, values);
  report(figures, { name: "scale", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await cluster.stop();
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}
process.exit();
