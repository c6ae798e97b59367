import type { DeliveryType } from "@/contract/vocabulary/webhook-event";

const WORDS: Record<DeliveryType, string> = {
  onReturnProcessCreation: "Return created",
  onShippingStatusUpdated: "Parcel moved",
  onProcessCompleted: "Return completed",
  onReturnProcessCanceled: "Return canceled",
  expectedParcels: "Daily list for a warehouse",
};

/** An event in words; its name stays visible where machines are the subject. */
export const eventWords = (event: DeliveryType): string => WORDS[event];
