import type { z } from "zod";
import type { EndpointLatelyDto, WebhookEndpointDto } from "@/contract/admin/webhook-endpoints";
import type {
  getWebhookDelivery,
  getWebhookFigures,
  listWebhookDeliveries,
  WebhookReplayDto,
} from "@/contract/dashboard/webhooks";

export type Endpoint = z.output<typeof WebhookEndpointDto>;
export type Lately = z.output<typeof EndpointLatelyDto>;
export type Delivery = z.output<typeof listWebhookDeliveries.output>["deliveries"][number];
export type DeliveryDetail = z.output<typeof getWebhookDelivery.output>;
export type Replay = z.output<typeof WebhookReplayDto>;
export type Figures = z.output<typeof getWebhookFigures.output>;
/** A return that a test event can use. */
export type TestSubject = { readonly process_id: string; readonly words: string };
export type StoreName = { readonly ecommerce_id: string; readonly name: string };
