import { spawn } from "node:child_process";
import { chmod, mkdir, open, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { isAlive, isPostgresOf } from "../lib/process-identity.mjs";
import { UserError } from "../lib/user-error.mjs";
import { canReach, postgresAccount } from "./account.mjs";
import { installedBinaries, reachableBinaries } from "./binaries.mjs";
import { initializeCluster } from "./initialize.mjs";
import { memorySettings } from "./memory.mjs";

const USER = "homeward";
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;
const LOG_LIMIT_BYTES = 10_000_000;
/** For disposable databases: trades safety after a power failure for speed. */
const THROW_AWAY_SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

/**
 * Starts the PostgreSQL cluster in `dir`, creating it on first use, or adopts the server that a killed process left
 * running there. Listens on 127.0.0.1 only, with a password, on a free port or the given one.
 * @param {{dir: string, password: string, throwAway?: boolean, port?: number}} options
 * @returns {Promise<{pid: number, port: number, adopted: boolean, url: (database?: string) => string, stop: () => Promise<void>, interrupt: () => void, onExit: (listener: () => void) => void}>}
 */
export async function startCluster({ dir, password, throwAway = false, port }) {
  await mkdir(dirname(dir), { recursive: true });
  const clusterDir = join(await realpath(dirname(dir)), dir.slice(dirname(dir).length + 1));
  const account = await postgresAccount(clusterDir);
  // Before checking access: a folder created by a person is closed to others from here on.
  await chmod(dirname(clusterDir), 0o700).catch(() => undefined);
  const runtime = await prepareRuntime({ clusterDir, account });
  await initializeCluster({ clusterDir, password, user: USER, runtime, throwAway });
  const orphan = await adoptOrphan({ clusterDir, password });
  const server = orphan ?? (await launch({ clusterDir, password, runtime, throwAway, port }));
  return describeServer({ ...server, password, adopted: orphan !== null });
}

/** Finds a server that already runs in `dir` and accepts the password; null otherwise. Starts and stops nothing. */
export async function findCluster({ dir, password }) {
  const clusterDir = await realpath(dir).catch(() => null);
  const record = clusterDir && (await readPidFile(clusterDir));
  if (!record || !isPostgresOf(record.pid, clusterDir)) return null;
  if (!(await answers({ port: record.port, password }))) return null;
  return describeServer({ ...record, password, adopted: true });
}

async function prepareRuntime({ clusterDir, account }) {
  const installed = await installedBinaries();
  const reachable = await canReach(installed.nativeDir, account);
  const bin = join(reachable ? installed.nativeDir : await reachableBinaries(installed), "bin");
  // An account that can't reach the cluster's path (a checkout below /root) can still work in a directory it was
  // started in; Linux has a name for that directory that needs no path.
  const isHidden = !(await canReach(dirname(clusterDir), account));
  return { bin, account, dataArgument: (path) => (isHidden ? "/proc/self/cwd" : path) };
}

async function adoptOrphan({ clusterDir, password }) {
  const record = await readPidFile(clusterDir);
  if (!record) return null;
  if (isPostgresOf(record.pid, clusterDir)) {
    if (record.isReady && (await answers({ port: record.port, password }))) return record;
    await stopServer(record.pid);
    return null;
  }
  // The ID was reused by another program after a crash. PostgreSQL treats its parent's ID as stale, and still checks
  // the shared memory of the former server, which it wouldn't if we removed the file.
  if (isAlive(record.pid)) {
    const lines = record.text.split("\n");
    await writeFile(join(clusterDir, "postmaster.pid"), [process.pid, ...lines.slice(1)].join("\n"));
  }
  return null;
}

async function launch({ clusterDir, password, runtime, throwAway, port: wanted }) {
  let reason = "";
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = wanted ?? (await freePort());
    const child = await spawnServer({ clusterDir, port, runtime, throwAway });
    const outcome = await untilReady({ child, clusterDir, port, password });
    if (outcome.ready) return { pid: child.pid, port };
    reason = outcome.reason;
    // Workers of a killed server need a moment to notice; a port may be taken between choosing and using it.
    if (!/shared memory block|could not bind|lock file/.test(reason)) break;
    await wait(500);
  }
  throw new UserError(`The built-in PostgreSQL did not start: ${reason} (details in ${clusterDir}.log).`);
}

async function spawnServer({ clusterDir, port, runtime, throwAway }) {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "password_encryption=scram-sha-256",
    "log_timezone=UTC",
    "timezone=UTC",
    // Our statements are short: compiling one takes longer than running it.
    "jit=off",
    ...(throwAway ? THROW_AWAY_SETTINGS : await memorySettings(runtime)),
  ];
  const log = await openLog(`${clusterDir}.log`);
  const args = ["-D", runtime.dataArgument(clusterDir), "-p", String(port)];
  // A separate process group: Ctrl-C in the terminal must reach us first, so that the web server can finish its answers
  // while the database is still running.
  const child = spawn(join(runtime.bin, "postgres"), [...args, ...settings.flatMap((setting) => ["-c", setting])], {
    cwd: clusterDir,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
    ...runtime.account,
  });
  child.on("error", () => undefined);
  child.unref();
  await log.close();
  return child;
}

async function untilReady({ child, clusterDir, port, password }) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.pid === undefined) return { ready: false, reason: "its program cannot be run" };
    if (child.exitCode !== null || child.signalCode !== null) {
      return { ready: false, reason: await lastFatalLine(`${clusterDir}.log`) };
    }
    const record = await readPidFile(clusterDir);
    if (record?.pid === child.pid && record.isReady) {
      if (await answers({ port, password })) return { ready: true };
      await stopServer(child.pid);
      return { ready: false, reason: "its password is not the one in secrets.json; restore that file" };
    }
    await wait(25);
  }
  await stopServer(child.pid);
  return { ready: false, reason: `it was not ready after ${START_TIMEOUT_MS / 1000} seconds` };
}

function describeServer({ pid, port, password, adopted }) {
  const url = (database = USER) => `postgresql://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return {
    pid,
    port,
    adopted,
    url,
    stop: () => stopServer(pid),
    interrupt: () => signal(pid, "SIGINT"),
    onExit: (listener) => watchExit(pid, listener),
  };
}

/** Fast shutdown: sessions are ended, everything committed is kept. */
async function stopServer(pid) {
  for (const name of ["SIGINT", "SIGQUIT", "SIGKILL"]) {
    signal(pid, name);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await wait(20);
    }
  }
}

/** An adopted server isn't our child, so its end can only be polled. */
function watchExit(pid, listener) {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    listener();
  }, 1000);
  timer.unref();
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

async function answers({ port, password }) {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: USER,
    password,
    database: "postgres",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [USER]);
    if (!rowCount) await client.query(`create database ${USER}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readPidFile(clusterDir) {
  const text = await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready", text };
}

async function openLog(path) {
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  const log = await open(path, size > LOG_LIMIT_BYTES ? "w" : "a", 0o600);
  await chmod(path, 0o600);
  return log;
}

async function lastFatalLine(path) {
  const lines = (await readFile(path, "utf8").catch(() => "")).split("\n");
  const fatal = lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line)) ?? lines.at(-2) ?? "";
  return fatal.replace(/^.*?(FATAL|PANIC):\s*/, "") || "no reason was given";
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
