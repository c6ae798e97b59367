import type { Instrumentation } from "next";

/** Called by Next once per server process, before it answers requests. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { observeRequests } = await import("@/server/http/observe-requests");
  observeRequests();
  const { servePortalDomains } = await import("@/server/http/portal-domains");
  servePortalDomains();
  const { startJobs } = await import("@/server/jobs/start-jobs");
  await startJobs();
};

/**
 * What a page, a route handler or a server action threw and nobody caught: Next.js answers 500, and here it gets its line
 * in the log. Only the pattern of the address: what stands in a real one may open something.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method, headers },
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getContext } = await import("@/server/context");
  const asked = { method, route: routePath, kind: routeType, request_id: headers["x-request-id"] };
  getContext().log.error({ err: error, ...asked }, "unexpected error");
};
