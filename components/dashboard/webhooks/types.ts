import type { z } from "zod";
import type { getWebhookDelivery, listWebhookDeliveries, WebhookEndpointDto } from "@/contract/dashboard/webhooks";

export type Endpoint = z.output<typeof WebhookEndpointDto>;
export type Delivery = z.output<typeof listWebhookDeliveries.output>["deliveries"][number];
export type DeliveryDetail = z.output<typeof getWebhookDelivery.output>;
