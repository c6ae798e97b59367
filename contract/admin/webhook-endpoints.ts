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
      .describe(
        "The endpoint receives the daily list of parcels on their way to this warehouse, and no events. `null`: it receives events.",
      ),
    warehouse_name: z.string(),
    ecommerce_ids: z.array(z.string()).describe("Empty: every store of the group, including future ones."),
    is_enabled: z.boolean(),
    disabled_reason: z.string(),
    disabled_at: instantOut().nullable(),
    failing_since: instantOut().nullable(),
    previous_secret_until: instantOut().nullable().describe("Until then the previous secret also signs."),
    created_at: instantOut(),
    pending: z.int(),
    delivered: z.int(),
    dead: z.int(),
  })
  .meta({ id: "WebhookEndpoint" });

/** Results of an endpoint in the last seven days; left out if there were no attempts. */
export const EndpointLatelyDto = z.object({
  endpoint_id: z.string(),
  days: z.array(z.object({ day: z.string(), acknowledged: z.int(), failed: z.int() })),
  failing: z
    .object({ in_a_row: z.int(), outcome: z.enum(ATTEMPT_OUTCOMES), error: z.string() })
    .nullable()
    .describe("Number of failed attempts since the last successful one, and the result of the latest."),
});

const chosenEvents = () => z.array(z.enum(WEBHOOK_EVENTS)).min(1);
const chosenStores = () => z.array(identifier()).max(500).describe("Empty: every store that you can access.");

export const listWebhookEndpoints = defineQuery({
  summary: "List webhook endpoints",
  description: "Returns each endpoint with the number of its deliveries by state.",
  scope: "webhooks:read",
  endpoints: [{ method: "GET", path: "/v1/webhook_endpoints" }],
  output: z.object({ endpoints: z.array(WebhookEndpointDto), lately: z.array(EndpointLatelyDto) }),
});

export const createWebhookEndpoint = defineMutation({
  summary: "Add a webhook endpoint",
  description:
    "Returns the signing secret. Anyone who can manage webhooks can reveal it again. Non-public addresses are rejected; https is required outside test mode.",
  scope: "webhooks:write",
  endpoints: [{ method: "POST", path: "/v1/webhook_endpoints" }],
  answersSecret: true,
  input: z.object({
    url: requiredText(2048),
    events: chosenEvents().default([...WEBHOOK_EVENTS]),
    ecommerce_ids: chosenStores().default([]),
    warehouse_id: text(64)
      .default("")
      .describe("Sends the daily list of parcels on their way to this warehouse instead of events. Empty: events."),
  }),
  output: z.object({ endpoint: WebhookEndpointDto, secret: z.string() }),
  problems: ["NOT_FOUND"],
  exampleRequest: { url: "https://shop.example.com/webhooks/returns", events: ["onProcessCompleted"] },
});

export const updateWebhookEndpoint = defineMutation({
  summary: "Update a webhook endpoint",
  description:
    "Absent fields are unchanged. A new address is validated as for a new endpoint. While an endpoint is off its events are queued; when it is turned on again, they are sent immediately with a new schedule of attempts. Events that were given up while it failed are sent with them, so that the events of each return arrive in order; `resend_failed: false` leaves them out.",
  scope: "webhooks:write",
  endpoints: [{ method: "PATCH", path: "/v1/webhook_endpoints/{endpoint_id}" }],
  input: z.object({
    endpoint_id: identifier(),
    url: requiredText(2048).optional(),
    events: chosenEvents().optional(),
    ecommerce_ids: chosenStores().optional(),
    is_enabled: z.boolean().optional(),
    resend_failed: z
      .boolean()
      .default(true)
      .describe("With `is_enabled: true`: also sends the events that were given up since the endpoint has failed."),
  }),
  output: z.object({ endpoint: WebhookEndpointDto }),
  problems: ["NOT_FOUND"],
  exampleRequest: { is_enabled: true },
});

export const rotateWebhookSecret = defineMutation({
  summary: "Rotate the signing secret of an endpoint",
  description:
    "For 24 hours both secrets sign: `webhook-signature` has both signatures, `X-SVC-Signature` is created with the new secret and `X-SVC-Signature-Previous` with the previous one. During this time another rotation is rejected, because receivers may still use the oldest secret; with `is_leaked` only the new secret signs from now on.",
  scope: "webhooks:write",
  endpoints: [{ method: "POST", path: "/v1/webhook_endpoints/{endpoint_id}/rotate_secret" }],
  answersSecret: true,
  input: z.object({
    endpoint_id: identifier(),
    is_leaked: z.boolean().default(false).describe("The secret was leaked and must no longer sign."),
  }),
  output: z.object({ secret: z.string(), previous_secret_until: instantOut().nullable() }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { is_leaked: false },
});

export const sendTestWebhook = defineMutation({
  summary: "Send a test event to an endpoint",
  description:
    "Sends one event immediately, signed like any other, with `X-SVC-Test: true`, even if the endpoint is off. Nothing is stored or retried. The event is about a sample return, or about a return of a store whose events the endpoint receives.",
  scope: "webhooks:write",
  endpoints: [{ method: "POST", path: "/v1/webhook_endpoints/{endpoint_id}/test" }],
  input: z.object({
    endpoint_id: identifier(),
    event: z.enum(WEBHOOK_EVENTS).default("onProcessCompleted"),
    process_id: text(128).default("").describe("Return to send, in its current state. Empty: a sample return."),
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
  description: "No further events are sent to it. Its deliveries remain readable.",
  scope: "webhooks:write",
  endpoints: [{ method: "DELETE", path: "/v1/webhook_endpoints/{endpoint_id}" }],
  input: z.object({ endpoint_id: identifier() }),
  output: emptyObject(),
  problems: ["NOT_FOUND"],
});
