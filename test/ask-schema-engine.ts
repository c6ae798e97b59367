import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";

/** Far above the second that it takes and below a test's limit, so that a hang is reported with its position. */
const LIMIT_MS = 25_000;

/**
 * Queries Prisma's migration engine about a database, in a separate process. The engine is WebAssembly with one state
 * shared by all who load it: in a worker shared with other test files, it once stopped answering, and retrying in the
 * same worker didn't help.
 */
export async function askSchemaEngine(
  what: "diff" | "history",
  input: { url: string; migrationsDir?: string },
): Promise<unknown> {
  const words = ["--import", "tsx", "test/schema-engine-process.ts", what, input.url];
  if (input.migrationsDir) words.push(input.migrationsDir);
  const asked = promisify(execFile)(process.execPath, words);
  const sessions = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => sessionsOf(input.url).then(resolve, reject), LIMIT_MS);
    asked.finally(() => clearTimeout(timer)).catch(() => undefined);
  });
  const answer = await Promise.race([asked.then(({ stdout }) => stdout), sessions.then(stopAndTell)]);
  return JSON.parse(answer);

  function stopAndTell(told: string): never {
    asked.child.kill("SIGKILL");
    throw new Error(`The schema engine did not answer "${what}" in ${LIMIT_MS / 1000} s. Sessions: ${told}`);
  }
}

async function sessionsOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  const { rows } = await client.query(
    "select datname, state, wait_event_type, wait_event, left(query, 120) as query from pg_stat_activity where datname is not null",
  );
  await client.end();
  return JSON.stringify(rows, null, 2);
}
