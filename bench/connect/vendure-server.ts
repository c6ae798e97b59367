// A real Vendure for `npm run bench -- connect vendure`: installed from npm into a folder outside the repository, as a
// separate process on 127.0.0.1. Vendure is GPL: it is never a dependency of Homeward, and none of it is kept here.
import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import pg from "pg";
import typescript from "typescript";
import { startTemporaryCluster } from "../../scripts/postgres/temporary.mjs";
import { SERVER } from "./vendure-server-source";

const VERSION = "3.7.3";
const PACKAGES = { "@vendure/core": VERSION, pg: "8.23.1" };
const START_MS = 180_000;
const GUIDE = "docs/guides/vendure.md";

export type RunningVendure = {
  readonly version: string;
  readonly origin: string;
  readonly adminApi: string;
  readonly shopApi: string;
  /** Accesses its database directly, for what its API can't do: letting time pass. */
  readonly query: (sql: string, values: readonly unknown[]) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

/**
 * Installs Vendure once per folder and starts it on an empty database. With `hooks` the guide's plugin is loaded and
 * sends its events there.
 */
export async function startVendure({
  folder,
  hooks,
}: {
  folder: string;
  hooks?: { url: string; secret: string };
}): Promise<RunningVendure> {
  const home = resolve(folder);
  await install(home);
  writeFileSync(join(home, "server.cjs"), SERVER);
  writeFileSync(join(home, "homeward-plugin.cjs"), hooks === undefined ? "" : pluginOfTheGuide());
  const cluster = await startTemporaryCluster();
  const port = await freePort();
  const child = spawn(process.execPath, ["server.cjs"], {
    cwd: home,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      DB: cluster.url(),
      HOMEWARD_HOOK_URL: hooks?.url ?? "",
      HOMEWARD_SECRET: hooks?.secret ?? "",
      VENDURE_DISABLE_TELEMETRY: "true",
    },
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(late);
    await cluster.stop();
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  const origin = `http://127.0.0.1:${port}`;
  const query = async (sql: string, values: readonly unknown[]): Promise<unknown> => {
    const client = new pg.Client({ connectionString: cluster.url() });
    await client.connect();
    try {
      return await client.query(sql, [...values]);
    } finally {
      await client.end();
    }
  };
  return { version: VERSION, origin, adminApi: `${origin}/admin-api`, shopApi: `${origin}/shop-api`, query, stop };
}

async function install(home: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const manifest = `${JSON.stringify({ name: "vendure-test-process", private: true, dependencies: PACKAGES }, null, 2)}\n`;
  const path = join(home, "package.json");
  const isInstalled = existsSync(join(home, "node_modules/@vendure/core")) && existsSync(path);
  if (isInstalled && readFileSync(path, "utf8") === manifest) return;
  writeFileSync(path, manifest);
  const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", flags, { cwd: home, stdio: "inherit" });
  if (status !== 0) throw new Error("Vendure could not be installed from npm.");
}

/** The file that merchants copy, compiled: the guide's own code is measured. */
function pluginOfTheGuide(): string {
  const source = /```ts\n(\/\/ src\/plugins\/homeward[\s\S]*?)```/.exec(readFileSync(GUIDE, "utf8"))?.[1];
  if (source === undefined) throw new Error(`${GUIDE} has no plugin.`);
  const { CommonJS } = typescript.ModuleKind;
  const { ES2022 } = typescript.ScriptTarget;
  const compilerOptions = {
    module: CommonJS,
    target: ES2022,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
  };
  return typescript.transpileModule(source, { compilerOptions }).outputText;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

function untilReady(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  return new Promise((done, failed) => {
    let log = "";
    const fail = (why: string) => failed(new Error(`Vendure did not start (${why}).\n${log.slice(-4_000)}`));
    const late = setTimeout(() => fail("too slow"), START_MS);
    const hear = (chunk: Buffer) => {
      log = (log + chunk).slice(-8_000);
      if (process.env.VENDURE_LOG) process.stderr.write(chunk);
      if (!log.includes("HOMEWARD_READY")) return;
      clearTimeout(late);
      done();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => {
      clearTimeout(late);
      fail(`exit ${code}`);
    });
  });
}
