import { createReadStream, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { databaseUrl, ensureLoad } from "./lib-load";
import { startServer } from "./lib-server";
import type { Place } from "./lib-speed-reads";

/** A server with `count` returns in the folder of that number; it is filled once and found again by the next run. */
export const openPlace = async (folder: string, count: number): Promise<Place> => {
  const dataDir = join(resolve(folder), String(count));
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(dataDir, "counted"))) await fill(dataDir, count);
  await readAhead(join(dataDir, "postgres", "base"));
  const server = await startServer({ dataDir });
  try {
    const database = new pg.Client({ connectionString: await databaseUrl(dataDir) });
    await database.connect();
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

/** Brings the tables into the system's cache, where those of a server that has run for a day are. */
const readAhead = async (folder: string): Promise<void> => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    for await (const _ of createReadStream(join(entry.parentPath, entry.name), { highWaterMark: 1 << 20 }));
  }
};

/** Loads the returns, and has PostgreSQL count statements from its next start on. */
const fill = async (dataDir: string, count: number): Promise<void> => {
  console.log(`filling ${dataDir}; the next run finds it filled`);
  const server = await startServer({ dataDir });
  try {
    await ensureLoad(dataDir, count);
    const database = new pg.Client({ connectionString: await databaseUrl(dataDir) });
    await database.connect();
    await database.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
    await database.query("create extension if not exists pg_stat_statements");
    await database.end();
    mkdirSync(join(dataDir, "counted"));
  } finally {
    await server.stop();
  }
};
