import { requestAgain } from "./request.mjs";

/** More than a body of this size takes over any line; a client that sends it byte by byte only wants to block us. */
const BODY_TIMEOUT_MS = 60_000;
/** Maximum memory of all unfinished bodies, before their senders are authenticated. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 16 * 1024;

/**
 * Reads bodies without a declared length before anything else handles the request, so that refusing one costs no more
 * than the bytes read.
 * @param {{timeoutMs?: number, mostHeldBytes?: number}} options milliseconds per body; total bytes of all bodies
 */
export function createGatherer({ timeoutMs = BODY_TIMEOUT_MS, mostHeldBytes = MOST_HELD_BYTES } = {}) {
  let held = 0;

  /**
   * @param {import("node:http").IncomingMessage} req
   * @param {number} limit bytes
   * @returns {Promise<import("node:http").IncomingMessage | "TOO_LARGE" | "TOO_SLOW" | "TOO_MANY" | "GONE">} the
   * request with its body in memory and its length set, or why there is none. A refused body isn't read any further.
   */
  return (req, limit) =>
    new Promise((resolve) => {
      let body = Buffer.alloc(0);
      let size = 0;
      const hold = (bytes) => {
        held += bytes - body.length;
        const larger = Buffer.allocUnsafe(bytes);
        body.copy(larger, 0, 0, size);
        body = larger;
      };
      const settle = (outcome) => {
        clearTimeout(timer);
        held -= body.length;
        req.off("data", take).off("end", end).off("close", gone).pause();
        resolve(outcome);
      };
      // Copied into one buffer at once: a body may arrive as a million one-byte chunks, each of which would cost a
      // hundred bytes to keep.
      const take = (chunk) => {
        const needed = size + chunk.length;
        if (needed > limit) return settle("TOO_LARGE");
        if (needed > body.length) hold(Math.min(limit, Math.max(FIRST_BYTES, needed, body.length * 2)));
        if (held > mostHeldBytes) return settle("TOO_MANY");
        chunk.copy(body, size);
        size = needed;
      };
      const end = () => settle(withBody(req, body.subarray(0, size)));
      const gone = () => settle("GONE");
      const timer = setTimeout(settle, timeoutMs, "TOO_SLOW").unref();
      // An error is followed by a close event.
      req
        .on("data", take)
        .on("end", end)
        .on("close", gone)
        .on("error", () => undefined);
    });
}

/** Returns the request as if its body had arrived at once and with its length. */
function withBody(req, body) {
  const { "transfer-encoding": _, ...headers } = req.headers;
  return requestAgain(req, { headers: { ...headers, "content-length": String(body.length) }, body });
}
