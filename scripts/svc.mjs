#!/usr/bin/env node
/** `npm run svc -- COMMAND`: finds the database (DATABASE_URL, the running demo's, or its own) and runs server/cli. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { commandLine } from "./lib/command-line.mjs";
import { describeDataDir, loadSecrets, lockPaths, prepareDataDir } from "./lib/data-dir.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { acquireLock, lockHolder } from "./lib/lock.mjs";
import { knownAddress } from "./lib/settings.mjs";
import { describeError, UserError } from "./lib/user-error.mjs";

const root = resolve(import.meta.dirname, "..");
const words = process.argv.slice(2);

async function main() {
  ensureInstalled({ root, say: (text) => console.error(`${text} …`) });
  const { generateClient } = await import("./lib/build.mjs");
  await generateClient({ root });
  if (isHelp()) return runCommand(process.env);
  const dataDir = describeDataDir({ root, env: process.env });
  // A check for faults must not create what it should have reported as missing.
  if (words[0] === "doctor" && !process.env.DATABASE_URL && !existsSync(dataDir.dir))
    throw new UserError(
      `There is no Homeward in ${dataDir.dir}; set DATA_DIR to the folder it was started with, or start it first: npm start.`,
    );
  prepareDataDir(dataDir.dir);
  const secrets = loadSecrets(dataDir.secrets);
  // Before our own lock, which would otherwise be the only one found.
  const holder =
    lockPaths(dataDir)
      .map(lockHolder)
      .find((one) => one !== null) ?? null;
  const address = knownAddress(process.env, holder);
  const database = await findDatabase({ dataDir, secrets });
  try {
    return await runCommand({
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir.dir,
      ...(address === undefined ? {} : { APP_URL: address }),
      HOMEWARD_SECRET: process.env.HOMEWARD_SECRET || secrets.HOMEWARD_SECRET,
    });
  } finally {
    await database.stop();
  }
}

async function findDatabase({ dataDir, secrets }) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const { findCluster, startCluster } = await import("./postgres/cluster.mjs");
  const options = { dir: dataDir.cluster, password: secrets.POSTGRES_PASSWORD };
  const lock = acquireLock({ path: dataDir.lock, purpose: "npm run svc" });
  if (lock.ok) {
    const cluster = await startCluster(options).catch((error) => {
      lock.release();
      throw error;
    });
    process.once("exit", cluster.interrupt);
    const stop = () => cluster.stop().finally(lock.release);
    return { url: cluster.url(), stop };
  }
  const running = existsSync(dataDir.cluster) ? await findCluster(options) : null;
  if (running) return { url: running.url(), stop: async () => undefined };
  throw new UserError(
    `The data folder is in use by process ${lock.holder.pid}, which is still starting; try again in a moment.`,
  );
}

async function runCommand(env) {
  const args = ["--enable-source-maps", await commandLine({ root }), ...words];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
      stdio: "inherit",
    });
    // The terminal also sends Ctrl-C to the command, which decides how to end; we only wait for it.
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => child.kill(name));
    child.on("close", (code) => done(code ?? 1));
  });
}

function isHelp() {
  return words.length === 0 || words[0] === "help" || words.some((word) => word === "--help" || word === "-h");
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(describeError(error));
    process.exit(1);
  },
);
