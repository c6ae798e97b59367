import { fork } from "node:child_process";
import { once } from "node:events";
import { drainMs } from "./settings.mjs";

/** Longer than the maximum time in which a web process finishes open requests. */
const STOP_MS = 20_000;

/**
 * Starts a Node.js script that uses `answerKeeper`, with the flags of this process. Signals of a terminal reach the
 * whole group; the child ignores them, and we stop it.
 * @param {{
 *   script: string, input: unknown, env?: NodeJS.ProcessEnv, execArgv?: string[], output?: "inherit" | "ignore",
 * }} options
 * @returns {import("./keep-running.mjs").Child}
 */
export function startChild({ script, input, env = process.env, execArgv = process.execArgv, output = "inherit" }) {
  const child = fork(script, [JSON.stringify(input)], {
    ...{ env, execArgv },
    stdio: ["ignore", output, output, "ipc"],
  });
  let message = "";
  // Its last output may only be read after its exit is known.
  const ended = Promise.all([once(child, "exit"), once(child, "disconnect")]).then(
    ([[code, signal]]) => ({ code, signal, message }),
    (error) => ({ code: 1, signal: null, message: error.message }),
  );
  const ready = new Promise((resolve) => {
    child.on("message", (said) => {
      if (said.is === "ready") resolve(true);
      else message = said.message;
    });
    void ended.then(() => resolve(false));
  });
  const tell = (wish) => child.connected && child.send(wish, () => undefined);
  const stop = async (hurry) => {
    tell("stop");
    const onHurry = () => tell("hurry");
    hurry?.addEventListener("abort", onHurry, { once: true });
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS + drainMs(env));
    await ended;
    clearTimeout(timer);
  };
  return { pid: child.pid, ready, ended, stop };
}

/**
 * The child's side: runs `start` and tells the keeper that it is ready, or why it failed. Ends when the keeper asks,
 * and at once when the keeper is gone.
 * @param {{start: (input: any) => Promise<{stop: (input: {hurry: AbortSignal}) => Promise<void>}>, explain: (error: unknown) => string}} options
 */
export async function answerKeeper({ start, explain }) {
  const hurry = new AbortController();
  let running = null;
  let isStopping = false;
  const stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    await running?.stop({ hurry: hurry.signal });
    // Open handles of libraries must not keep a stopped process alive.
    process.exit(code);
  };
  for (const name of ["SIGINT", "SIGHUP"]) process.on(name, () => undefined);
  process.on("SIGTERM", () => stop(0));
  process.on("disconnect", () => process.exit(1));
  process.on("message", (wish) => (wish === "hurry" ? hurry.abort() : stop(0)));
  process.on("uncaughtException", (error) => {
    console.error(error);
    void stop(1);
  });
  try {
    running = await start(JSON.parse(process.argv[2]));
    process.send({ is: "ready" });
  } catch (error) {
    process.send({ is: "failed", message: explain(error) }, () => process.exit(1));
  }
}
