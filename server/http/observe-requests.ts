import { readFileSync } from "node:fs";
import { join } from "node:path";
import { processShelf } from "@/server/kernel/process-wide";
import { processMetrics } from "@/server/metrics/process-metrics";

/** What the front says of a request once it is over (scripts/front/observed.mjs). */
export type ObservedRequest = {
  method: string;
  /** Without the query. */
  path: string;
  /** The template that answered it, where its handler has said so. */
  route: string | null;
  /** The front refused it before any handler saw it. */
  isRefused: boolean;
  status: number;
  seconds: number;
};

declare global {
  interface ProcessWide {
    /** The front tells it of each request. */
    "request-observer": (request: ObservedRequest) => void;
  }
}

/** Counts every request of this process from here on, by the template of its path. */
export const observeRequests = (): void => {
  const routeOf = createRouteFinder(readRoutes());
  const { requests, requestSeconds } = processMetrics();
  processShelf().set("request-observer", (request) => {
    const labels = {
      method: METHODS.has(request.method) ? request.method : "other",
      route: routeOf(request),
      status: String(request.status),
    };
    requests.inc(labels);
    requestSeconds.observe(labels, request.seconds);
  });
};

/** Anything else is a word of the caller's. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Says which template answers the request that is being handled. */
export const noteRoute = (route: string): void => {
  const observed = processShelf().get("observed-request")?.getStore();
  if (observed !== undefined) observed.route = route;
};

type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/** The pages of the build; none while they are developed. */
const readRoutes = (): Routes => {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), ".next", "routes-manifest.json"), "utf8"));
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] };
  }
};

const FIRST_FAILURE = 400;

/** Which template a request belongs to: one of those that exist, or a word for the rest. Never the path that was asked. */
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

/** `/r/[slug]/items` as the API writes it: `/r/{slug}/items`; what takes any rest is `*`. */
const templateOf = (page: string): string =>
  page.replaceAll(/\[{1,2}\.{3}\w+\]{1,2}/g, "*").replaceAll(/\[(\w+)\]/g, "{$1}");
