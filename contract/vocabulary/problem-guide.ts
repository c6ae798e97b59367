import type { ProblemReason } from "./problem";

type Guide = {
  /** What happened, as a reader sees it. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
  /** Headers that only this answer has, with what they say. */
  readonly headers?: readonly string[];
  /** A request that gets this answer, and what is particular in the answer. */
  readonly example: {
    readonly request: string;
    readonly detail: string;
    readonly details?: readonly Readonly<Record<string, unknown>>[];
  };
};

const REVIEWED_ALREADY = "This return has 1 unit of 11289, and every one has its review already.";

/** What the page of errors says about every reason of PROBLEMS. The type holds the two together. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemReason, Guide>> = {
  INVALID_ARGUMENT: {
    meaning:
      "Something in the path, the query or the body is missing or not what it must be, or does not go together. " +
      "Nothing was done. The header of a request that is too large (431) or never complete (408) has this reason too.",
    remedy:
      "Read details: one entry per field, with the path as you wrote it and what would be right. The first 100 are " +
      "listed. Sending the same again gets the same answer. Fields and query names that nobody knows are ignored.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: "`reviews` is missing; it must be a list of objects.",
      details: [{ field: "reviews", description: "is missing; it must be a list of objects" }],
    },
  },
  UNAUTHENTICATED: {
    meaning: "There is no API key in the request, more than one, or one that is not known, has expired or was revoked.",
    remedy:
      "Send one live key, once: in x-svc-api-key, in X-API-Key, as Authorization: Bearer, or as the user name of " +
      "Authorization: Basic. A shopper's customer_token goes into Authorization: Bearer and lapses; start the return again.",
    example: {
      request: "GET /v1/processes/summaries",
      detail: "This API key is not known, has expired or was revoked.",
    },
  },
  PERMISSION_DENIED: {
    meaning: "The credential is good, but lacks the scope of this operation.",
    remedy: "Use a key with the scope that detail names. Every operation names its scope in the OpenAPI document.",
    example: { request: "POST /v1/ops/update_lkss", detail: "This needs the scope logistics:write." },
  },
  NOT_FOUND: {
    meaning:
      "There is nothing with this id for this credential, or no such path. What belongs to someone else gets the same " +
      "answer as what does not exist. An order look-up that fails never says which of the two details was wrong.",
    remedy: "Compare the id and the path. Check that the key is of the group, and for the store, that the id is from.",
    example: { request: "GET /v1/processes/prc_unknown", detail: "There is no such return process." },
  },
  METHOD_NOT_ALLOWED: {
    meaning: "The path exists, but not with this method.",
    remedy: "Use a method that the header Allow names.",
    headers: ["Allow: POST"],
    example: { request: "GET /v1/ops/update_lkss", detail: "This path takes POST." },
  },
  ALREADY_EXISTS: {
    meaning: "What should be made is there already, for example the decision about a unit.",
    remedy: "Read it instead of making it again. If it should say something else, it must be changed, not repeated.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: REVIEWED_ALREADY,
      details: [{ field: "reviews[0].line_item_id", description: REVIEWED_ALREADY }],
    },
  },
  FAILED_PRECONDITION: {
    meaning: "The request is fine, but the present state forbids it: a return that has ended, an item that is used up.",
    remedy:
      "Read the object again and do what comes first. Sending the same again helps only after the state has changed.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: "This return has ended and takes no more reviews.",
    },
  },
  ABORTED: {
    meaning:
      "Someone else changed the same thing at the same moment, the first call with this Idempotency-Key is still " +
      "running, or a price is no longer the one that was confirmed. Nothing was done.",
    remedy:
      "Send the same again after a moment. When details holds a quote, show its price and confirm with its quote_id.",
    headers: ["Retry-After, when it is worth waiting"],
    example: {
      request: "POST /returns/{return_id}/complete",
      detail: "The first call with this Idempotency-Key is still running.",
    },
  },
  PAYLOAD_TOO_LARGE: {
    meaning: "The body is larger than the address accepts: 1 MiB for JSON. The rest of it was not read.",
    remedy: "Send less at once. A long list of reviews can go in several calls, if the store takes partial reviews.",
    example: {
      request: "POST /v1/ops/ecommerce/review",
      detail: "The body is larger than the 1 MiB that this address accepts.",
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: "The body has a content type, or a compression, that is not taken.",
    remedy: "Send JSON in UTF-8 with Content-Type: application/json and without Content-Encoding.",
    example: {
      request: "POST /v1/ops/update_lkss",
      detail: "The body must be sent with Content-Type application/json, not application/x-www-form-urlencoded.",
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: "This Idempotency-Key was used for a request with another body within the last 24 hours.",
    remedy: "Take a new key for each new request, and the same key only to repeat the same one.",
    example: {
      request: "POST /v1/ops/update_lkss",
      detail: "This Idempotency-Key was used for another request.",
    },
  },
  RESOURCE_EXHAUSTED: {
    meaning: "The credential sends more than its limit, or an order was looked up with wrong details again and again.",
    remedy: "Wait as many seconds as Retry-After says, then go on more slowly.",
    headers: ["Retry-After: 1", 'RateLimit-Policy: "key";q=100;w=2', 'RateLimit: "key";r=0;t=1'],
    example: { request: "GET /v1/processes/summaries", detail: "Too many requests. Wait a moment, then go on." },
  },
  INTERNAL: {
    meaning:
      "A fault of ours. What went wrong is in the log of the installation, under the request id, and nowhere else.",
    remedy:
      "Send the same again, with an Idempotency-Key if it changes something. If it stays, quote the request_id to whoever " +
      "runs the installation.",
    example: {
      request: "GET /v1/processes/{process_id}",
      detail: "Something went wrong on our side. No data was lost. If you contact support, mention the request ID.",
    },
  },
  UNIMPLEMENTED: {
    meaning: "The interface names this, but the installation does not do it. No operation of this version answers it.",
    remedy: "Use another provider or way; sending the same again will not help.",
    example: {
      request: "POST /v1/logistics/orders",
      detail: "The provider OPS is not implemented.",
    },
  },
  UNAVAILABLE: {
    meaning: "The database, the file store or a provider cannot be reached for the moment. Nothing was done.",
    remedy: "Send the same again after as many seconds as Retry-After says. /readyz tells when all is well.",
    headers: ["Retry-After: 2"],
    example: {
      request: "GET /v1/processes/{process_id}",
      detail: "The database is not reachable right now. Try again in a few seconds.",
    },
  },
};
