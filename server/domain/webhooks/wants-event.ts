import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";

/**
 * Returns whether an endpoint gets this event: its type is selected, and the endpoint's stores (none named: all)
 * include the event's.
 */
export const wantsEvent = (
  endpoint: { events: readonly string[]; ecommerceIds: readonly string[] },
  event: { type: WebhookEvent; ecommerceId: string },
): boolean =>
  endpoint.events.includes(event.type) &&
  (endpoint.ecommerceIds.length === 0 || endpoint.ecommerceIds.includes(event.ecommerceId));
