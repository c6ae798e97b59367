import { AsyncLocalStorage } from "node:async_hooks";
import { splitUrl } from "./judge.mjs";

/**
 * The application records here which of its templates answers a request (server/http/observe-requests.ts), and that it
 * got no database connection (server/db/errors.ts).
 */
const requests = new AsyncLocalStorage();
globalThis.homeward ??= new Map();
globalThis.homeward.set("observed-request", requests);

/** Returns what the application has recorded about the current request. */
export const observedRequest = () => requests.getStore();

/** Status used by nginx for a client that disconnected before the answer. */
const GONE = 499;

/**
 * Reports a request to the application once it has finished, which counts it for /metrics.
 * @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res
 * @returns {{refused: (status: number) => void, run: <T>(work: () => T) => T}}
 */
export function observe(req, res) {
  const sinceMs = performance.now();
  const { method } = req;
  const [path] = splitUrl(req.url);
  const request = { route: null, isUnavailable: false, requestId: null };
  const startedMs = Date.now();
  let refusedWith = null;
  let span;
  res.once("close", () => {
    const status = refusedWith ?? (res.headersSent ? res.statusCode : GONE);
    const route = globalThis.homeward.get("request-observer")?.({
      ...{ method, path, status, route: request.route, isRefused: refusedWith !== null },
      seconds: (performance.now() - sinceMs) / 1000,
    });
    span?.end({ status, route });
  });
  return {
    refused: (status) => {
      refusedWith = status;
    },
    run: (work) => {
      request.requestId = req.headers["x-request-id"] ?? null;
      span = globalThis.homeward.get("request-tracer")?.({ method, path, headers: req.headers, startedMs });
      return requests.run(request, span ? () => span.run(work) : work);
    },
  };
}
