import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { keepCluster } from "../postgres/kept-cluster.mjs";
import { UserError } from "./user-error.mjs";

/**
 * Opens the database: the one of DATABASE_URL, or the embedded one in the data folder.
 * @returns {Promise<{url: string, isEmbedded: boolean, isNew: boolean, stop: () => Promise<void>, interrupt: () => void, onExit: (listener: () => void) => void}>}
 */
export async function openDatabase({ dataDir, secrets, say, env = process.env }) {
  if (env.DATABASE_URL) {
    await checkReachable(env.DATABASE_URL);
    const nothing = () => undefined;
    return {
      url: env.DATABASE_URL,
      isEmbedded: false,
      isNew: false,
      stop: async () => {},
      interrupt: nothing,
      onExit: nothing,
    };
  }
  const isNew = !existsSync(join(dataDir.cluster, "PG_VERSION"));
  const cluster = await keepCluster({ dir: dataDir.cluster, password: secrets.POSTGRES_PASSWORD, say });
  return { ...cluster, url: cluster.url(), isEmbedded: true, isNew };
}

async function checkReachable(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const { hostname, port, pathname } = new URL(connectionString);
    const reason = error.code === "ECONNREFUSED" ? "nothing answers there" : error.message || error.code || "no answer";
    throw new UserError(
      `The database ${hostname}:${port || 5432}${pathname} of DATABASE_URL cannot be used: ${reason}; start it or correct DATABASE_URL (without it, Homeward brings its own).`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
