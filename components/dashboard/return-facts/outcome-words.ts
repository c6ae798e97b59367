import { REFUND_OPTION_LABELS } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

export const OUTCOME_WORDS = { ...REFUND_OPTION_LABELS, ORIGINAL_PAYMENT_METHOD: "Refund", EXCHANGE: "Exchange" };

/** Why a piece did not go back into stock. */
const SHELF_WORDS: Record<string, string> = {
  KEPT_BY_SHOPPER: "kept by the shopper",
  GIVEN_BACK: "returned to the shopper",
  LOST: "lost",
  NOT_REVIEWED: "not inspected",
  DECLINED: "declined",
  MISSING: "not received",
  NOT_RESELLABLE: "can’t be sold as new",
  NOT_GRADED: "returned as damaged and not graded",
  RESTOCKING_DISABLED: "the store doesn’t restock returns",
  NO_RECEIVING_WAREHOUSE: "the store has no warehouse",
  UNKNOWN_VARIANT: "not in the catalog",
  STOCK_NOT_TRACKED: "stock isn’t tracked",
};

/** Where a piece ended after the check: "Back in stock", or why not; empty while that is open. */
export const shelfWords = (unit: { restocked_at: string | null; not_restocked_reason: string | null }): string => {
  if (unit.restocked_at !== null) return "Back in stock";
  if (unit.not_restocked_reason === null) return "";
  return `Not restocked: ${SHELF_WORDS[unit.not_restocked_reason] ?? unit.not_restocked_reason}`;
};

export const METHOD_WORDS: Record<ReturnMethod, string> = {
  NO_RETURN_METHOD: "Not sent",
  HOME_PICK_UP: "Home pickup",
  DROP_OFF_POINT: "Drop-off",
  DELIVERY_PICKUP: "Pickup with a delivery",
  IN_STORE: "In store",
};
