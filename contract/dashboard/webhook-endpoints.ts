import { z } from "zod";
import { EndpointLatelyDto, WebhookEndpointDto } from "../admin/webhook-endpoints";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { WebhookReplayDto } from "./webhooks";

export const getWebhookEndpoint = defineQuery({
  summary: "Get a webhook endpoint",
  description: "Includes its latest replays, newest first.",
  scope: "webhooks:read",
  input: z.object({ endpoint_id: identifier() }),
  output: z.object({
    endpoint: WebhookEndpointDto,
    replays: z.array(WebhookReplayDto),
    lately: EndpointLatelyDto.nullable(),
  }),
});

export const revealWebhookSecret = defineMutation({
  summary: "Reveal the signing secret of an endpoint",
  description: "HMAC key for X-SVC-Signature.",
  scope: "webhooks:write",
  input: z.object({ endpoint_id: identifier() }),
  output: z.object({ secret: z.string() }),
});
