import { randomBytes } from "node:crypto";

/** The problems of contract/vocabulary/problem.ts that the front server uses itself; a test compares them. */
export const PROBLEMS = {
  INVALID_ARGUMENT: { code: 3, title: "The request is not valid" },
  NOT_FOUND: { code: 5, title: "Not found" },
  METHOD_NOT_ALLOWED: { code: 3, title: "Method not allowed" },
  PAYLOAD_TOO_LARGE: { code: 3, title: "The body is too large" },
  UNSUPPORTED_MEDIA_TYPE: { code: 3, title: "This content type is not supported" },
  UNAVAILABLE: { code: 14, title: "Temporarily unavailable" },
};
const SANE_REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;

/** Returns the caller's request ID if it is safe in logs and headers, otherwise a new one. */
export function chooseRequestId(given) {
  return typeof given === "string" && SANE_REQUEST_ID.test(given) ? given : `req_${randomBytes(12).toString("hex")}`;
}

/**
 * Returns a refusal as status, headers and body: for the API, RFC 9457 with the gRPC-style members (the service's only
 * error format), elsewhere one plain sentence.
 */
export function renderRefusal({ refusal, requestId, instance }) {
  const problem = {
    type: `/docs/errors#${refusal.reason.toLowerCase()}`,
    title: PROBLEMS[refusal.reason].title,
    status: refusal.status,
    detail: refusal.detail,
    instance,
    code: PROBLEMS[refusal.reason].code,
    reason: refusal.reason,
    message: refusal.detail,
    details: [],
    request_id: requestId,
  };
  const body = refusal.isApi ? JSON.stringify(problem) : `${refusal.detail}\n`;
  const headers = {
    "Content-Type": refusal.isApi ? "application/problem+json" : "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "X-Request-Id": requestId,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    ...(refusal.allow ? { Allow: refusal.allow } : {}),
    ...(refusal.retryAfterS ? { "Retry-After": String(refusal.retryAfterS) } : {}),
  };
  return { status: refusal.status, headers, body };
}
