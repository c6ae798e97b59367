import type { EndpointLatelyDto, WebhookEndpointDto } from "@/contract/dashboard/webhook-endpoints";
import type { getWebhookDelivery, listWebhookDeliveries, WebhookReplayDto } from "@/contract/dashboard/webhooks";
import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
  WebhookReplay,
} from "@/server/domain/webhooks/types";
import type { Shown } from "@/server/kernel/wire-names";

type EndpointDto = Shown<typeof WebhookEndpointDto>;
type DeliveryDto = Shown<typeof listWebhookDeliveries.output>["deliveries"][number];
type DeliveryDetailDto = Shown<typeof getWebhookDelivery.output>;

export const presentWebhookEndpoint = (endpoint: WebhookEndpoint): EndpointDto => ({
  endpointId: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  warehouseId: endpoint.warehouseId,
  warehouseName: endpoint.warehouseName,
  ecommerceIds: endpoint.ecommerceIds,
  isEnabled: endpoint.isEnabled,
  disabledReason: endpoint.disabledReason,
  disabledAt: endpoint.disabledAt?.toISOString() ?? null,
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  previousSecretUntil: endpoint.previousSecretUntil?.toISOString() ?? null,
  createdAt: endpoint.createdAt.toISOString(),
  pending: endpoint.pending,
  delivered: endpoint.delivered,
  dead: endpoint.dead,
});

type LatelyFact = {
  endpointId: string;
  days: { day: string; acknowledged: number; failed: number }[];
  failing: { inARow: number; outcome: AttemptOutcome; error: string } | null;
};

export const presentEndpointLately = ({ endpointId, days, failing }: LatelyFact): Shown<typeof EndpointLatelyDto> => ({
  endpointId,
  days,
  failing: failing && { inARow: failing.inARow, outcome: failing.outcome, error: failing.error },
});

export const presentWebhookDelivery = (delivery: WebhookDelivery): DeliveryDto => ({
  deliveryId: delivery.id,
  endpointId: delivery.endpointId,
  eventId: delivery.eventId,
  processId: delivery.processId,
  returnCode: delivery.returnCode,
  type: delivery.type,
  sequence: delivery.sequence,
  state: delivery.state,
  attempts: delivery.attempts,
  lastStatus: delivery.lastStatus,
  lastError: delivery.lastError,
  lastDurationMs: delivery.lastDurationMs,
  nextAttemptAt: delivery.state === "PENDING" ? delivery.dueAt.toISOString() : null,
  createdAt: delivery.createdAt.toISOString(),
  deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
});

export const presentWebhookDeliveryDetail = (detail: WebhookDeliveryDetail): DeliveryDetailDto => ({
  delivery: presentWebhookDelivery(detail.delivery),
  url: detail.url,
  body: detail.body,
  attempts: detail.attempts.map((attempt) => ({
    number: attempt.number,
    at: attempt.at.toISOString(),
    url: attempt.url,
    durationMs: attempt.durationMs,
    httpStatus: attempt.httpStatus,
    error: attempt.error,
    requestHeaders: attempt.requestHeaders,
    responseHeaders: attempt.responseHeaders,
    responseBody: attempt.responseBody,
  })),
});

export const presentWebhookReplay = (replay: WebhookReplay): Shown<typeof WebhookReplayDto> => ({
  replayId: replay.id,
  what: replay.what,
  from: replay.fromAt.toISOString(),
  to: replay.toAt.toISOString(),
  total: replay.total,
  replayed: replay.replayed,
  createdAt: replay.createdAt.toISOString(),
  finishedAt: replay.finishedAt?.toISOString() ?? null,
});
