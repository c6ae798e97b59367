import { readdir } from "node:fs/promises";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";

const MB = 1024 * 1024;
/** PostgreSQL's own default, and what a hundred and fifty thousand returns need: the system's cache holds the rest. */
const LEAST_MB = 128;
const MOST_MB = 4096;
/** Half of what is usual for a machine of its own: the server and the system's cache live there, too. */
const SHARE = 1 / 8;

/**
 * What this process may use: a container's limit is below what the machine has, and no limit is a huge number.
 * @param {{total?: number, limit?: number | undefined}} [machine] in bytes
 */
export function usableBytes({ total = totalmem(), limit = process.constrainedMemory?.() } = {}) {
  return limit === undefined || limit === 0 ? total : Math.min(total, limit);
}

/**
 * How much of its tables PostgreSQL keeps at hand, in MB.
 * @param {number} [bytes] that may be used
 */
export function sharedBuffersMb(bytes = usableBytes()) {
  return Math.round(Math.min(MOST_MB, Math.max(LEAST_MB, (bytes * SHARE) / MB)));
}

/**
 * For databases that stay: memory by the machine's size, which is filled again after a start with what was in it before
 * (pg_prewarm), and counters that tell an operator which statements take long (pg_stat_statements; read after
 * `create extension`). Where a platform's package lacks one of them, PostgreSQL starts without.
 * @param {{bin: string}} runtime the folder of PostgreSQL's programs
 */
export async function memorySettings({ bin }) {
  const folder = join(dirname(bin), "lib", "postgresql");
  const files = await readdir(folder).catch(() => []);
  const libraries = ["pg_prewarm", "pg_stat_statements"].filter((name) =>
    files.some((file) => file.startsWith(`${name}.`)),
  );
  return [`shared_buffers=${sharedBuffersMb()}MB`, `shared_preload_libraries=${libraries.join(",")}`];
}
