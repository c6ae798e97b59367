import { EventEmitter } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { withActionStatus } from "./front/action-status.mjs";
import { withErrorPages } from "./front/error-pages.mjs";
import { withLateScripts } from "./front/late-scripts.mjs";
import { packedFiles } from "./front/packed-files.mjs";
import { createFront } from "./front/server.mjs";
import { withUnavailable } from "./front/unavailable.mjs";
import { listen } from "./lib/listen.mjs";
import { drainMs } from "./lib/settings.mjs";

const DRAIN_MS = 10_000;

/**
 * Starts the web server in this process: the front server, and Next.js behind it through its public API (a separate
 * process for it would cost 100 MB for nothing; docs/decisions/0001).
 * @param {{dir: string, dev: boolean, host?: string, port: number}} options
 * @returns {Promise<{stop: (input?: {hurry?: AbortSignal}) => Promise<void>}>}
 */
export async function serve({ dir, dev, host, port }) {
  const { default: next } = await import("next");
  const state = { handler: answerNotReady };
  const front = createFront({
    handler: (req, res) => state.handler(req, res),
    address: { appUrl: process.env.APP_URL, trustsProxy: process.env.TRUST_PROXY === "true" },
    ...(dev ? {} : { answerFile: packedFiles({ folder: join(dir, ".next", "static") }) }),
  });
  // In production Next.js would treat every `Upgrade` header as a web socket of its own and drop the request, though
  // some clients (Java's, curl --http2) only offer HTTP/2. Nothing here uses web sockets except hot reload.
  const httpServer = dev ? front.server : new EventEmitter();
  const app = next({
    dev,
    dir,
    hostname: !host || /^(::|0\.0\.0\.0)$/.test(host) ? "localhost" : host,
    port,
    httpServer,
    quiet: !dev,
  });
  await listen({ server: front.server, host, port });
  try {
    await app.prepare();
  } catch (error) {
    await front.drain(0);
    throw error;
  }
  const handler = withActionStatus(withUnavailable(app.getRequestHandler()));
  // Developers want to see what failed.
  state.handler = dev ? handler : withLateScripts(withErrorPages(handler));
  return { stop: ({ hurry } = {}) => stop({ app, front, hurry }) };
}

/**
 * Whatever the application must do before the process ends (jobs that release their leases) it adds to the set
 * `globalThis.homeward.get("shutdown")` as functions that return promises.
 */
async function stop({ app, front, hurry }) {
  front.leave();
  await delay(drainMs(process.env), undefined, { signal: hurry }).catch(() => undefined);
  const deadline = new Promise((resolve) => setTimeout(resolve, DRAIN_MS + 5_000).unref());
  // Immediately, while answers are still being finished: background work starts nothing new.
  globalThis.homeward?.get("stopping")?.abort();
  hurry?.addEventListener("abort", () => front.server.closeAllConnections(), { once: true });
  const hooks = [...(globalThis.homeward?.get("shutdown") ?? [])];
  const finished = front
    .drain(DRAIN_MS)
    .then(() => Promise.allSettled(hooks.map((hook) => hook())))
    .then(() => app.close())
    .catch(() => undefined);
  await Promise.race([finished, deadline]);
}

function answerNotReady(_req, res) {
  res.writeHead(503, { "Retry-After": "1", "Content-Type": "text/plain" }).end("Starting.\n");
}
