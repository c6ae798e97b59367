import { type ReturnProcessPayload, ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { EventSnapshot } from "@/server/domain/webhooks/types";
import { toWire } from "@/server/kernel/wire-names";
import { presentWebhookPayload } from "./webhook-payload";

/** Returns the body of a webhook in published names. */
export const publishWebhookPayload = (process: EventSnapshot, type: WebhookEvent): ReturnProcessPayload =>
  toWire(ReturnProcessPayloadDto, presentWebhookPayload(process, type));

/** Returns the bytes of a webhook as signed and sent, rendered from the process right after the change. */
export const webhookBody = ({ snapshot, type }: { snapshot: EventSnapshot; type: WebhookEvent }): string =>
  JSON.stringify(publishWebhookPayload(snapshot, type));
