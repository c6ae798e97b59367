import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

export const OUTCOME_WORDS: Record<RefundOption, string> = {
  ORIGINAL_PAYMENT_METHOD: "Refund",
  STORE_CREDIT: "Store credit",
  GIFT_CARD: "Gift card",
  BANK_TRANSFER: "Bank transfer",
};

/** A store's reason as people read it: stores name them like constants ("TOO_SMALL") or in words of their own. */
export const reasonWords = (reason: string): string => {
  if (!/^[A-Z0-9_]+$/.test(reason)) return reason;
  const words = reason.toLowerCase().replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const METHOD_WORDS: Record<ReturnMethod, string> = {
  NO_RETURN_METHOD: "Not sent",
  HOME_PICK_UP: "Picked up at home",
  DROP_OFF_POINT: "Handed in at a drop-off point",
  DELIVERY_PICKUP: "Picked up with a delivery",
  IN_STORE: "Brought to a store",
};
