import { z } from "zod";
import { defineOperation } from "../operation";
import { DELIVERY_STATES, WEBHOOK_EVENTS } from "../vocabulary/webhook-event";
import { emptyObject, identifier, instantOut, requiredText, text } from "../wire";

export const WebhookEndpointDto = z.object({
  endpoint_id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_enabled: z.boolean(),
  disabled_reason: z.string(),
  failing_since: instantOut().nullable(),
  created_at: instantOut(),
  pending: z.int(),
  delivered: z.int(),
  dead: z.int(),
});

export const listWebhookEndpoints = defineOperation({
  id: "listWebhookEndpoints",
  summary: "List webhook endpoints",
  description: "Each with the number of its deliveries by state.",
  tag: "Dashboard",
  scope: "webhooks:read",
  endpoints: [],
  input: z.object({}),
  output: z.object({ endpoints: z.array(WebhookEndpointDto) }),
  problems: [],
});

export const createWebhookEndpoint = defineOperation({
  id: "createWebhookEndpoint",
  summary: "Add a webhook endpoint",
  description:
    "Answers the signing secret; it can be revealed again by those who manage webhooks. Addresses that are not public " +
    "are refused; https is required outside test mode.",
  tag: "Dashboard",
  scope: "webhooks:write",
  endpoints: [],
  input: z.object({
    url: requiredText(2048),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .min(1)
      .default([...WEBHOOK_EVENTS]),
  }),
  output: z.object({ endpoint: WebhookEndpointDto, secret: z.string() }),
  problems: ["ABORTED"],
});

export const revealWebhookSecret = defineOperation({
  id: "revealWebhookSecret",
  summary: "Show the signing secret of an endpoint",
  description: "The key of the HMAC in X-SVC-Signature.",
  tag: "Dashboard",
  scope: "webhooks:write",
  endpoints: [],
  input: z.object({ endpoint_id: identifier() }),
  output: z.object({ secret: z.string() }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const deleteWebhookEndpoint = defineOperation({
  id: "deleteWebhookEndpoint",
  summary: "Remove a webhook endpoint",
  description: "Nothing more is sent to it; its deliveries stay readable.",
  tag: "Dashboard",
  scope: "webhooks:write",
  endpoints: [],
  input: z.object({ endpoint_id: identifier() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "ABORTED"],
});

const delivery = z.object({
  delivery_id: z.string(),
  endpoint_id: z.string(),
  event_id: z.string(),
  process_id: z.string(),
  return_code: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  sequence: z.int(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.string(),
  next_attempt_at: instantOut().nullable(),
  created_at: instantOut(),
  delivered_at: instantOut().nullable(),
});

export const listWebhookDeliveries = defineOperation({
  id: "listWebhookDeliveries",
  summary: "List deliveries",
  description: "Newest first, of one endpoint or of all.",
  tag: "Dashboard",
  scope: "webhooks:read",
  endpoints: [],
  input: z.object({
    endpoint_id: text(128).default(""),
    state: z.enum(DELIVERY_STATES).optional(),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(100).default(50),
  }),
  output: z.object({ deliveries: z.array(delivery), next_cursor: z.string().nullable() }),
  problems: [],
});

export const getWebhookDelivery = defineOperation({
  id: "getWebhookDelivery",
  summary: "One delivery with its body and attempts",
  description: "The exact bytes that were sent and what came back each time.",
  tag: "Dashboard",
  scope: "webhooks:read",
  endpoints: [],
  input: z.object({ delivery_id: identifier() }),
  output: z.object({
    delivery,
    url: z.string(),
    body: z.string(),
    attempts: z.array(
      z.object({
        number: z.int(),
        at: instantOut(),
        duration_ms: z.int(),
        http_status: z.int().nullable(),
        error: z.string(),
        request_headers: z.record(z.string(), z.string()),
        response_body: z.string(),
      }),
    ),
  }),
  problems: ["NOT_FOUND"],
});

export const replayWebhookDelivery = defineOperation({
  id: "replayWebhookDelivery",
  summary: "Send a delivery again",
  description: "The same event id and the same bytes, at once.",
  tag: "Dashboard",
  scope: "webhooks:write",
  endpoints: [],
  input: z.object({ delivery_id: identifier() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED"],
});
