import { startCluster } from "./cluster.mjs";

/** So many ends within so long are no bad luck: a disk is full or memory too small, and somebody has to look. */
const MOST_ENDS = 3;
const WITHIN_MS = 10 * 60_000;

/**
 * The cluster in `dir`, started again on its port when it ends by itself (killed for memory, say): what was committed is
 * there, and whoever was connected connects again. `onExit` hears of the end that it was not started again after.
 * @param {{dir: string, password: string, throwAway?: boolean, say: (text: string) => void}} options
 * @returns {Promise<{pid: () => number, url: (database?: string) => string, stop: () => Promise<void>, interrupt: () => void, onExit: (listener: () => void) => void}>}
 */
export async function keepCluster({ say, ...options }) {
  let server = await startCluster(options);
  let isStopping = false;
  let starting = Promise.resolve();
  let ends = [];
  const listeners = [];
  const startAgain = async () => {
    ends = [...ends, Date.now()].filter((at) => at > Date.now() - WITHIN_MS);
    if (ends.length >= MOST_ENDS) throw new Error(`it ended ${MOST_ENDS} times within ten minutes`);
    server = await startCluster({ ...options, port: server.port });
    watch();
    say("PostgreSQL ended unexpectedly and was restarted; postgres.log in the data folder says why.");
  };
  const watch = () =>
    server.onExit(() => {
      if (isStopping) return;
      starting = startAgain().catch((error) => {
        say(`PostgreSQL ended unexpectedly and is not restarted: ${error.message}`);
        for (const listener of listeners) listener();
      });
    });
  watch();
  return {
    pid: () => server.pid,
    url: server.url,
    stop: async () => {
      isStopping = true;
      await starting;
      await server.stop();
    },
    interrupt: () => {
      isStopping = true;
      server.interrupt();
    },
    onExit: (listener) => listeners.push(listener),
  };
}
