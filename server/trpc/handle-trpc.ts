import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { ProblemReason } from "@/contract/vocabulary/problem";
import { isForeign } from "@/server/auth/is-foreign";
import { narrowToStore } from "@/server/auth/narrow-to-store";
import { staffActor } from "@/server/auth/staff-actor";
import { getContext } from "@/server/context";
import { Problem } from "@/server/kernel/problem";
import { problemView } from "./problem-of";
import { appRouter } from "./router";

const ENDPOINT = "/api/trpc";
/** Maximum number of calls in one request; the browser's link uses the same number. */
const BATCH_MAX = 10;

/**
 * Serves the operations to the dashboard in the browser. The session is a cookie, so requests must come from our own
 * pages: a foreign `Origin`, or a mutation in a form's content type, is refused before anything runs.
 */
export const handleTrpc = async (request: Request): Promise<Response> => {
  if (isForeign(request)) return refusal("PERMISSION_DENIED", "This request does not come from the dashboard.");
  if (request.method === "POST" && !isJson(request)) return refusal("UNSUPPORTED_MEDIA_TYPE", "Send application/json.");
  const staff = await staffActor();
  if (staff === null) return refusal("UNAUTHENTICATED", "You're signed out. Sign in again.");
  const actor = await narrowToStore(staff);
  const response = await fetchRequestHandler({
    endpoint: ENDPOINT,
    req: request,
    router: appRouter,
    createContext: () => ({ ctx: getContext(), actor }),
    maxBatchSize: BATCH_MAX,
  });
  response.headers.set("Cache-Control", "no-store");
  return response;
};

const isJson = ({ headers }: Request): boolean =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";

/** Refused before tRPC runs, in tRPC's error format, so that the browser's link reads it like any other. */
const refusal = (reason: ProblemReason, message: string): Response => {
  const problem = new Problem(reason, message);
  const error = { message, code: -32_600, data: { httpStatus: problem.status, problem: problemView(problem) } };
  return Response.json([{ error }], { status: problem.status, headers: { "Cache-Control": "no-store" } });
};
