import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";

const WORDS: Record<WebhookEvent, string> = {
  onReturnProcessCreation: "Return created",
  onShippingStatusUpdated: "Parcel moved",
  onProcessCompleted: "Return completed",
  onReturnProcessCanceled: "Return canceled",
};

/** An event in words; its name stays visible where machines are the subject. */
export const eventWords = (event: WebhookEvent): string => WORDS[event];
