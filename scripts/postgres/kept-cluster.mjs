import { startCluster } from "./cluster.mjs";

/**
 * This many ends within this time are no coincidence: a disk is full or memory too small, and a person has to check.
 */
const MOST_ENDS = 3;
const WITHIN_MS = 10 * 60_000;

/**
 * Keeps the cluster in `dir` running, and restarts it on its port when it ends unexpectedly (killed for memory, for
 * example): committed data is kept, and clients reconnect. `onExit` is called for the end after which it wasn't
 * restarted.
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
