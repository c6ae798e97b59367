import { readFileSync } from "node:fs";
import { join } from "node:path";
import { processShelf } from "@/server/kernel/process-wide";
import { processMetrics } from "@/server/metrics/process-metrics";

/** What the front server reports of a finished request (scripts/front/observed.mjs). */
export type ObservedRequest = {
  method: string;
  /** Path without the query. */
  path: string;
  /** Path template of the handler, if the handler reported one. */
  route: string | null;
  /** The front server refused it before any handler saw it. */
  isRefused: boolean;
  status: number;
  seconds: number;
};

declare global {
  interface ProcessWide {
    /** Called by the front server for each request; returns the template that it is counted under. */
    "request-observer": (request: ObservedRequest) => string;
  }
}

/** Starts counting the requests of this process by the template of their path. */
export const observeRequests = (): void => {
  const routeOf = createRouteFinder(readRoutes());
  const { requests, requestSeconds } = processMetrics();
  processShelf().set("request-observer", (request) => {
    const labels = { method: knownMethod(request.method), route: routeOf(request), status: String(request.status) };
    requests.inc(labels);
    requestSeconds.observe(labels, request.seconds);
    return labels.route;
  });
};

/** Returns the method, or "other": other methods are arbitrary text from the caller. */
export const knownMethod = (method: string): string => (METHODS.has(method) ? method : "other");

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Records the template that answers the current request. */
export const noteRoute = (route: string): void => {
  const observed = processShelf().get("observed-request")?.getStore();
  if (observed !== undefined) observed.route = route;
};

type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/** The page routes of the build; none in development. */
const readRoutes = (): Routes => {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), ".next", "routes-manifest.json"), "utf8"));
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] };
  }
};

const FIRST_FAILURE = 400;

/**
 * Maps a request to one of the existing templates, or to a fixed word for all others. The requested path itself is
 * never used.
 */
export const createRouteFinder = ({ staticRoutes, dynamicRoutes }: Routes) => {
  const named = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ pattern: new RegExp(regex), route: templateOf(page) }));
  return ({ path, route, isRefused, status }: Pick<ObservedRequest, "path" | "route" | "isRefused" | "status">) => {
    if (isRefused) return "refused";
    if (route !== null) return route;
    const bare = path.replace(/(.)\/$/, "$1");
    if (named.has(bare)) return bare;
    const found = patterns.find(({ pattern }) => pattern.test(path));
    if (found !== undefined) return found.route;
    return path.startsWith("/_next/") || status < FIRST_FAILURE ? "static" : "unmatched";
  };
};

/** Writes `/r/[slug]/items` like the API does, `/r/{slug}/items`; a catch-all segment becomes `*`. */
const templateOf = (page: string): string =>
  page.replaceAll(/\[{1,2}\.{3}\w+\]{1,2}/g, "*").replaceAll(/\[(\w+)\]/g, "{$1}");
