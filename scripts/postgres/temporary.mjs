import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "./cluster.mjs";

/**
 * Starts a disposable PostgreSQL in the system's temporary folder; `stop` removes it with everything in it.
 * @returns {Promise<{url: (database?: string) => string, stop: () => Promise<void>, interrupt: () => void}>}
 */
export async function startTemporaryCluster() {
  const folder = await mkdtemp(join(tmpdir(), "homeward-pg-"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const password = randomBytes(16).toString("hex");
    const cluster = await startCluster({ dir: join(folder, "postgres"), password, throwAway: true });
    const interrupt = () => cluster.interrupt();
    process.once("exit", interrupt);
    const stop = async () => {
      process.off("exit", interrupt);
      await cluster.stop();
      await remove();
    };
    return { url: cluster.url, stop, interrupt };
  } catch (error) {
    await remove();
    throw error;
  }
}
