import type { z } from "zod";
import type { EndpointLatelyDto, WebhookEndpointDto } from "@/contract/dashboard/webhook-endpoints";
import type { getWebhookDelivery, listWebhookDeliveries, WebhookReplayDto } from "@/contract/dashboard/webhooks";
import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
  WebhookReplay,
} from "@/server/domain/webhooks/types";

type EndpointDto = z.output<typeof WebhookEndpointDto>;
type DeliveryDto = z.output<typeof listWebhookDeliveries.output>["deliveries"][number];
type DeliveryDetailDto = z.output<typeof getWebhookDelivery.output>;

export const presentWebhookEndpoint = (endpoint: WebhookEndpoint): EndpointDto => ({
  endpoint_id: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  warehouse_id: endpoint.warehouseId,
  warehouse_name: endpoint.warehouseName,
  ecommerce_ids: endpoint.ecommerceIds,
  is_enabled: endpoint.isEnabled,
  disabled_reason: endpoint.disabledReason,
  disabled_at: endpoint.disabledAt?.toISOString() ?? null,
  failing_since: endpoint.failingSince?.toISOString() ?? null,
  previous_secret_until: endpoint.previousSecretUntil?.toISOString() ?? null,
  created_at: endpoint.createdAt.toISOString(),
  pending: endpoint.pending,
  delivered: endpoint.delivered,
  dead: endpoint.dead,
});

type LatelyFact = {
  endpointId: string;
  days: { day: string; acknowledged: number; failed: number }[];
  failing: { inARow: number; outcome: AttemptOutcome; error: string } | null;
};

export const presentEndpointLately = ({
  endpointId,
  days,
  failing,
}: LatelyFact): z.output<typeof EndpointLatelyDto> => ({
  endpoint_id: endpointId,
  days,
  failing: failing && { in_a_row: failing.inARow, outcome: failing.outcome, error: failing.error },
});

export const presentWebhookDelivery = (delivery: WebhookDelivery): DeliveryDto => ({
  delivery_id: delivery.id,
  endpoint_id: delivery.endpointId,
  event_id: delivery.eventId,
  process_id: delivery.processId,
  return_code: delivery.returnCode,
  type: delivery.type,
  sequence: delivery.sequence,
  state: delivery.state,
  attempts: delivery.attempts,
  last_status: delivery.lastStatus,
  last_error: delivery.lastError,
  last_duration_ms: delivery.lastDurationMs,
  next_attempt_at: delivery.state === "PENDING" ? delivery.dueAt.toISOString() : null,
  created_at: delivery.createdAt.toISOString(),
  delivered_at: delivery.deliveredAt?.toISOString() ?? null,
});

export const presentWebhookDeliveryDetail = (detail: WebhookDeliveryDetail): DeliveryDetailDto => ({
  delivery: presentWebhookDelivery(detail.delivery),
  url: detail.url,
  body: detail.body,
  attempts: detail.attempts.map((attempt) => ({
    number: attempt.number,
    at: attempt.at.toISOString(),
    url: attempt.url,
    duration_ms: attempt.durationMs,
    http_status: attempt.httpStatus,
    error: attempt.error,
    request_headers: attempt.requestHeaders,
    response_headers: attempt.responseHeaders,
    response_body: attempt.responseBody,
  })),
});

export const presentWebhookReplay = (replay: WebhookReplay): z.output<typeof WebhookReplayDto> => ({
  replay_id: replay.id,
  what: replay.what,
  from: replay.fromAt.toISOString(),
  to: replay.toAt.toISOString(),
  total: replay.total,
  replayed: replay.replayed,
  created_at: replay.createdAt.toISOString(),
  finished_at: replay.finishedAt?.toISOString() ?? null,
});
