import type { ProblemReason } from "./problem";

type Guide = {
  /** What happened, for the reader. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
  /** Headers specific to this answer, with their meaning. */
  readonly headers?: readonly string[];
  /** A request that gets this answer, and the specific parts of the answer. */
  readonly example: {
    readonly request: string;
    readonly detail: string;
    readonly details?: readonly Readonly<Record<string, unknown>>[];
  };
};

const REVIEWED_ALREADY = "This return has 1 unit of 11289, and every unit is already reviewed.";

/** What the error page says about each reason in PROBLEMS. The type ensures that it covers all of them. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemReason, Guide>> = {
  INVALID_ARGUMENT: {
    meaning:
      "Something in the path, the query or the body is missing, invalid or inconsistent. Nothing was changed. This reason is also used for request headers that are too large (431) or incomplete (408).",
    remedy:
      "Read `details`: one entry per field, with the path as you wrote it and what is expected. The first 100 are listed. Repeating the same request gets the same response. Unknown fields and query parameters are ignored.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: "`reviews` is missing; it must be a list of objects.",
      details: [{ field: "reviews", description: "is missing; it must be a list of objects" }],
    },
  },
  UNAUTHENTICATED: {
    meaning: "The request has no API key, more than one, or one that is unknown, expired or revoked.",
    remedy:
      "Send exactly one valid key: in x-svc-api-key, in X-API-Key, as Authorization: Bearer, or as the user name of Authorization: Basic. A shopper's customer_token goes into Authorization: Bearer and expires; start the return again to get a new one.",
    example: {
      request: "GET /v1/processes/summaries",
      detail: "This API key is unknown, expired or revoked.",
    },
  },
  PERMISSION_DENIED: {
    meaning: "The credential is valid, but lacks the scope required for this operation.",
    remedy: "Use a key with the scope named in `detail`. The OpenAPI document lists the scope of every operation.",
    example: { request: "POST /v1/ops/update_lkss", detail: "This needs the scope logistics:write." },
  },
  NOT_FOUND: {
    meaning:
      "There is no object with this ID for this credential, or no such path. Objects that belong to someone else get the same response as objects that don't exist. A failed order lookup never reveals which detail was wrong.",
    remedy: "Check the ID and the path. Make sure that the key belongs to the group and the store that the ID is from.",
    example: { request: "GET /v1/processes/prc_unknown", detail: "There is no such return process." },
  },
  METHOD_NOT_ALLOWED: {
    meaning: "The path exists, but not for this method.",
    remedy: "Use one of the methods in the Allow header.",
    headers: ["Allow: POST"],
    example: { request: "GET /v1/ops/update_lkss", detail: "This path takes POST." },
  },
  ALREADY_EXISTS: {
    meaning: "The object already exists, for example the decision about a unit.",
    remedy:
      "Read the existing object instead of creating it again. To change its content, update it instead of repeating the call.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: REVIEWED_ALREADY,
      details: [{ field: "reviews[0].line_item_id", description: REVIEWED_ALREADY }],
    },
  },
  FAILED_PRECONDITION: {
    meaning:
      "The request is valid, but the current state doesn't allow it: for example, the return has ended or an item has no units left.",
    remedy:
      "Read the object again and complete the required steps first. Repeating the request helps only after the state has changed.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: "This return has ended and can't be reviewed again.",
    },
  },
  ABORTED: {
    meaning:
      "Someone else changed the same object at the same time, the first call with this Idempotency-Key is still running, or a price has changed since it was confirmed. Nothing was changed.",
    remedy:
      "Repeat the request after a moment. If `details` contains a quote, show its price and confirm with its quote_id.",
    headers: ["Retry-After, if waiting helps"],
    example: {
      request: "POST /returns/{return_id}/complete",
      detail: "The first call with this Idempotency-Key is still running.",
    },
  },
  PAYLOAD_TOO_LARGE: {
    meaning: "The body exceeds the limit of this path: 1 MiB for JSON. The rest of it was not read.",
    remedy:
      "Send less data per call. A long list of reviews can be split into several calls if the store allows partial reviews.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: "The body exceeds the limit of 1 MiB for this path.",
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: "The content type or compression of the body is not supported.",
    remedy: "Send JSON in UTF-8 with Content-Type: application/json and without Content-Encoding.",
    example: {
      request: "POST /v1/ops/update_lkss",
      detail: "The body must be sent with Content-Type application/json, not application/x-www-form-urlencoded.",
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: "This Idempotency-Key was used for a request with a different body within the last 24 hours.",
    remedy: "Use a new key for each new request, and reuse a key only to repeat the same request.",
    example: {
      request: "POST /v1/ops/update_lkss",
      detail: "This Idempotency-Key was used for another request.",
    },
  },
  RESOURCE_EXHAUSTED: {
    meaning: "The credential has exceeded its rate limit, or an order was looked up with wrong details too many times.",
    remedy: "Wait for the number of seconds in Retry-After, then continue more slowly.",
    headers: ["Retry-After: 1", 'RateLimit-Policy: "key";q=100;w=2', 'RateLimit: "key";r=0;t=1'],
    example: { request: "GET /v1/processes/summaries", detail: "Too many requests. Wait a moment, then continue." },
  },
  INTERNAL: {
    meaning: "An internal error. The details are only in the installation's log, under the request ID.",
    remedy:
      "Repeat the request, with an Idempotency-Key if it changes something. If the error persists, send the request_id to the operator of the installation.",
    example: {
      request: "GET /v1/processes/{process_id}",
      detail: "Something went wrong on our side. No data was lost. If you contact support, mention the request ID.",
    },
  },
  UNIMPLEMENTED: {
    meaning:
      "The API defines this, but the installation does not implement it. No operation of this version returns it.",
    remedy: "Use another provider or return method. Repeating the request does not help.",
    example: {
      request: "POST /v1/logistics/orders",
      detail: "The provider OPS is not implemented.",
    },
  },
  UNAVAILABLE: {
    meaning: "The database, the file storage or a provider is temporarily unavailable. Nothing was changed.",
    remedy:
      "Repeat the request after the number of seconds in Retry-After. /readyz tells when the installation is ready.",
    headers: ["Retry-After: 2"],
    example: {
      request: "GET /v1/processes/{process_id}",
      detail: "The database isn't available right now. Try again in a few seconds.",
    },
  },
};
