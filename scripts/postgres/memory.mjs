import { totalmem } from "node:os";

const MB = 1024 * 1024;
/** PostgreSQL's own default, and where more stops to help: the system's cache holds the rest. */
const LEAST_MB = 128;
const MOST_MB = 1024;
/** Of the machine's memory: the server, Chromium of whoever tests and the system's cache live there, too. */
const SHARE = 1 / 16;

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
