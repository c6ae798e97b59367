/** Components of the OpenAPI document that operations share, besides the schemas. */
export const COMPONENTS = {
  headers: {
    Location: {
      description: "Path for querying the progress.",
      schema: { type: "string" },
    },
    RequestId: {
      description: "Identifies this response in the log. Include it in support requests.",
      schema: { type: "string", example: "req_5f0c1c6f2b7b4e1f8a3d9c2e" },
    },
    RateLimit: {
      description: "Remaining quota (`r`) and seconds until it is fully restored (`t`).",
      schema: { type: "string", example: '"key";r=99;t=1' },
    },
    RateLimitPolicy: {
      description: "Applicable limit: the quota (`q`), restored within the given number of seconds (`w`).",
      schema: { type: "string", example: '"key";q=100;w=2' },
    },
    RetryAfter: {
      description: "Number of seconds after which the request can be repeated.",
      schema: { type: "integer", minimum: 1, example: 2 },
    },
    IdempotentReplayed: {
      description: "`true` if this is the stored response of an earlier call with the same Idempotency-Key.",
      schema: { type: "string", enum: ["true"] },
    },
    ETag: {
      description: "Strong entity tag of the body. Send it in If-None-Match.",
      schema: { type: "string", example: '"6b86b273ff34fce19d6b804eff5a3f57"' },
    },
  },
  responses: {
    NotModified: {
      description: "The body matches If-None-Match and is not sent again.",
      headers: { ETag: { $ref: "#/components/headers/ETag" } },
    },
  },
  parameters: {
    IfNoneMatch: {
      name: "If-None-Match",
      in: "header",
      required: false,
      description: "List of entity tags that the caller has, or *.",
      schema: { type: "string" },
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "1 to 255 visible ASCII characters. The first response is replayed for 24 hours.",
      schema: { type: "string", minLength: 1, maxLength: 255 },
    },
  },
  securitySchemes: {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "x-svc-api-key",
      description:
        "API key. It is also accepted in `X-API-Key`, as `Authorization: Bearer`, and as the user name of `Authorization: Basic`. Storefront operations of a return accept its `customer_token` instead, as `Authorization: Bearer`. One credential per request; several are rejected with 401.",
    },
  },
} as const;
