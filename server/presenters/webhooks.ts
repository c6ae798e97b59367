import type { WebhookEndpointDto } from "@/contract/admin/webhook-endpoints";
import type { getWebhookDelivery, listWebhookDeliveries, WebhookReplayDto } from "@/contract/dashboard/webhooks";
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
});

export const presentWebhookDelivery = (delivery: WebhookDelivery): DeliveryDto => ({
  ...delivery,
  deliveryId: delivery.id,
  nextAttemptAt: delivery.state === "PENDING" ? delivery.dueAt : null,
});

export const presentWebhookDeliveryDetail = (detail: WebhookDeliveryDetail): DeliveryDetailDto => ({
  delivery: presentWebhookDelivery(detail.delivery),
  url: detail.url,
  body: detail.body,
  attempts: detail.attempts,
});

export const presentWebhookReplay = (replay: WebhookReplay): Shown<typeof WebhookReplayDto> => ({
  ...replay,
  replayId: replay.id,
  from: replay.fromAt,
  to: replay.toAt,
});
