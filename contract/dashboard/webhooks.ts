import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instant, instantOut, text } from "../base/wire";
import { ATTEMPT_OUTCOMES, DELIVERY_STATES, DELIVERY_TYPES, REPLAY_CHOICES } from "../vocabulary/webhook-event";

const delivery = z.object({
  delivery_id: z.string(),
  endpoint_id: z.string(),
  event_id: z.string(),
  process_id: z.string(),
  return_code: z.string(),
  type: z.enum(DELIVERY_TYPES),
  sequence: z.int(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.string(),
  last_duration_ms: z
    .int()
    .nullable()
    .describe("Duration of the last attempt in milliseconds. `null` before the first."),
  next_attempt_at: instantOut().nullable(),
  created_at: instantOut(),
  delivered_at: instantOut().nullable(),
});

export const listWebhookDeliveries = defineQuery({
  summary: "List webhook deliveries",
  description: "Newest first, for one endpoint or all.",
  scope: "webhooks:read",
  input: z.object({
    endpoint_id: text(128).default(""),
    state: z.enum(DELIVERY_STATES).optional(),
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(100).default(50),
  }),
  output: z.object({ deliveries: z.array(delivery), next_cursor: z.string().nullable() }),
});

export const getWebhookDelivery = defineQuery({
  summary: "Get a delivery with its body and attempts",
  description: "Returns the exact bytes sent and the response to each attempt.",
  scope: "webhooks:read",
  input: z.object({ delivery_id: identifier() }),
  output: z.object({
    delivery,
    url: z.string(),
    body: z.string(),
    attempts: z.array(
      z.object({
        number: z.int(),
        at: instantOut(),
        url: z.string(),
        duration_ms: z.int(),
        http_status: z.int().nullable(),
        error: z.string(),
        request_headers: z.record(z.string(), z.string()),
        response_headers: z.record(z.string(), z.string()),
        response_body: z.string(),
      }),
    ),
  }),
});

export const replayWebhookDelivery = defineMutation({
  summary: "Redeliver a webhook",
  description: "Sends the same event ID and the same bytes immediately.",
  scope: "webhooks:write",
  input: z.object({ delivery_id: identifier() }),
  output: emptyObject(),
});

export const WebhookReplayDto = z.object({
  replay_id: z.string(),
  what: z.enum(REPLAY_CHOICES),
  from: instantOut(),
  to: instantOut(),
  total: z.int().describe("Number of deliveries that matched the request."),
  replayed: z.int().describe("Number of deliveries being sent again."),
  created_at: instantOut(),
  finished_at: instantOut().nullable(),
});

export const replayWebhookDeliveries = defineMutation({
  summary: "Redeliver many webhooks of an endpoint",
  description:
    "Deliveries created at or after `from` and before `to` (defaults to now). FAILED: those that were given up or are waiting for another attempt. ALL: every delivery. Sends the same event IDs and bytes, in order per return, in the background.",
  scope: "webhooks:write",
  input: z.object({
    endpoint_id: identifier(),
    what: z.enum(REPLAY_CHOICES).default("FAILED"),
    from: instant(),
    to: instant().optional(),
  }),
  output: z.object({ replay: WebhookReplayDto }),
});

export const getWebhookFigures = defineQuery({
  summary: "Get webhook statistics",
  description:
    "Returns pending deliveries and the results of the attempts of the last 24 hours, for all endpoints. Ages are in seconds, 0 if nothing is pending.",
  scope: "webhooks:read",
  output: z.object({
    waiting: z.int().describe("Deliveries to active endpoints that are not acknowledged yet."),
    oldest_waiting_seconds: z.int(),
    held: z.int().describe("Deliveries queued for endpoints that are off."),
    given_up: z.int().describe("Deliveries given up within the last 24 hours."),
    attempts: z.array(z.object({ outcome: z.enum(ATTEMPT_OUTCOMES), count: z.int() })),
  }),
});
