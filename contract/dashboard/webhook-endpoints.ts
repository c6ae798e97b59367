import { z } from "zod";
import { EndpointLatelyDto, WebhookEndpointDto } from "../admin/webhook-endpoints";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { WebhookReplayDto } from "./webhooks";

export const getWebhookEndpoint = defineQuery({
  summary: "One webhook endpoint",
  description: "With its last replays, newest first.",
  scope: "webhooks:read",
  input: z.object({ endpoint_id: identifier() }),
  output: z.object({
    endpoint: WebhookEndpointDto,
    replays: z.array(WebhookReplayDto),
    lately: EndpointLatelyDto.nullable(),
  }),
});

export const revealWebhookSecret = defineMutation({
  summary: "Show the signing secret of an endpoint",
  description: "The key of the HMAC in X-SVC-Signature.",
  scope: "webhooks:write",
  input: z.object({ endpoint_id: identifier() }),
  output: z.object({ secret: z.string() }),
});
