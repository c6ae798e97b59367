import type { IncomingHttpHeaders } from "node:http";
import { getContext } from "@/server/context";
import { processShelf, processWide } from "@/server/kernel/process-wide";
import type { OpenSpan } from "@/server/kernel/tracing";
import { startTracing } from "@/server/tracing/start-tracing";
import { knownMethod } from "./observe-requests";

/** What the front server knows when it passes a request on (scripts/front/observed.mjs). */
type StartedRequest = { method: string; path: string; headers: IncomingHttpHeaders; startedMs: number };

/** The span of a request: the handler runs within it, and the front server ends it. */
type RequestSpan = {
  run: OpenSpan["run"];
  end: (answer: { status: number; route: string | undefined }) => void;
};

declare global {
  interface ProcessWide {
    /** Called by the front server for each request that it passes on. */
    "request-tracer": (request: StartedRequest) => RequestSpan | undefined;
  }
}

/** Starts tracing the requests of this web process, if the environment turns tracing on. */
export const traceRequests = async (): Promise<void> => {
  const { log, env } = getContext();
  const stop = await startTracing({ kind: "web", log });
  if (processShelf().get("tracer") === undefined) return;
  processShelf().set("request-tracer", createRequestTracer({ trustsProxy: env.TRUST_PROXY }));
  processWide("last-steps", () => []).push(stop);
};

/** Files, and what monitors ask for every few seconds. */
const UNTRACED = /^\/(?:_next|api\/inngest|livez|readyz|metrics|version|favicon\.ico)(?:\/|$)/;
const API = /^\/(?:v1|returns)\//;
const FIRST_SERVER_ERROR = 500;

/**
 * Creates the spans of requests. A `traceparent` is continued if it comes from a caller of the API, or if the proxy in
 * front is trusted to set it: a visitor's browser doesn't decide what is recorded. No attribute holds the path.
 */
export const createRequestTracer =
  ({ trustsProxy }: { trustsProxy: boolean }): ProcessWide["request-tracer"] =>
  ({ method: asked, path, headers, startedMs }) => {
    if (UNTRACED.test(path)) return undefined;
    const method = knownMethod(asked);
    const given = headers.traceparent;
    const span = processShelf()
      .get("tracer")
      ?.begin({
        name: method,
        kind: "server",
        startedMs,
        attributes: {
          "http.request.method": method,
          "homeward.request_id": String(headers["x-request-id"] ?? ""),
        },
        ...(typeof given === "string" && (trustsProxy || API.test(path)) ? { parent: given } : {}),
      });
    if (span === undefined) return undefined;
    return {
      run: span.run,
      end: ({ status, route = "unmatched" }) => {
        span.set({ "http.route": route, "http.response.status_code": status });
        span.rename(`${method} ${route}`);
        if (status >= FIRST_SERVER_ERROR) span.fail(String(status));
        span.end();
      },
    };
  };
