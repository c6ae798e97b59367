import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { build, generateClient, isBuilt } from "./build.mjs";
import { runCli } from "./child.mjs";
import { purposeOf } from "./data-dir.mjs";
import { openDatabase } from "./database.mjs";
import { keepRunning } from "./keep-running.mjs";
import { startChild } from "./kept-child.mjs";
import { listen as bind } from "./listen.mjs";
import { addressOf } from "./settings.mjs";
import { UserError } from "./user-error.mjs";
import { refreshBaseUrl, welcome } from "./welcome.mjs";

/**
 * Starts everything from installed packages to a serving process; returns after it was asked to stop and everything has
 * ended.
 */
export async function launch(input) {
  const { root, dev, listen, dataDir, secrets, progress, stop, wantsStore } = input;
  await checkPort(listen);
  const isDemo = !process.env.DATABASE_URL && purposeOf(dataDir, { wantsStore }) === "demo";
  progress.step(process.env.DATABASE_URL ? "Reaching the database" : "Starting PostgreSQL");
  const database = await openDatabase({ dataDir, secrets, say: progress.line });
  const interrupt = () => database.interrupt();
  // However this process ends, the database is told; nothing has to wait for its shutdown.
  process.once("exit", interrupt);
  try {
    const env = childEnvironment({ dataDir, secrets, database, listen });
    const setupUrl = await prepare({ root, dev, dataDir, database, isDemo, env, progress, stop });
    if (stop.signal.aborted) throw new UserError("Stopped.");
    await serveUntilStopped({ root, dev, listen, dataDir, database, isDemo, env, progress, stop, setupUrl });
  } finally {
    await database.stop();
    process.off("exit", interrupt);
  }
}

/** Returns the address for creating the first owner; "" if there is or will be one. */
async function prepare({ root, dev, dataDir, database, isDemo, env, progress, stop }) {
  const step = async (text, work) => {
    if (stop.signal.aborted) throw new UserError("Stopped.");
    progress.step(text);
    await work();
  };
  const run = async (options) => {
    const { code, output, stdout } = await runCli({ root, env, signal: stop.signal, ...options });
    if (code !== 0) throw new UserError(output.trim().split("\n").slice(-3).join("\n"));
    return stdout;
  };
  await step("Preparing the database client", () => generateClient({ root, signal: stop.signal }));
  let said = "";
  await step("Checking the settings and the tables", async () => {
    said = await run({ entry: "prepare" });
  });
  for (const line of said.split("\n")) if (line !== "" && !line.startsWith("http")) progress.line(line);
  // The seed writes demo.json last: if it is missing or older than the database, the seed has to run.
  if (database.isNew) rmSync(dataDir.demo, { force: true });
  const seed = isDemo && !existsSync(dataDir.demo) ? run({ args: ["seed"] }) : null;
  // It fills the demo during the build, so nothing waits for it afterward.
  seed?.catch(() => undefined);
  if (!dev && !isBuilt(root)) {
    await step("Building the pages (only after changes; a minute or two)", () => build({ root, signal: stop.signal }));
  }
  if (seed !== null) await step("Filling in the demo shop", () => seed);
  return isDemo ? "" : (/^https?:\S+\/dashboard\/setup\?\S+$/m.exec(said)?.[0] ?? "");
}

async function serveUntilStopped({ root, dev, listen, dataDir, database, isDemo, env, progress, stop, setupUrl }) {
  progress.step("Starting the web server");
  const web = await keepWebServer({ root, dev, listen, env, say: console.error });
  progress.done();
  if (isDemo) refreshBaseUrl({ path: dataDir.demo, baseUrl: env.APP_URL });
  progress.line(welcome({ baseUrl: env.APP_URL, listen, dataDir, isDemo, setupUrl }));
  const failure = await untilAskedToStop({ stop, database, web });
  progress.line();
  progress.step("Stopping (open requests may finish)");
  await web.stop({ hurry: stop.hurry });
  progress.done();
  if (failure !== null) throw new UserError(failure);
  progress.line("Stopped. Your data is kept.");
}

/**
 * Runs the web server in a separate process: when it is out of memory it ends and is restarted, while the database
 * keeps running.
 */
function keepWebServer({ root, dev, listen, env, say }) {
  const start = () =>
    startChild({
      script: join(root, "scripts", "web.mjs"),
      input: { dir: root, dev, ...listen },
      env: { ...env, NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
  return keepRunning({ name: "The web server", start, say });
}

/** Resolves to null when asked to stop, otherwise to a sentence that says what failed. */
function untilAskedToStop({ stop, database, web }) {
  return new Promise((resolve) => {
    if (stop.signal.aborted) resolve(null);
    stop.signal.addEventListener("abort", () => resolve(null), { once: true });
    database.onExit(() =>
      resolve("The database cannot be kept running; see postgres.log in the data folder, then run `npm start` again."),
    );
    void web.gaveUp.then((reason) =>
      resolve(`${reason} The lines above say why; correct it, then run \`npm start\` again.`),
    );
    process.on("uncaughtException", (error) => {
      console.error(error);
      process.exitCode = 1;
      stop.request();
    });
  });
}

/** Explicit settings take precedence; the rest comes from the data folder. */
function childEnvironment({ dataDir, secrets, database, listen }) {
  return {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir.dir,
    PORT: String(listen.port),
    HOMEWARD_SECRET: process.env.HOMEWARD_SECRET || secrets.HOMEWARD_SECRET,
    APP_URL: addressOf(process.env, listen),
  };
}

/** Checks the port before a build of a minute. The web server of a killed start script needs a moment to end. */
async function checkPort(listen, triesLeft = 4) {
  const probe = createServer();
  try {
    await bind({ server: probe, ...listen });
  } catch (error) {
    if (triesLeft === 0) throw error;
    await delay(500);
    return checkPort(listen, triesLeft - 1);
  }
  await new Promise((resolve) => probe.close(resolve));
}
