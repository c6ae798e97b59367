import type { Logger } from "@/server/kernel/logger";
import { asProblem, Problem, problemBody } from "@/server/kernel/problem";

/** Returns the error response for a problem (decisions, section 2). Unexpected errors are logged here, once. */
export const problemResponse = (
  error: unknown,
  { requestId, instance, log }: { requestId: string; instance: string; log: Logger },
): Response => {
  const problem = asProblem(error);
  if (!(error instanceof Problem)) log.error({ err: error, request_id: requestId, instance }, "unexpected error");
  const { retryAfterSeconds, allow, rate } = problem.extras;
  const body = JSON.stringify(problemBody(problem, requestId, instance));
  return new Response(body, {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      "x-request-id": requestId,
      // The rest of the body isn't read, so the connection can't be reused for the next request.
      ...(problem.status === 413 ? { connection: "close" } : {}),
      ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
      ...(rate === undefined
        ? {}
        : {
            "ratelimit-policy": `"${rate.policy}";q=${rate.quota};w=${rate.windowSeconds}`,
            ratelimit: `"${rate.policy}";r=0;t=${Math.max(1, Math.ceil(retryAfterSeconds ?? 1))}`,
          }),
      ...(allow === undefined ? {} : { allow: allow.join(", ") }),
    },
  });
};
