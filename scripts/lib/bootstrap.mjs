import { resolve } from "node:path";
import { describeDataDir, loadSecrets, lockPath, prepareDataDir } from "./data-dir.mjs";
import { ensureInstalled } from "./install.mjs";
import { acquireLock } from "./lock.mjs";
import { outliveReaders } from "./outlive-readers.mjs";
import { createProgress } from "./progress.mjs";
import { addressOf, checkDatabaseUrl, readListenSettings } from "./settings.mjs";
import { describeError, UserError } from "./user-error.mjs";

/**
 * Checks what can be checked without any package: settings, data folder, lock. Then installs what is missing and calls
 * `launch`. Exits with code 1 and one sentence if something is wrong.
 */
export async function bootstrap({ root, dev, wantsStore }) {
  outliveReaders();
  const progress = createProgress();
  const stop = createStop();
  let lock;
  try {
    const { env } = process;
    const listen = readListenSettings(env);
    if (env.DATABASE_URL) checkDatabaseUrl(env.DATABASE_URL);
    const dataDir = describeDataDir({ root: resolve(root), env });
    prepareDataDir(dataDir.dir);
    lock = takeLock({ path: lockPath(dataDir, { env, port: listen.port }), dataDir, purpose: addressOf(env, listen) });
    const secrets = loadSecrets(dataDir.secrets);
    progress.line(`\nHomeward ${dev ? "(development)" : ""}`.trimEnd());
    ensureInstalled({ root, say: progress.step });
    const { launch } = await import("./launch.mjs");
    await launch({ root: resolve(root), dev, listen, dataDir, secrets, progress, stop, wantsStore });
    process.exitCode = 0;
  } catch (error) {
    if (stop.signal.aborted) {
      progress.done();
      progress.line("Stopped before it was ready.");
    } else {
      progress.failed();
      console.error(`\n${describeError(error)}`);
      process.exitCode = 1;
    }
  } finally {
    lock?.release();
  }
  // Open handles of libraries must not keep a stopped service alive.
  process.exit();
}

function takeLock({ path, dataDir, purpose }) {
  const lock = acquireLock({ path, purpose });
  if (lock.ok) return lock;
  const { pid, purpose: address } = lock.holder;
  throw new UserError(
    `Homeward already runs on ${dataDir.dir} (process ${pid}, ${address}); stop it first, or choose another folder and port: DATA_DIR=./data2 PORT=3001 npm start.`,
  );
}

/**
 * Creates one stop signal for Ctrl-C, SIGTERM and a closed terminal. npm forwards a signal that the terminal has
 * already sent to the whole group, so a second one within a moment is the same request; a later one asks to hurry.
 */
function createStop() {
  const controller = new AbortController();
  const hurry = new AbortController();
  let firstAt = 0;
  const onSignal = () => {
    if (firstAt === 0) firstAt = Date.now();
    else if (Date.now() - firstAt > 1_000) hurry.abort();
    controller.abort();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, onSignal);
  // If npm was killed, it can't forward a signal; without this check, nothing would ever stop us.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && onSignal(), 500).unref();
  }
  return { signal: controller.signal, hurry: hurry.signal, request: onSignal };
}
