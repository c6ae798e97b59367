import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { EventSnapshot } from "@/server/domain/webhooks/types";
import { presentWebhookPayload } from "./webhook-payload";

/** The bytes of a webhook: what is signed and sent. Rendered from the process as it was right after the change. */
export const webhookBody = ({ snapshot, type }: { snapshot: EventSnapshot; type: WebhookEvent }): string =>
  JSON.stringify(presentWebhookPayload(snapshot, type));
