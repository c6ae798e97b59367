/** Every failure that a caller can see: its gRPC code, HTTP status and title (decisions, section 2). */
export const PROBLEMS = {
  INVALID_ARGUMENT: { code: 3, status: 400, title: "The request is not valid" },
  UNAUTHENTICATED: { code: 16, status: 401, title: "No valid credential" },
  PERMISSION_DENIED: { code: 7, status: 403, title: "The credential does not allow this" },
  NOT_FOUND: { code: 5, status: 404, title: "Not found" },
  METHOD_NOT_ALLOWED: { code: 3, status: 405, title: "Method not allowed" },
  ALREADY_EXISTS: { code: 6, status: 409, title: "The object already exists" },
  FAILED_PRECONDITION: { code: 9, status: 409, title: "The current state does not allow this" },
  ABORTED: { code: 10, status: 409, title: "Conflict with another change" },
  PAYLOAD_TOO_LARGE: { code: 3, status: 413, title: "The body is too large" },
  UNSUPPORTED_MEDIA_TYPE: { code: 3, status: 415, title: "This content type is not supported" },
  IDEMPOTENCY_KEY_REUSED: { code: 3, status: 422, title: "The idempotency key was used for another request" },
  RESOURCE_EXHAUSTED: { code: 8, status: 429, title: "Too many requests" },
  INTERNAL: { code: 13, status: 500, title: "Something went wrong on our side" },
  UNIMPLEMENTED: { code: 12, status: 501, title: "Not implemented" },
  UNAVAILABLE: { code: 14, status: 503, title: "Temporarily unavailable" },
} as const;

export type ProblemReason = keyof typeof PROBLEMS;

/** The page that explains every reason, and a reason's entry on it: the target of `type` in an answer. */
export const PROBLEM_PAGE = "/docs/errors";
export const problemFragment = (reason: ProblemReason): string => reason.toLowerCase();
export const problemType = (reason: ProblemReason): string => `${PROBLEM_PAGE}#${problemFragment(reason)}`;

/** Returns the body of every non-2xx answer (decisions, section 2): RFC 9457 with a gRPC code and a stable reason. */
export const problemDocument = (call: {
  reason: ProblemReason;
  detail: string;
  instance: string;
  details: readonly Readonly<Record<string, unknown>>[];
  requestId: string;
}) => {
  const { reason, detail, instance, details, requestId } = call;
  const { code, status, title } = PROBLEMS[reason];
  return {
    type: problemType(reason),
    title,
    status,
    detail,
    instance,
    code,
    reason,
    message: detail,
    details,
    request_id: requestId,
  };
};
