import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "./user-error.mjs";

/** Returns the layout of the folder that holds everything a running Homeward stores: copying it makes a backup. */
export function describeDataDir({ root, env }) {
  const dir = env.DATA_DIR ? resolve(env.DATA_DIR) : join(root, "data");
  return {
    dir,
    cluster: join(dir, "postgres"),
    lock: join(dir, "running.json"),
    secrets: join(dir, "secrets.json"),
    demo: join(dir, "demo.json"),
    purpose: join(dir, "purpose"),
  };
}

/**
 * Returns the lock path of a web process. The embedded database belongs to one process; with an external database
 * (DATABASE_URL) several share the folder, each with a lock per port.
 */
export function lockPath(dataDir, { env, port }) {
  return env.DATABASE_URL ? join(dataDir.dir, `running-${port}.json`) : dataDir.lock;
}

/** Returns the locks of all web processes that may use the folder on this machine. */
export function lockPaths(dataDir) {
  const names = existsSync(dataDir.dir) ? readdirSync(dataDir.dir) : [];
  return [
    dataDir.lock,
    ...names.filter((name) => /^running-\d+\.json$/.test(name)).map((name) => join(dataDir.dir, name)),
  ];
}

/**
 * Returns the purpose of a folder's embedded database, chosen at the first start: "demo", or "store" for a real store.
 * A folder with a demo from before this was recorded stays one. @throws UserError if a demo is requested as a store
 */
export function purposeOf(dataDir, { wantsStore }) {
  if (!existsSync(dataDir.purpose)) {
    const isStore = wantsStore && !existsSync(dataDir.demo);
    writePrivateFile(dataDir.purpose, isStore ? "store\n" : "demo\n");
  }
  const purpose = readFileSync(dataDir.purpose, "utf8").trim();
  if (wantsStore && purpose !== "store")
    throw new UserError(
      `The data folder ${dataDir.dir} holds the demo; keep your own store in another one: DATA_DIR=./store npm start -- --no-demo.`,
    );
  return purpose;
}

/** Creates the folder and checks that it is writable. */
export function prepareDataDir(dir) {
  const probe = join(dir, `.write-test-${process.pid}`);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new UserError(
      `The data folder ${dir} cannot be written (${error.code}); change its owner or choose another: DATA_DIR=/path npm start.`,
    );
  }
}

/**
 * Returns the secrets of this installation, generated once. Everything that signs or encrypts is derived from
 * HOMEWARD_SECRET by the server; losing the file signs everybody out and makes API keys unusable.
 * @returns {{HOMEWARD_SECRET: string, POSTGRES_PASSWORD: string}}
 */
export function loadSecrets(path) {
  if (existsSync(path)) return parseSecrets(path);
  const secrets = {
    HOMEWARD_SECRET: randomBytes(32).toString("hex"),
    POSTGRES_PASSWORD: randomBytes(24).toString("hex"),
  };
  createPrivateFile(path, `${JSON.stringify(secrets, null, 2)}\n`);
  return parseSecrets(path);
}

/** Of several processes that start at once, one creates the file and the others read it. */
function createPrivateFile(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces a file atomically, readable by its owner only. */
export function writePrivateFile(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, path);
}

function parseSecrets(path) {
  try {
    chmodSync(path, 0o600);
    const secrets = JSON.parse(readFileSync(path, "utf8"));
    if (secrets.HOMEWARD_SECRET?.length >= 32 && secrets.POSTGRES_PASSWORD) return secrets;
  } catch (error) {
    if (error.code) throw new UserError(`${path} cannot be read (${error.code}); run as its owner.`);
  }
  throw new UserError(`${path} is damaged; restore it from a backup, or remove the data folder to begin anew.`);
}
