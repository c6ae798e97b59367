import { AsyncLocalStorage } from "node:async_hooks";
import { splitUrl } from "./judge.mjs";

/**
 * The application notes here which of its templates answers a request (server/http/observe-requests.ts), and that it got
 * no connection to the database (server/db/errors.ts).
 */
const requests = new AsyncLocalStorage();
globalThis.homeward ??= new Map();
globalThis.homeward.set("observed-request", requests);

/** What the application notes about the request that is being answered. */
export const observedRequest = () => requests.getStore();

/** As nginx counts a caller who has gone before there was an answer. */
const GONE = 499;

/**
 * Tells the application of a request once it is over. What it is told it counts: /metrics.
 * @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res
 * @returns {{refused: (status: number) => void, run: <T>(work: () => T) => T}}
 */
export function observe(req, res) {
  const sinceMs = performance.now();
  const { method } = req;
  const [path] = splitUrl(req.url);
  const request = { route: null, isUnavailable: false };
  let refusedWith = null;
  res.once("close", () => {
    const status = refusedWith ?? (res.headersSent ? res.statusCode : GONE);
    globalThis.homeward.get("request-observer")?.({
      ...{ method, path, status, route: request.route, isRefused: refusedWith !== null },
      seconds: (performance.now() - sinceMs) / 1000,
    });
  });
  return {
    refused: (status) => {
      refusedWith = status;
    },
    run: (work) => requests.run(request, work),
  };
}
