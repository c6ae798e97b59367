import { readdir } from "node:fs/promises";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";

const MB = 1024 * 1024;
/** PostgreSQL's own default, and enough for a hundred and fifty thousand returns: the system's cache holds the rest. */
const LEAST_MB = 128;
const MOST_MB = 4096;
/** Half of what is usual for a dedicated machine, because the server and the system's cache need memory too. */
const SHARE = 1 / 8;

/**
 * Returns the memory available to this process: a container's limit is below the machine's, and no limit is a huge
 * number.
 * @param {{total?: number, limit?: number | undefined}} [machine] in bytes
 */
export function usableBytes({ total = totalmem(), limit = process.constrainedMemory?.() } = {}) {
  return limit === undefined || limit === 0 ? total : Math.min(total, limit);
}

/**
 * Returns the size of PostgreSQL's buffer cache in MB.
 * @param {number} [bytes] available memory
 */
export function sharedBuffersMb(bytes = usableBytes()) {
  return Math.round(Math.min(MOST_MB, Math.max(LEAST_MB, (bytes * SHARE) / MB)));
}

/**
 * Settings for permanent databases: memory by the machine's size, refilled with its previous content after a start
 * (pg_prewarm), and statistics of slow statements (pg_stat_statements; readable after `create extension`). If a
 * platform's package lacks one of them, PostgreSQL starts without it.
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
