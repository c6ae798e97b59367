import { REFUND_OPTION_LABELS } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

export const OUTCOME_WORDS = { ...REFUND_OPTION_LABELS, ORIGINAL_PAYMENT_METHOD: "Refund", EXCHANGE: "Exchange" };

/** Why a piece did not go back into stock. */
const SHELF_WORDS: Record<string, string> = {
  KEPT_BY_SHOPPER: "the shopper keeps it",
  GIVEN_BACK: "it was given back to the shopper",
  LOST: "it was lost",
  NOT_REVIEWED: "nobody has looked at it",
  DECLINED: "it was declined",
  MISSING: "it did not arrive",
  NOT_RESELLABLE: "it cannot be sold as new",
  NOT_GRADED: "it was returned as damaged and nobody graded it",
  RESTOCKING_DISABLED: "this store does not restock returns",
  NO_RECEIVING_WAREHOUSE: "this store has no warehouse",
  UNKNOWN_VARIANT: "the catalogue does not have it",
  STOCK_NOT_TRACKED: "the shop does not count it",
};

/** Where a piece ended after the check: "Back in stock", or why not; empty while that is open. */
export const shelfWords = (unit: { restocked_at: string | null; not_restocked_reason: string | null }): string => {
  if (unit.restocked_at !== null) return "Back in stock";
  if (unit.not_restocked_reason === null) return "";
  return `Not restocked: ${SHELF_WORDS[unit.not_restocked_reason] ?? unit.not_restocked_reason}`;
};

export const METHOD_WORDS: Record<ReturnMethod, string> = {
  NO_RETURN_METHOD: "Not sent",
  HOME_PICK_UP: "Picked up at home",
  DROP_OFF_POINT: "Dropped off",
  DELIVERY_PICKUP: "Picked up with a delivery",
  IN_STORE: "Brought to a store",
};
