// migrate-kills: R39 kills of docs/reliability.md. `svc migrate up` and `npm start` are killed while they migrate, each
// time at a random moment of the chain; the next one has to continue. npm run bench -- migrate-kills [kills of each]
// [seed]
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startTemporaryCluster } from "@/scripts/postgres/temporary.mjs";
import { describeSchema } from "@/server/db/migrations/describe-schema";
import { migrateUp, migrationStatus } from "@/server/db/migrations/migrate";
import { administer, databaseUrl } from "@/test/template";
import { createRandom, pause, recordRows } from "./lib-reliability";
import { freePort } from "./lib-server";

/** About as long as a migration takes: the kill hits before, during or after one. */
const MOST_DELAY_MS = 40;
/** A kill hits within this many of the remaining migrations, so that one chain takes several. */
const MOST_FURTHER = 20;

const kills = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const random = createRandom(seed);
console.log(`seed ${seed}, ${kills} kills of each`);

const postgres = await startTemporaryCluster();
const dataDir = mkdtempSync(join(tmpdir(), "homeward-kills-"));

type Database = { name: string; url: string; client: pg.Client };

const createDatabase = async (): Promise<Database> => {
  const name = `killed_${randomBytes(4).toString("hex")}`;
  await administer(postgres.url(), `create database ${name}`);
  const url = databaseUrl(postgres.url(), name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { name, url, client };
};

const dropDatabase = async ({ name, client }: Database): Promise<void> => {
  await client.end();
  await administer(postgres.url(), `drop database ${name} with (force)`);
};

const describeTables = async ({ client }: Database): Promise<string> =>
  [...(await describeSchema(client))].sort().join("\n");

const countApplied = async ({ client }: Database): Promise<number> => {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('_prisma_migrations') is not null as there",
  );
  if (rows[0]?.there !== true) return 0;
  const { rows: counted } = await client.query<{ count: number }>(
    "select count(*)::int as count from _prisma_migrations",
  );
  return counted[0]?.count ?? 0;
};

const COMMANDS = { "migrate up": ["scripts/svc.mjs", "migrate", "up"], "npm start": ["scripts/start.mjs"] } as const;
type Command = keyof typeof COMMANDS;

/** In its own process group, so that one signal ends the command with everything it started. */
const run = (command: Command, { url, port }: { url: string; port: number }) => {
  const child = spawn(process.execPath, COMMANDS[command], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "error",
    },
  });
  let errors = "";
  child.stderr?.on("data", (text: Buffer) => {
    errors += text.toString();
  });
  return { child, ended: once(child, "close"), errors: () => errors.trim() };
};

const killGroup = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
};

/**
 * One run, killed in the middle.
 * @returns what went wrong, "" if nothing did, null if all was applied before
 */
const killOnce = async (command: Command, database: Database, port: number): Promise<string | null> => {
  const before = await countApplied(database);
  const target = Math.min(before + Math.floor(random() * MOST_FURTHER), total - 1);
  const { child, ended, errors } = run(command, { url: database.url, port });
  while (child.exitCode === null && child.signalCode === null && (await countApplied(database)) < target)
    await pause(1);
  await pause(random() * MOST_DELAY_MS);
  if (child.exitCode !== null) return child.exitCode === 0 ? null : errors();
  killGroup(child);
  await ended;
  return (await countApplied(database)) === total ? null : "";
};

/** The last start: everything is applied, recorded and identical. */
const finish = async (database: Database): Promise<string> => {
  const failure = await migrateUp({ url: database.url }).then(() => "", String);
  const { pending, failed, edited, unknown } = await migrationStatus({ url: database.url });
  if (failure !== "" || [pending, failed, edited, unknown].some(({ length }) => length > 0))
    return `unfinished: ${failure}`;
  return (await describeTables(database)) === wanted ? "" : "other tables than without a kill";
};

const killAll = async (command: Command): Promise<{ inTheMiddle: number; wrong: string[] }> => {
  const wrong: string[] = [];
  const port = await freePort();
  let inTheMiddle = 0;
  let database = await createDatabase();
  for (let kill = 0; kill < kills; kill += 1) {
    const result = await killOnce(command, database, port);
    if (result === "") inTheMiddle += 1;
    if (result !== null && result !== "") wrong.push(`after ${kill} kills: ${result}`);
    if (result === "") continue;
    wrong.push(...[await finish(database)].filter((text) => text !== ""));
    await dropDatabase(database);
    database = await createDatabase();
  }
  wrong.push(...[await finish(database)].filter((text) => text !== ""));
  await dropDatabase(database);
  return { inTheMiddle, wrong };
};

const reference = await createDatabase();
const total = (await migrateUp({ url: reference.url })).length;
const wanted = await describeTables(reference);
await dropDatabase(reference);
try {
  const results = { up: await killAll("migrate up"), start: await killAll("npm start") };
  const wrong = [...results.up.wrong, ...results.start.wrong];
  const isKept = recordRows("migrate-kills", [
    {
      id: "R39 kills",
      promise: "A kill during a migration leaves nothing half-done: the next start continues",
      reached: `${kills} SIGKILLs of \`svc migrate up\` (${results.up.inTheMiddle} with pending migrations) and ${kills} of \`npm start\` (${results.start.inTheMiddle}) at random moments of ${total} migrations, seed ${seed}: ${wrong.length === 0 ? "every next start continued and ended with the same tables" : wrong.join("; ")}`,
      isKept: wrong.length === 0,
    },
  ]);
  process.exitCode = isKept ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
