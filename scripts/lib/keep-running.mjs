import { setTimeout as delay } from "node:timers/promises";
import { UserError } from "./user-error.mjs";

/**
 * Delays before restarting a process that keeps failing soon after its start; after the last one, it isn't restarted.
 */
const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** A process that was ready for this long resets the count. */
const STEADY_MS = 60_000;

/**
 * Keeps a child process running: whenever it ends unexpectedly it is restarted, with a longer delay each time it fails
 * soon after its start. `start` is what `startChild` returns.
 * @param {{
 *   name: string,
 *   start: () => Child,
 *   say: (line: string) => void,
 *   now?: () => number,
 *   pause?: (ms: number, options: {signal: AbortSignal}) => Promise<unknown>,
 * }} options
 * @typedef {{pid: number, ready: Promise<boolean>, ended: Promise<Ending>, stop: (hurry?: AbortSignal) => Promise<void>}} Child
 * @typedef {{code: number | null, signal: string | null, message: string}} Ending
 * @returns {Promise<{stop: (input?: {hurry?: AbortSignal}) => Promise<void>, gaveUp: Promise<string>}>} once the first
 *   child is ready; `gaveUp` resolves to why no other one is started.
 * @throws UserError when the first child ends before it is ready
 */
export async function keepRunning({ name, start, say, now = Date.now, pause = pauseUnlessAborted }) {
  const stopping = new AbortController();
  let child = start();
  if (!(await child.ready)) {
    const ending = await child.ended;
    throw new UserError(ending.message || describeEnding(name, ending));
  }
  const keep = async () => {
    for (let early = 0; ; ) {
      const readyAt = (await child.ready) ? now() : null;
      if (readyAt !== null && early > 0) say(`${name} is running again (process ${child.pid}).`);
      const ending = await child.ended;
      if (stopping.signal.aborted) return null;
      const wasSteady = readyAt !== null && now() - readyAt >= STEADY_MS;
      early = wasSteady ? 1 : early + 1;
      const waitMs = BACK_OFF_MS[early - 1];
      if (waitMs === undefined) return `${describeEnding(name, ending)} It failed ${early} times in a row.`;
      say(`${describeEnding(name, ending)} Restarting in ${waitMs / 1_000} s (${early} of ${BACK_OFF_MS.length}).`);
      await pause(waitMs, { signal: stopping.signal });
      if (stopping.signal.aborted) return null;
      child = start();
    }
  };
  const kept = keep();
  return {
    gaveUp: kept.then((reason) => reason ?? new Promise(() => undefined)),
    stop: async ({ hurry } = {}) => {
      stopping.abort();
      await child.stop(hurry);
      await kept;
    },
  };
}

function describeEnding(name, { code, signal, message }) {
  // V8 aborts when the heap is full; its own report is above this line in the log.
  const how = signal === "SIGABRT" ? "SIGABRT, probably out of memory" : (signal ?? `exit code ${code}`);
  return `${name} ended unexpectedly (${how})${message ? `: ${message}` : "."}`;
}

function pauseUnlessAborted(ms, { signal }) {
  return delay(ms, undefined, { signal }).catch((error) => {
    if (error.name !== "AbortError") throw error;
  });
}
