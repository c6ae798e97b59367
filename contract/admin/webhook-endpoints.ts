import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, requiredText, text } from "../base/wire";
import { ATTEMPT_OUTCOMES, WEBHOOK_EVENTS } from "../vocabulary/webhook-event";

export const WebhookEndpointDto = z
  .object({
    endpoint_id: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    warehouse_id: z
      .string()
      .nullable()
      .describe("It gets the daily list of what is on its way to this warehouse, and no events; null: events."),
    warehouse_name: z.string(),
    ecommerce_ids: z.array(z.string()).describe("Empty: every store of the group, later ones included."),
    is_enabled: z.boolean(),
    disabled_reason: z.string(),
    disabled_at: instantOut().nullable(),
    failing_since: instantOut().nullable(),
    previous_secret_until: instantOut().nullable().describe("Until then the secret before signs, too."),
    created_at: instantOut(),
    pending: z.int(),
    delivered: z.int(),
    dead: z.int(),
  })
  .meta({ id: "WebhookEndpoint" });

/** How an endpoint did in the last seven days; one without tries in them is not told of. */
export const EndpointLatelyDto = z.object({
  endpoint_id: z.string(),
  days: z.array(z.object({ day: z.string(), acknowledged: z.int(), failed: z.int() })),
  failing: z
    .object({ in_a_row: z.int(), outcome: z.enum(ATTEMPT_OUTCOMES), error: z.string() })
    .nullable()
    .describe("Tries that failed since the last one that did not, and what came of the last of them."),
});

const chosenEvents = () => z.array(z.enum(WEBHOOK_EVENTS)).min(1);
const chosenStores = () => z.array(identifier()).max(500).describe("Empty: every store that you have.");

export const listWebhookEndpoints = defineQuery({
  summary: "List webhook endpoints",
  description: "Each with the number of its deliveries by state.",
  scope: "webhooks:read",
  endpoints: [{ method: "GET", path: "/v1/webhook_endpoints" }],
  output: z.object({ endpoints: z.array(WebhookEndpointDto), lately: z.array(EndpointLatelyDto) }),
});

export const createWebhookEndpoint = defineMutation({
  summary: "Add a webhook endpoint",
  description:
    "Answers the signing secret; it can be revealed again by those who manage webhooks. Addresses that are not public " +
    "are refused; https is required outside test mode.",
  scope: "webhooks:write",
  endpoints: [{ method: "POST", path: "/v1/webhook_endpoints" }],
  answersSecret: true,
  input: z.object({
    url: requiredText(2048),
    events: chosenEvents().default([...WEBHOOK_EVENTS]),
    ecommerce_ids: chosenStores().default([]),
    warehouse_id: text(64)
      .default("")
      .describe("The daily list of what is on its way to this warehouse, in place of events; empty: events."),
  }),
  output: z.object({ endpoint: WebhookEndpointDto, secret: z.string() }),
  problems: ["NOT_FOUND"],
  exampleRequest: { url: "https://shop.example.com/webhooks/returns", events: ["onProcessCompleted"] },
});

export const updateWebhookEndpoint = defineMutation({
  summary: "Change a webhook endpoint",
  description:
    "What is absent stays. A new address is checked like that of a new endpoint. While an endpoint is off its events " +
    "gather; switched on again, what waits goes out at once with a whole new schedule of attempts.",
  scope: "webhooks:write",
  endpoints: [{ method: "PATCH", path: "/v1/webhook_endpoints/{endpoint_id}" }],
  input: z.object({
    endpoint_id: identifier(),
    url: requiredText(2048).optional(),
    events: chosenEvents().optional(),
    ecommerce_ids: chosenStores().optional(),
    is_enabled: z.boolean().optional(),
  }),
  output: z.object({ endpoint: WebhookEndpointDto }),
  problems: ["NOT_FOUND"],
  exampleRequest: { is_enabled: true },
});

export const rotateWebhookSecret = defineMutation({
  summary: "Give an endpoint a new signing secret",
  description:
    "For 24 hours both secrets sign: `webhook-signature` holds both signatures, `X-SVC-Signature` is of the new secret " +
    "and `X-SVC-Signature-Previous` of the one before. While two sign, a third is refused, because receivers may hold the " +
    "oldest; with `is_leaked` the new secret signs alone from now on.",
  scope: "webhooks:write",
  endpoints: [{ method: "POST", path: "/v1/webhook_endpoints/{endpoint_id}/rotate_secret" }],
  answersSecret: true,
  input: z.object({
    endpoint_id: identifier(),
    is_leaked: z.boolean().default(false).describe("Others know the secret: it must not sign any more."),
  }),
  output: z.object({ secret: z.string(), previous_secret_until: instantOut().nullable() }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { is_leaked: false },
});

export const sendTestWebhook = defineMutation({
  summary: "Send a test event to an endpoint",
  description:
    "Once and at once, signed as every other, with `X-SVC-Test: true`; also to one that is off. Nothing is stored and " +
    "nothing is tried again. About an invented return, or about one of a store that the endpoint is told of.",
  scope: "webhooks:write",
  endpoints: [{ method: "POST", path: "/v1/webhook_endpoints/{endpoint_id}/test" }],
  input: z.object({
    endpoint_id: identifier(),
    event: z.enum(WEBHOOK_EVENTS).default("onProcessCompleted"),
    process_id: text(128).default("").describe("A return, as it is now; empty: an invented one."),
  }),
  output: z.object({
    outcome: z.enum(ATTEMPT_OUTCOMES),
    http_status: z.int().nullable(),
    error: z.string(),
    duration_ms: z.int(),
    request_headers: z.record(z.string(), z.string()),
    body: z.string(),
    response_headers: z.record(z.string(), z.string()),
    response_body: z.string(),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { event: "onProcessCompleted" },
});

export const deleteWebhookEndpoint = defineMutation({
  summary: "Remove a webhook endpoint",
  description: "Nothing more is sent to it; its deliveries stay readable.",
  scope: "webhooks:write",
  endpoints: [{ method: "DELETE", path: "/v1/webhook_endpoints/{endpoint_id}" }],
  input: z.object({ endpoint_id: identifier() }),
  output: emptyObject(),
  problems: ["NOT_FOUND"],
});
