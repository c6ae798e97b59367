import { IncomingMessage } from "node:http";

/** Longer than a body of this size takes over any line; who sends it byte by byte only wants to be waited for. */
const BODY_TIMEOUT_MS = 60_000;

/**
 * Reads a body that does not say how long it is, before anybody else looks at the request: what is refused then has
 * cost no more than the pieces that were read.
 * @param {import("node:http").IncomingMessage} req
 * @param {{limit: number, timeoutMs?: number}} options bytes; milliseconds
 * @returns {Promise<import("node:http").IncomingMessage | "TOO_LARGE" | "TOO_SLOW" | "GONE">} the request with its body
 *   in memory and its length told; or why there is none. Nothing more is read of a body that is refused.
 */
export function gatherBody(req, { limit, timeoutMs = BODY_TIMEOUT_MS }) {
  return new Promise((resolve) => {
    const chunks = [];
    let size = 0;
    const settle = (outcome) => {
      clearTimeout(timer);
      req.off("data", take).off("end", end).off("close", gone).pause();
      resolve(outcome);
    };
    const take = (chunk) => {
      size += chunk.byteLength;
      if (size > limit) settle("TOO_LARGE");
      else chunks.push(chunk);
    };
    const end = () => settle(withBody(req, Buffer.concat(chunks)));
    const gone = () => settle("GONE");
    const timer = setTimeout(settle, timeoutMs, "TOO_SLOW").unref();
    // An error is followed by a close.
    req
      .on("data", take)
      .on("end", end)
      .on("close", gone)
      .on("error", () => undefined);
  });
}

/** The same request once more, as if its body had come at once and with its length. */
function withBody(req, body) {
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, trailers, rawTrailers } = req;
  const { "transfer-encoding": _, ...headers } = req.headers;
  const whole = new IncomingMessage(req.socket);
  Object.assign(whole, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders });
  Object.assign(whole, { trailers, rawTrailers, complete: true });
  whole.headers = { ...headers, "content-length": String(body.byteLength) };
  whole.push(body);
  whole.push(null);
  return whole;
}
