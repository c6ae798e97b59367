import type { Instrumentation } from "next";

/** Called by Next.js once per server process, before it answers requests. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { observeRequests } = await import("@/server/http/observe-requests");
  observeRequests();
  const { traceRequests } = await import("@/server/http/trace-requests");
  await traceRequests();
  const { servePortalDomains } = await import("@/server/http/portal-domains");
  servePortalDomains();
  const { startJobs } = await import("@/server/jobs/start-jobs");
  await startJobs();
};

/**
 * Logs an exception that no page, route handler or server action caught; Next.js answers 500. Logs only the URL's
 * pattern: a real URL may contain a credential.
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
