import type { DeliveryType } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";

/** Returns the name of an event for people; technical views show its identifier. */
export const eventWords = (event: DeliveryType): string => t(`eventWords.${event}`);
