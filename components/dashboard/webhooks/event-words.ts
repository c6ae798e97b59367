import type { DeliveryType } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";

/** An event in words; its name stays visible where machines are the subject. */
export const eventWords = (event: DeliveryType): string => t(`eventWords.${event}`);
