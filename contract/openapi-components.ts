/** Components of the OpenAPI document that operations share, besides the schemas. */
export const COMPONENTS = {
  headers: {
    Location: {
      description: "Path under which to ask how far it is.",
      schema: { type: "string" },
    },
    RequestId: {
      description: "Names this answer in the log; quote it to whoever runs the service.",
      schema: { type: "string", example: "req_5f0c1c6f2b7b4e1f8a3d9c2e" },
    },
    RateLimit: {
      description: "What is left of the limit (`r`) and in how many seconds all of it is (`t`).",
      schema: { type: "string", example: '"key";r=99;t=1' },
    },
    RateLimitPolicy: {
      description: "The limit that counts: so many at once (`q`), filled again within so many seconds (`w`).",
      schema: { type: "string", example: '"key";q=100;w=2' },
    },
    RetryAfter: {
      description: "Whole seconds after which the same request may be sent again.",
      schema: { type: "integer", minimum: 1, example: 2 },
    },
    IdempotentReplayed: {
      description: "`true` when this is the stored answer of an earlier call with the same Idempotency-Key.",
      schema: { type: "string", enum: ["true"] },
    },
    ETag: {
      description: "Strong tag of the body; give it back in If-None-Match.",
      schema: { type: "string", example: '"6b86b273ff34fce19d6b804eff5a3f57"' },
    },
  },
  responses: {
    NotModified: {
      description: "The body is the one that If-None-Match names; it is not sent again.",
      headers: { ETag: { $ref: "#/components/headers/ETag" } },
    },
  },
  parameters: {
    IfNoneMatch: {
      name: "If-None-Match",
      in: "header",
      required: false,
      description: "Tags of bodies that the caller has, in a list, or *.",
      schema: { type: "string" },
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "1 to 255 visible ASCII characters. The first answer is replayed for 24 hours.",
      schema: { type: "string", minLength: 1, maxLength: 255 },
    },
  },
  securitySchemes: {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "x-svc-api-key",
      description:
        "The API key. It is also taken in `X-API-Key`, as `Authorization: Bearer`, and as the user name of " +
        "`Authorization: Basic`. On Storefront operations of a return, its `customer_token` is taken instead, as " +
        "`Authorization: Bearer`. One credential per request; more are refused with 401.",
    },
  },
} as const;
