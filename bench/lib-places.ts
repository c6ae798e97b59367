import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { databaseUrl, ensureLoad } from "./lib-load";
import { startServer } from "./lib-server";
import type { Place } from "./lib-speed-reads";

/**
 * A server with `count` returns in the folder of that number; it is filled once and reused by the next run. `env`: in
 * addition to every measurement's environment.
 */
export const openPlace = async (folder: string, count: number, env: Variables = {}): Promise<Place> => {
  const dataDir = join(resolve(folder), String(count));
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(dataDir, "counted"))) await fill(dataDir, count);
  return start(dataDir, { env });
};

/** The same for another built checkout, which fills the folder with its own program: its tables differ. */
export const openPlaceOf = async (checkout: string, folder: string, count: number): Promise<Place> => {
  const program = `const { openPlace, closePlace } = await import("./bench/lib-places.ts");
    await closePlace(await openPlace(${JSON.stringify(resolve(folder))}, ${count}));`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const { status } = spawnSync(process.execPath, args, { cwd: checkout, stdio: "inherit" });
  if (status !== 0) throw new Error(`${checkout} could not fill ${folder}.`);
  return start(join(resolve(folder), String(count)), { checkout });
};

type Variables = Readonly<Record<string, string>>;

const start = async (dataDir: string, more: { checkout?: string; env?: Variables }): Promise<Place> => {
  const server = await startServer({ dataDir, ...more });
  try {
    const database = new pg.Client({ connectionString: await databaseUrl(dataDir) });
    await database.connect();
    await warm(database);
    return { server, database };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

export const closePlace = async ({ server, database }: Place): Promise<void> => {
  await database.end();
  await server.stop();
};

/** Loads the tables into PostgreSQL's memory, where those that fit are after a day of operation. */
const warm = async (database: pg.Client): Promise<void> => {
  await database.query("create extension if not exists pg_prewarm");
  await database.query(
    "select pg_prewarm(c.oid) from pg_class c where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace",
  );
};

/** Loads the returns, and makes PostgreSQL report its counted statements. */
const fill = async (dataDir: string, count: number): Promise<void> => {
  console.log(`filling ${dataDir}; the next run finds it filled`);
  const server = await startServer({ dataDir });
  try {
    await ensureLoad(dataDir, count);
    const database = new pg.Client({ connectionString: await databaseUrl(dataDir) });
    await database.connect();
    await database.query("create extension if not exists pg_stat_statements");
    await database.end();
    mkdirSync(join(dataDir, "counted"));
  } finally {
    await server.stop();
  }
};
