import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import ts from "typescript";

const VERSION = "2.21.2";
const READY_WITHIN_MS = 180_000;
const ADMIN = { email: "admin@example.test", password: "bench-only-password" };
const PARTS = ["admin-sdk", "cli", "framework", "medusa"];
const SECRETS =
  '{ storeCors: "*", adminCors: "*", authCors: "*", jwtSecret: "bench-only", cookieSecret: "bench-only" }';
const CONFIG = `const { defineConfig } = require("@medusajs/framework/utils");
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: ${SECRETS},
  },
});
`;

export type MedusaServer = {
  readonly address: string;
  /** A secret API key of the shop. */
  readonly apiKey: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/**
 * A real Medusa 2 in `folder`, outside the repository: installed once from npm, migrated into the empty database at
 * `databaseUrl`, listening on 127.0.0.1. `subscriber`: TypeScript of a file for src/subscribers, and its environment.
 */
export const startMedusa = async (place: {
  folder: string;
  databaseUrl: string;
  subscriber?: { source: string; env: Readonly<Record<string, string>> };
}): Promise<MedusaServer> => {
  await install(place.folder);
  writeSubscriber(place.folder, place.subscriber?.source ?? "");
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: place.databaseUrl,
    MEDUSA_DISABLE_TELEMETRY: "true",
    NODE_ENV: "production",
    ...place.subscriber?.env,
  };
  const { folder } = place;
  await run({ folder, args: ["db:migrate"], env });
  await run({ folder, args: ["user", "-e", ADMIN.email, "-p", ADMIN.password], env });
  const port = await freePort();
  const child = launch({ folder, args: ["start", "-H", "127.0.0.1", "-p", String(port)], env });
  const address = `http://127.0.0.1:${port}`;
  const stop = () => end(child);
  try {
    await untilReady(`${address}/health`, child);
    return { address, apiKey: await createKey(address), pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const install = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "medusa-config.js"), CONFIG);
  const stamp = join(folder, "installed.txt");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === VERSION) return;
  const dependencies = Object.fromEntries(PARTS.map((part) => [`@medusajs/${part}`, VERSION]));
  const manifest = { name: "real-medusa", private: true, version: "1.0.0", dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const args = ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--ignore-scripts"];
  await finished(spawn("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] }), "npm install");
  writeFileSync(stamp, VERSION);
};

/** Medusa compiles TypeScript before it starts; this does the same to the only file. */
const writeSubscriber = (folder: string, source: string): void => {
  const subscribers = join(folder, "src/subscribers");
  mkdirSync(subscribers, { recursive: true });
  const { outputText } = ts.transpileModule(source === "" ? "export {};" : source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  });
  const idle = 'exports.default = async () => {}; exports.config = { event: "homeward.none" };\n';
  writeFileSync(join(subscribers, "homeward.js"), source === "" ? idle : outputText);
};

type Command = { folder: string; args: readonly string[]; env: NodeJS.ProcessEnv };

const launch = ({ folder, args, env }: Command): ChildProcess => {
  const cli = join(folder, "node_modules/@medusajs/cli/cli.js");
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const log = createWriteStream(join(folder, "medusa.log"), { flags: "a" });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once("exit", () => log.end());
  return child;
};

const run = (command: Command): Promise<void> =>
  finished(launch(command), `medusa ${command.args[0]} (see ${join(command.folder, "medusa.log")})`);

const finished = (child: ChildProcess, what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${what} ended with ${code}`))));
  });

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  // Medusa waits for open connections, which a temporary shop doesn't need.
  await Promise.race([ended, wait(5_000).then(() => child.kill("SIGKILL"))]);
  await ended;
};

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (const endsAt = Date.now() + READY_WITHIN_MS; Date.now() < endsAt; await wait(250)) {
    if (child.exitCode !== null) throw new Error(`Medusa ended with ${child.exitCode}.`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error("Medusa was not ready in time.");
};

/** Only a signed-in user can create a secret key. */
const createKey = async (address: string): Promise<string> => {
  const { token: session } = await post<{ token: string }>(`${address}/auth/user/emailpass`, ADMIN, {});
  const key = await post<{ api_key: { token: string } }>(
    `${address}/admin/api-keys`,
    { title: `Homeward ${randomBytes(3).toString("hex")}`, type: "secret" },
    { authorization: `Bearer ${session}` },
  );
  return key.api_key.token;
};

const post = async <T>(url: string, body: unknown, headers: Record<string, string>): Promise<T> => {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  const response = await fetch(url, { ...init, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
