#!/usr/bin/env node
/**
 * Entry point of the container image (ops/container/Dockerfile). The pages and the command line are built, so nothing is
 * installed, built or migrated here: `web` serves, `health` checks a running process of this container, and any other
 * word is a command of `npm run svc`, such as `worker` or `migrate up`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { outliveReaders } from "./lib/outlive-readers.mjs";
import { checkDatabaseUrl, readListenSettings } from "./lib/settings.mjs";
import { describeError, UserError } from "./lib/user-error.mjs";

const root = resolve(import.meta.dirname, "..");
const commands = join(root, "cli");
const HEALTH_TIMEOUT_MS = 4_000;

const [word = "web", ...rest] = process.argv.slice(2);
try {
  if (word === "web") await serveUntilStopped(rest);
  else if (word === "health") await checkHealth();
  else await runCommand();
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}

async function serveUntilStopped(unknown) {
  if (unknown[0] !== undefined) throw new UserError(`web has no option ${unknown[0]}; its settings are variables.`);
  outliveReaders();
  requireSettings();
  const listen = readListenSettings(process.env);
  const stop = new AbortController();
  for (const name of ["SIGTERM", "SIGINT"]) process.on(name, () => stop.abort());
  await prepare(stop.signal);
  if (stop.signal.aborted) process.exit(0);
  const { serve } = await import("./serve.mjs");
  const running = await serve({ dir: root, dev: false, ...listen });
  console.log(`The web process is ready on port ${listen.port}.`);
  process.on("uncaughtException", (error) => {
    console.error(error);
    process.exitCode = 1;
    stop.abort();
  });
  if (!stop.signal.aborted) await once(stop.signal, "abort");
  await running.stop();
  // Open handles of libraries must not keep a stopped process alive.
  process.exit();
}

/** Checks the settings, and waits until the tables are those of this version. */
async function prepare(signal) {
  const child = spawn(process.execPath, [join(commands, "prepare.mjs"), "--wait"], { cwd: root, stdio: "inherit" });
  signal.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
  const [code] = await once(child, "exit");
  if (code !== 0 && !signal.aborted) process.exit(code ?? 1);
}

/** A web process answers on its port; a worker has one only with METRICS_PORT. */
async function checkHealth() {
  const { METRICS_PORT, PORT } = process.env;
  const url = METRICS_PORT ? `http://127.0.0.1:${METRICS_PORT}/metrics` : `http://127.0.0.1:${PORT || 3000}/livez`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(() => null);
  if (answer === null || answer.status >= 500) throw new UserError(`${url} answers ${answer?.status ?? "nothing"}.`);
}

async function runCommand() {
  const isHelp = ["help", "--help", "-h"].some((one) => process.argv.includes(one));
  if (!isHelp) requireSettings();
  if (word === "worker" && !isHelp) await prepare(new AbortController().signal);
  await import(pathToFileURL(join(commands, "main.mjs")).href);
}

/** A container forgets what it generates, so what others generate once has to be set. */
function requireSettings() {
  const { DATABASE_URL, HOMEWARD_SECRET } = process.env;
  if (!DATABASE_URL) throw new UserError("Set DATABASE_URL: the container image has no PostgreSQL of its own.");
  checkDatabaseUrl(DATABASE_URL);
  if (!HOMEWARD_SECRET)
    throw new UserError(
      "Set HOMEWARD_SECRET to the same secret in all containers: 32 characters or more, for example from `openssl rand -hex 32`.",
    );
  if (!existsSync(join(root, ".next", "BUILD_ID")))
    throw new UserError("This file starts the container image; in a checkout, use `npm start` and `npm run svc`.");
}
