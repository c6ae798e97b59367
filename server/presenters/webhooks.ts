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
  ...endpoint,
  endpointId: endpoint.id,
  disabledAt: endpoint.disabledAt,
  failingSince: endpoint.failingSince,
  previousSecretUntil: endpoint.previousSecretUntil,
  createdAt: endpoint.createdAt,
});

type LatelyFact = {
  endpointId: string;
  days: { day: string; acknowledged: number; failed: number }[];
  failing: { inARow: number; outcome: AttemptOutcome; error: string } | null;
};

export const presentEndpointLately = ({ endpointId, days, failing }: LatelyFact): Shown<typeof EndpointLatelyDto> => ({
  endpointId,
  days,
  failing: failing && { ...failing },
});

export const presentWebhookDelivery = (delivery: WebhookDelivery): DeliveryDto => ({
  ...delivery,
  deliveryId: delivery.id,
  nextAttemptAt: delivery.state === "PENDING" ? delivery.dueAt : null,
  createdAt: delivery.createdAt,
  deliveredAt: delivery.deliveredAt,
});

export const presentWebhookDeliveryDetail = (detail: WebhookDeliveryDetail): DeliveryDetailDto => ({
  delivery: presentWebhookDelivery(detail.delivery),
  url: detail.url,
  body: detail.body,
  attempts: detail.attempts.map((attempt) => ({
    ...attempt,
    at: attempt.at,
  })),
});

export const presentWebhookReplay = (replay: WebhookReplay): Shown<typeof WebhookReplayDto> => ({
  ...replay,
  replayId: replay.id,
  from: replay.fromAt,
  to: replay.toAt,
  createdAt: replay.createdAt,
  finishedAt: replay.finishedAt,
});
